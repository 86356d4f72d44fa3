"""The greedy player at Wisdom and Warfare: what it finds good."""

from __future__ import annotations

import pytest

from tests.games.board_game.wisdom_and_warfare.kit import laid_out
from tests.kit.table import Position
from ziggurat import api
from ziggurat.api import Match
from ziggurat.arena.runner import run_match
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.players.evaluators import board_game
from ziggurat.players.player import Budget
from ziggurat.players.table import make_player

MODULES = ("wisdom_and_warfare",)
FOUND = 0b11110


def worth(t: Position, seat: int = 0) -> float:
    return board_game.evaluate(t.state, seat)


@pytest.mark.parametrize(
    ("fact", "less", "more"),
    [
        ("policies p1", [], ["pacifism"]),
        ("policies p1", [], ["expansionism"]),
        ("forces p1", ["infantry_1_3"], ["infantry_1_3", "infantry_3_1"]),
        ("forces p1", ["infantry_1_3"], ["aircraft_6_6"]),
    ],
)
def test_more_is_better(fact: str, less: list[str], more: list[str]) -> None:
    assert worth(laid_out().set(fact, *less)) < worth(laid_out().set(fact, *more))


def test_a_program_is_worth_something() -> None:
    t = laid_out()
    before = worth(t)
    wisdom(t.state).programs = (1, 0)
    assert worth(t) > before


def at_city_state(army: str) -> Position:
    t = laid_out().set("token A44", "city_state_1").set("armies p1", army)
    wisdom(t.state).city_states = FOUND
    return t


def test_figures_go_for_city_states_and_stay() -> None:
    assert worth(at_city_state("A44")) > worth(at_city_state("A43")) > worth(at_city_state("A11"))


def test_an_army_goes_for_a_relic() -> None:
    def gain(army: str) -> float:
        bare = worth(laid_out().set("armies p1", army))
        return worth(laid_out().set("token A11", "attilas_village").set("armies p1", army)) - bare

    assert gain("A12") > gain("A44")


@pytest.mark.parametrize(("more", "seats"), [((), 2), (("fame_and_fortune",), 5)])
def test_it_plays(more: tuple[str, ...], seats: int) -> None:
    match = Match.new(api.build("board-game", (*more, *MODULES)), seats, bytes(32))
    players = [make_player("greedy", seat) for seat in range(seats)]
    run_match(match, players, Budget(60.0), limit=60)
    assert match.next_entry > 60
