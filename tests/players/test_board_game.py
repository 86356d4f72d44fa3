"""The greedy player at The Board Game: what it finds good, and how well it plays."""

from __future__ import annotations

import pytest

from tests.games.board_game.kit import laid_out, open_map, rules_of, state
from tests.kit.table import Position
from ziggurat import api
from ziggurat.api import Match
from ziggurat.arena.block import Drawn
from ziggurat.arena.runner import run_match
from ziggurat.games.board_game.battle.fight import Battle, set_cards
from ziggurat.games.board_game.ids import CAPITAL
from ziggurat.kernel.state import Outcome
from ziggurat.players.evaluators import board_game
from ziggurat.players.player import Budget
from ziggurat.players.table import make_player


def worth(t: Position, seat: int = 0) -> float:
    return board_game.evaluate(t.state, seat)


def test_it_beats_the_random_player() -> None:
    match = Match.new(rules_of(), 2, chance=Drawn(api.Seeded(3)))
    players = [make_player(name, seat) for seat, name in enumerate(("random", "greedy"))]
    outcome = run_match(match, players, Budget(60.0), limit=5000).outcome
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.parametrize(
    ("fact", "less", "more"),
    [
        ("known p1", ["pottery"], ["pottery", "writing"]),
        ("known p1", ["pottery", "writing"], ["pottery", "writing", "sailing"]),
        ("track p1", ["3"], ["4"]),
        ("culture p1", ["3"], ["4"]),
        ("trade p1", ["5"], ["6"]),
        ("coin_tokens p1", [], ["pottery"]),
        ("walls p1", [], ["capital"]),
        ("marker A23", [], ["workshop"]),
        ("marker A23", ["workshop"], ["iron_mine"]),
        ("armies p1", ["A33"], ["A33", "A33"]),
        ("scouts p1", [], ["A32"]),
        ("forces p1", ["infantry_1"], ["infantry_3"]),
        ("facedown_finds p1", [], ["hut_spy"]),
        ("hand p1", [], ["drought"]),
    ],
)
def test_more_is_better(fact: str, less: list[str], more: list[str]) -> None:
    assert worth(laid_out().set(fact, *less)) < worth(laid_out().set(fact, *more))


def test_a_city_is_worth_most() -> None:
    grown = worth(open_map(laid_out()).set("city p1 city1", "E22"))
    assert grown > worth(open_map(laid_out()).set("known p1", "pottery"))


@pytest.mark.parametrize("trade", ["6", "12", "27"])
def test_learning_beats_waiting(trade: str) -> None:
    learned = laid_out().set("known p1", "pottery").set("trade p1", "0")
    assert worth(learned) > worth(laid_out().set("trade p1", trade))


@pytest.mark.parametrize(("space", "culture", "trade"), [(0, 3, 0), (7, 5, 3), (14, 7, 6)])
def test_a_space_of_the_track_is_worth_its_price(space: int, culture: int, trade: int) -> None:
    before = laid_out().set("track p1", str(space)).set("culture p1", str(culture))
    paid = laid_out().set("track p1", str(space + 1)).set("culture p1", "0")
    assert worth(paid.set("trade p1", "0")) > worth(before.set("trade p1", str(trade)))


def test_anarchy_is_not_worth_it() -> None:
    calm = laid_out().set("government p1", "despotism")
    assert worth(laid_out().set("government p1", "anarchy")) < worth(calm)


def test_a_better_government_is_worth_a_change() -> None:
    assert worth(laid_out().set("government p1", "democracy")) > worth(laid_out())


def test_a_scout_walks_to_where_a_city_can_stand() -> None:
    there = open_map(laid_out()).set("scouts p1", "E22")
    assert worth(there) > worth(open_map(laid_out()).set("scouts p1", "C11"))


def test_strong_armies_march_on_a_capital() -> None:
    forces = ["infantry_3", "infantry_3", "mounted_3", "mounted_3", "artillery_3", "artillery_3"]
    near = open_map(laid_out()).set("forces p1", *forces).set("forces p2").set("armies p1", "G44")
    far = open_map(laid_out()).set("forces p1", *forces).set("forces p2").set("armies p1", "B11")
    assert worth(near) > worth(far)


def test_armies_beside_the_own_capital_are_feared() -> None:
    units = ["infantry_2", "mounted_2", "artillery_2", "infantry_2", "mounted_2", "artillery_2"]
    near = open_map(laid_out()).set("forces p1").set("forces p2", *units)
    far = open_map(laid_out()).set("forces p1").set("forces p2", *units)
    assert worth(near.set("armies p2", "C11", "C11")) < worth(far.set("armies p2", "F44", "F44"))


def test_a_battle_is_judged_by_who_is_ahead() -> None:
    t = laid_out()
    state(t).push(Battle(0, 1, state(t).cities[1][CAPITAL], CAPITAL))
    even = worth(t)
    set_cards(state(t), (8, 0))
    assert worth(t) > even


def test_a_rival_that_is_ahead_hurts() -> None:
    assert worth(laid_out().set("track p2", "18")) < worth(laid_out())


def test_secrets_of_rivals_change_nothing() -> None:
    t = laid_out().set("hand p2", "drought").set("forces p2", "infantry_3")
    other = laid_out().set("hand p2", "sabotage").set("forces p2", "infantry_1")
    assert worth(t) == worth(other)


def test_winning_is_best_and_losing_worst() -> None:
    t = laid_out().set("track p1", "20")
    before = worth(t)
    t.state.outcome = Outcome((0,), "culture", (30, 10))
    assert worth(t) > before > worth(t, 1)


def test_nothing_is_judged_before_the_capitals_stand() -> None:
    t = laid_out()
    assert board_game.has_begun(t.state)
    state(t).cities = ((-1, -1, -1), state(t).cities[1])
    assert not board_game.has_begun(t.state)
