"""Figures of others: scouts that die, and armies that fight."""

from tests.games.board_game.movement.field import UNITS, army, end_battle, moves, plain
from tests.kit.table import Position
from tests.kit.trace import rule


@rule("cb.enemy.scouts_only_killed")
def test_scouts_by_themselves_are_killed_without_a_battle() -> None:
    t = army("C11").set("scouts p2", "C12", "C12").set("forces p2", *UNITS)
    moves(t).play("p1 take C11 1 0", "p1 step C12")
    assert t.fact("scouts p2") == []
    assert t.fact("armies p1") == ["C12"]
    assert not [line for line in t.heard("p1") if line.startswith("battle")]


@rule("cb.enemy.scouts_only_loot")
def test_scouts_are_looted_like_beaten_figures() -> None:
    t = army("C11").set("scouts p2", "C12").set("trade p2", "5")
    moves(t).play("p1 take C11 1 0", "p1 step C12")
    assert t.asked() == ["p1 figure_loot"]
    t.play("p1 loot trade")
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["3"], ["2"])


@rule("cb.enemy.scouts_only_single_loot")
def test_two_scouts_bring_one_loot() -> None:
    t = army("C11", "D44").set("scouts p2", "C12", "C12").set("trade p2", "9")
    moves(t).play("p1 take C11 1 0", "p1 step C12", "p1 loot trade")
    assert t.asked() == ["p1 movement"]
    assert t.fact("trade p2") == ["6"]


@rule("cb.enemy.army_battle")
def test_an_army_that_meets_an_army_fights() -> None:
    t = army("C11").set("armies p2", "C12").set("forces p2", *UNITS)
    moves(t).play("p1 take C11 1 0", "p1 step C12")
    assert t.asked() == ["p2 battle_turn"]
    assert [line for line in t.heard("p1") if line.startswith("battle ")]


@rule("cb.enemy.mixed_losers_scouts")
def test_scouts_of_the_loser_die_with_its_armies() -> None:
    t = army("C11").set("armies p2", "C12").set("scouts p2", "C12").set("forces p1", *UNITS)
    moves(t).play("p1 take C11 1 0", "p1 step C12")
    end_battle(t)
    assert (t.fact("armies p2"), t.fact("scouts p2")) == ([], [])
    assert t.fact("armies p1") == ["C12"]


@rule("cb.enemy.mixed_losers_scouts")
def test_scouts_of_a_beaten_attacker_die_too() -> None:
    t = army("C11").set("scouts p1", "C11").set("armies p2", "C12").set("forces p2", *UNITS)
    moves(t).play("p1 take C11 1 1", "p1 step C12")
    end_battle(t)
    assert (t.fact("armies p1"), t.fact("scouts p1")) == ([], [])
    assert t.fact("armies p2") == ["C12"]


def test_figures_that_leave_a_coin_let_its_owner_win() -> None:
    t = army("H41").set("coin_tokens p2", *["pottery"] * 14).set("scouts p2")
    moves(t.set("city p2 capital", "H32"))
    assert (t.winners(), t.fact("coins p2")) == ([], ["14"])
    t.play("p1 take H41 1 0", "p1 step H42")
    assert t.winners() == ["p2"]


def between_two(*forces: str) -> Position:
    """p1 has entered a square on which p2 and p3 stand together, and the battles are over."""
    t = plain(3).set("armies p1", "C11", "D44").set("armies p2", "C12").set("armies p3", "C12")
    t.set("forces p1", *forces).set("forces p2", "infantry_1").set("forces p3", *UNITS)
    return end_battle(moves(t).play("p1 take C11 1 0", "p1 step C12"))


def battles(t: Position) -> int:
    """How many battles there were."""
    return len([line for line in t.heard("p1") if line.startswith("battle ")])


@rule("cb.enemy.army_battle", "cb.battle.attacker_repelled")
def test_an_army_that_was_beaten_fights_nobody_else() -> None:
    t = between_two()
    assert (t.fact("armies p1"), t.asked(), battles(t)) == (["D44"], ["p1 movement"], 1)


@rule("cb.enemy.army_battle")
def test_an_army_that_has_won_fights_whoever_else_is_there() -> None:
    t = between_two(*UNITS)
    assert (t.fact("armies p2"), t.asked(), battles(t)) == ([], ["p1 movement"], 2)
