"""Canonical orders: every set is found once, and nothing is ever left without an option."""

from __future__ import annotations

from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.question import PICK, Question
from ziggurat.players.canonical import canonical

NAME = 20
DONE = 21


def asked(*things: int, topic: str = "crates", any_order: bool = True, seat: int = 0) -> Question:
    """A question that lists some things beside "pass" and a word that names nothing."""
    options = ((PASS,), *[(NAME, thing) for thing in things], (DONE,))
    return Question(seat, topic, PICK, options, any_order=any_order)


def things(options: tuple[Choice, ...]) -> list[int]:
    return [option[1] for option in options if len(option) > 1]


def test_a_set_goes_on_upwards_and_can_be_closed() -> None:
    found = canonical(asked(1, 2, 4, 5), asked(1, 2, 3, 4, 5), (NAME, 3))
    assert found == ((PASS,), (NAME, 4), (NAME, 5), (DONE,))


def test_the_same_thing_may_be_named_again() -> None:
    assert things(canonical(asked(1, 2, 3), asked(1, 2, 3), (NAME, 2))) == [2, 3]


def test_a_thing_that_was_not_listed_before_stays() -> None:
    assert things(canonical(asked(1, 2), asked(2, 3), (NAME, 3))) == [1]


def test_after_pass_everything_stays() -> None:
    assert things(canonical(asked(1, 2), asked(1, 2), (PASS,))) == [1, 2]


def test_other_questions_are_left_alone() -> None:
    question = asked(1, 2, 3)
    for before in (asked(1, 2, 3, topic="barrels"), asked(1, 2, 3, seat=1)):
        assert canonical(question, before, (NAME, 3)) == question.options
    sequence = asked(1, 2, 3, any_order=False)
    assert canonical(sequence, sequence, (NAME, 3)) == sequence.options


def test_something_is_always_left() -> None:
    before = Question(0, "crates", PICK, ((NAME, 1), (NAME, 2)), any_order=True)
    must = Question(0, "crates", PICK, ((NAME, 1),), any_order=True)
    assert canonical(must, before, (NAME, 2)) == ((NAME, 1),)


def sets_of(left: tuple[int, ...], before: Question | None, given: Choice) -> list[frozenset[int]]:
    """All sets that a search comes by which follows the hint."""
    question = asked(*left)
    options = question.options if before is None else canonical(question, before, given)
    found = [frozenset[int]()]
    for thing in things(options):
        rest = tuple([other for other in left if other != thing])
        found += [other | {thing} for other in sets_of(rest, question, (NAME, thing))]
    return found


def test_a_search_finds_each_set_exactly_once() -> None:
    found = sets_of((1, 2, 3, 4, 5), None, (PASS,))
    assert len(found) == len(set(found)) == 2**5
