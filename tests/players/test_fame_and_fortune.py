"""The greedy player at Fame and Fortune and its options: what it finds good."""

from __future__ import annotations

import pytest

from tests.games.board_game.fame_and_fortune.kit import laid_out
from tests.kit.table import Position
from ziggurat import api
from ziggurat.api import Match
from ziggurat.arena.runner import run_match
from ziggurat.players.evaluators import board_game
from ziggurat.players.player import Budget
from ziggurat.players.table import make_player

MODULES = ("great_person_deck", "investments")


def table() -> Position:
    return laid_out(2, *MODULES)


def worth(t: Position, seat: int = 0) -> float:
    return board_game.evaluate(t.state, seat)


@pytest.mark.parametrize(
    ("fact", "less", "more"),
    [
        ("waiting p1", [], ["atlantis"]),
        ("sign p1 capital", ["no_sign"], ["fortification"]),
        ("sign p1 capital", ["no_sign"], ["caravan"]),
        ("facedown_people p1", [], ["leonidas"]),
        ("faceup_people p1", [], ["leonidas"]),
        ("person_counters p1", ["0"], ["1"]),
        ("invested p1 infrastructure", ["0"], ["1"]),
        ("invested p1 military_industrial_complex", ["1"], ["2"]),
        ("invested p1 public_education", ["0"], ["1"]),
        ("invested p1 endowment_for_the_arts", ["2"], ["3"]),
    ],
)
def test_more_is_better(fact: str, less: list[str], more: list[str]) -> None:
    assert worth(table().set(fact, *less)) < worth(table().set(fact, *more))


def test_a_metropolis_is_better_than_a_capital() -> None:
    grown = table().set("annex p1 capital", "A23")
    assert worth(grown) > worth(table())


def test_an_army_goes_for_a_relic() -> None:
    near = table().set("token A11", "atlantis").set("armies p1", "A12")
    far = table().set("token A11", "atlantis").set("armies p1", "A44")
    assert worth(near) - worth(table().set("armies p1", "A12")) > worth(far) - worth(
        table().set("armies p1", "A44")
    )


def test_the_base_game_is_judged_as_before() -> None:
    assert board_game.terms_of(api.build("board-game")) == ()


def test_it_plays_with_everything_and_five_seats() -> None:
    match = Match.new(api.build("board-game", ("fame_and_fortune", *MODULES)), 5, bytes(32))
    players = [make_player("greedy", seat) for seat in range(5)]
    run_match(match, players, Budget(60.0), limit=60)
    assert match.next_entry > 60
