"""The greedy player at The Board Game: what it finds good, and how well it plays."""

from __future__ import annotations

import pytest

from tests.games.board_game.kit import laid_out, open_map, rules_of, state
from tests.kit.table import Position
from ziggurat import api
from ziggurat.api import Match
from ziggurat.arena.block import Drawn
from ziggurat.arena.runner import run_match
from ziggurat.kernel.state import Outcome
from ziggurat.players.evaluators import EVALUATORS, Evaluator, board_game
from ziggurat.players.player import Budget
from ziggurat.players.table import make_player


def worth(t: Position, seat: int = 0) -> float:
    return board_game.evaluate(t.state, seat)


@pytest.mark.parametrize("seed", [3, 11])
def test_it_beats_the_random_player(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Evaluator(board_game.evaluate, board_game.has_begun)
    monkeypatch.setitem(EVALUATORS, "board-game", judge)
    match = Match.new(rules_of(), 2, chance=Drawn(api.Seeded(seed)))
    names = ("random", "greedy")
    players = [make_player(name, seat) for seat, name in enumerate(names)]
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
        ("found p1", [], ["hut_spy"]),
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


def test_a_space_of_the_track_is_worth_its_price() -> None:
    paid = laid_out().set("track p1", "1").set("culture p1", "0")
    assert worth(paid) > worth(laid_out().set("track p1", "0").set("culture p1", "3"))


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
