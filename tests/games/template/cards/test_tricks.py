"""Trick cards: each card played once in a night, and where it can be played."""

from tests.kit.table import Position
from tests.kit.trace import component


def holding(*tricks: str) -> Position:
    """Red holds these tricks; blue has 4 coins, a guard and silk; green has nothing to give."""
    t = Position("template", seats=3).set("hand red", *tricks).set("coins blue", "4")
    return t.set("hand blue", "guard").set("wares blue", "silk").set("coins green", "0")


@component("trick.thief")
def test_thief() -> None:
    t = holding("thief").at("night red tricks")
    assert t.options() == ["red pass", "red steal blue"]
    t.play("red steal blue")
    assert (t.fact("hand red"), t.fact("discarded")) == ([], ["thief"])
    t.play("blue pass")
    assert (t.fact("coins red"), t.fact("coins blue")) == (["8"], ["1"])
    assert t.heard("green") == ["steals 0 1", "stolen 0 1 3"]


@component("trick.guard")
def test_guard() -> None:
    t = holding("thief").at("night red tricks").play("red steal blue")
    assert t.options() == ["blue pass", "blue guard"]
    t.play("blue guard")
    assert (t.fact("hand blue"), t.fact("discarded")) == ([], ["thief", "guard"])
    t.play("red pass", "blue pass")
    assert (t.fact("coins red"), t.fact("coins blue")) == (["5"], ["4"])
    assert t.heard("green") == ["steals 0 1", "guards 1"]


@component("trick.bribe")
def test_bribe() -> None:
    t = holding("thief", "bribe").at("night red tricks").play("red steal blue", "blue guard")
    assert t.options() == ["red pass", "red bribe"]
    t.play("red bribe", "red pass", "blue pass")
    assert (t.fact("hand red"), t.fact("discarded")) == ([], ["thief", "guard", "bribe"])
    assert (t.fact("coins red"), t.fact("coins blue")) == (["7"], ["1"])
    assert t.heard("green") == ["steals 0 1", "guards 1", "bribes 0", "stolen 0 1 3"]


@component("trick.bribe", "trick.guard")
def test_guard_and_bribe_are_answers_only() -> None:
    assert (
        holding("guard", "bribe").at("night red barter").refused("red guard") == "zg.other_question"
    )
    t = holding("guard", "bribe").at("night red tricks")
    assert t.options() == ["red pass"]
    assert t.refused("red bribe") == "zg.other_question"


@component("trick.loan")
def test_loan() -> None:
    t = holding("loan").set("on_show", "spice").at("night red barter")
    assert "red pawn" in t.options()
    t.play("red pawn")
    assert (t.fact("hand red"), t.fact("discarded")) == ([], ["loan"])
    assert t.fact("coins red") == ["7"]
    assert t.heard("green") == ["pawns 0 2"]


@component("trick.loan")
def test_a_loan_in_the_hand_of_a_thief() -> None:
    t = holding("thief", "loan").set("coins red", "0").at("night red tricks")
    t.play("red pawn", "red steal blue", "blue guard")
    assert t.fact("coins red") == ["2"]
    assert t.options() == ["red pass"]
