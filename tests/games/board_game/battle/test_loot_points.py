"""The option in which loot is bought with points."""

from functools import cache

from tests.games.board_game.battle.field import run_on
from tests.games.board_game.kit import game, row_of, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.games.board_game.battle.loot import take_city_loot, take_loot


@cache
def rules() -> api.Rules:
    """The rules with points."""
    return build(game(), (), {"loot": "points"})


def rich_loser() -> Position:
    """p2 has something of everything and p1 plays the Romans."""
    t = Position("board-game", 2, rules=rules())
    for step in t.rules.flows["setup"]:
        if step.name in ("market", "decks"):
            step.begin(t.state, 0)
    t.state.stack = ()
    t.set("civilization p1", "romans").set("trade p2", "5").set("culture p2", "2")
    t.set("known p2", "pottery").set("hand p2", "drought").set("resources p2 silk", "2")
    return t.set("coin_tokens p2", "pottery", "pottery")


def figures_beaten() -> Position:
    t = rich_loser()
    take_loot(state(t), 0, 1)
    return run_on(t)


def city_taken() -> Position:
    t = rich_loser()
    take_city_loot(state(t), 0, 1)
    return run_on(t)


@rule("cb.loot.system_choice")
def test_one_point_for_figures() -> None:
    t = figures_beaten()
    assert t.options() == [
        "p1 pass", "p1 loot trade", "p1 loot culture", "p1 loot silk", "p1 drop_coin pottery",
    ]  # fmt: skip
    assert t.refused("p1 learn pottery") == "cb.loot.system_choice"
    t.play("p1 loot trade")
    assert t.fact("trade p1") == ["3"]
    assert t.asked() == ["p1 rest"]


@rule("cb.loot.system_choice")
def test_two_points_for_a_city() -> None:
    t = city_taken()
    bought = ["p1 learn pottery", "p1 loot ancient_card", "p1 take_coin pottery"]
    assert [move for move in t.options() if move in bought] == bought
    t.play("p1 loot trade", "p1 loot trade")
    assert t.fact("trade p1") == ["5"]
    assert t.asked() == ["p1 rest"]


def test_a_tech_costs_both_points() -> None:
    t = city_taken().play("p1 learn pottery")
    assert "pottery" in t.fact("known p1")
    assert t.asked() == ["p1 rest"]


def test_a_coin_is_dropped_or_taken() -> None:
    t = city_taken().play("p1 drop_coin pottery", "p1 pass")
    assert t.fact("coin_tokens p2") == ["pottery"]
    assert t.fact("coin_tokens p1") == []
    t = city_taken().play("p1 take_coin pottery")
    assert t.fact("coin_tokens p2") == ["pottery"]
    assert t.fact("coin_tokens p1") == ["romans"]


def test_points_that_are_not_spent_are_lost() -> None:
    t = city_taken().play("p1 pass")
    assert t.asked() == ["p1 rest"]
    assert state(t).hand[1] == (row_of(t, "drought"),)
