"""Nature: chance questions and how a generator answers one."""

from __future__ import annotations

import pytest

from ziggurat.kernel.choice import Choice
from ziggurat.kernel.nature import Chooser, Seeded, chance, faces, pick
from ziggurat.kernel.question import CHANCE, NATURE, PUBLIC, only

CARDS: tuple[Choice, ...] = ((10, 0), (10, 1), (10, 2))


def counts(weights: tuple[int, ...], draws: int) -> list[int]:
    """How often each card is drawn."""
    question = chance("card", CARDS, weights)
    seeded = Seeded(3)
    drawn = [pick(question, seeded) for _ in range(draws)]
    return [drawn.count(card) for card in CARDS]


def test_a_die_has_its_faces() -> None:
    assert faces(10, 3) == ((10, 1), (10, 2), (10, 3))


def test_chance_is_a_question_to_nature() -> None:
    question = chance("card", CARDS, (1, 2, 3))
    assert (question.seat, question.kind, question.weights) == (NATURE, CHANCE, (1, 2, 3))


@pytest.mark.parametrize(("audience", "steady"), [(PUBLIC, False), (only(1), True)])
def test_a_secret_draw_is_steady(audience: int, steady: bool) -> None:
    assert chance("card", CARDS, (), audience).steady == steady


def test_without_weights_all_options_are_alike() -> None:
    assert min(counts((), 3000)) > 900


def test_weights_make_options_more_likely() -> None:
    few, more, most = counts((1, 3, 6), 10000)
    assert 900 < few < 1100
    assert 2850 < more < 3150
    assert 5850 < most < 6150


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two = Seeded(5), Seeded(5)
    numbers = [one.below(100) for _ in range(20)]
    assert numbers == [two.below(100) for _ in range(20)]
    assert max(numbers) < 100
    assert numbers != [Seeded(6).below(100) for _ in range(20)]


def test_a_chooser_must_say_how_it_chooses() -> None:
    with pytest.raises(TypeError, match="chooses nothing"):
        Chooser().below(2)
