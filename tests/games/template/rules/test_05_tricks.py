"""Tricks: who may play one when, and how a theft is stopped and goes on after all."""

import pytest

from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.template.theft import Theft
from ziggurat.kernel.flows import Window

RED, BLUE, GREEN = 0, 1, 2


def night(seats: int = 2) -> Position:
    """Red is first and has a thief."""
    return Position("template", seats).set("coins red", "2").set("hand red", "thief")


@rule("tp.trick.one_each")
def test_everybody_is_asked_in_turn() -> None:
    t = Position("template", seats=3).set("first", "green").at("night green tricks")
    for seat in ("green", "red", "blue"):
        assert t.asked() == [f"{seat} play_trick"]
        assert t.options() == [f"{seat} pass"]
        t.play(f"{seat} pass")
    assert t.asked() == ["nature die"]


@rule("tp.trick.one_each")
def test_one_trick_is_played() -> None:
    t = night().set("hand red", "thief", "thief").at("night red tricks")
    t.play("red steal blue", "blue pass")
    assert t.asked() == ["blue play_trick"]
    assert t.fact("hand red") == ["thief"]


@rule("tp.trick.one_each")
def test_what_could_be_played_is_secret() -> None:
    thief, bribe = night().at("night red tricks"), night().set("hand red", "bribe")
    bribe.at("night red tricks")
    assert thief.options() != bribe.options()
    assert thief.knows("blue") == bribe.knows("blue")


@rule("tp.trick.from_hand")
def test_a_trick_is_played_from_the_own_hand() -> None:
    t = night().set("hand red", "guard", "bribe").set("hand blue", "thief", "loan")
    t.at("night red tricks")
    assert t.options() == ["red pass"]
    assert t.refused("red steal blue") == "tp.trick.from_hand"
    assert t.refused("red pawn") == "tp.trick.from_hand"


@rule("tp.trick.from_hand")
def test_guards_and_bribes_are_played_from_the_own_hand() -> None:
    t = night().set("hand red", "thief", "guard").at("night red tricks").play("red steal blue")
    assert t.refused("blue guard") == "tp.trick.from_hand"
    t = night().set("hand blue", "guard", "bribe").at("night red tricks")
    t.play("red steal blue", "blue guard")
    assert t.refused("red bribe") == "tp.trick.from_hand"


@rule("tp.trick.from_hand")
def test_a_played_trick_is_discarded_face_up() -> None:
    t = night().set("hand red", "thief", "thief", "bribe").set("hand blue", "guard", "guard")
    t.at("night red tricks").play("red steal blue", "blue guard", "red bribe")
    assert (t.fact("hand red"), t.fact("hand blue")) == (["thief"], ["guard"])
    assert t.fact("discarded") == ["thief", "guard", "bribe"]
    for seat in ("red", "blue"):
        assert t.knows(seat)["view"]["parts"][0]["trick_discard"] == (0, 1, 2)


@rule("tp.trick.theft")
@pytest.mark.parametrize(("purse", "loot"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_a_thief_takes_three_coins_or_all(purse: int, loot: int) -> None:
    t = night(seats=3).set("coins blue", str(purse)).at("night red tricks")
    t.play("red steal blue", "blue pass")
    assert t.fact("coins red") == [str(2 + loot)]
    assert t.fact("coins blue") == [str(purse - loot)]
    assert t.fact("coins green") == ["5"]


@rule("tp.trick.thief_target")
def test_nobody_steals_from_an_empty_purse() -> None:
    t = night(seats=3).set("coins blue", "0").set("coins green", "1").at("night red tricks")
    assert t.refused("red steal blue") == "tp.trick.thief_target"
    assert t.options() == ["red pass", "red steal green"]


@rule("tp.trick.thief_target")
def test_a_refused_theft_names_its_victim() -> None:
    t = night(seats=3).set("coins green", "0").at("night red tricks")
    reason = api.why_not(t.state, RED, api.parse(t.rules, "steal green"))
    assert reason is not None
    assert reason.facts == (GREEN,)


@rule("tp.trick.guard")
def test_a_guard_stops_a_theft() -> None:
    t = night().set("coins blue", "4").set("hand blue", "guard").at("night red tricks")
    t.play("red steal blue", "blue guard", "red pass", "blue pass")
    assert (t.fact("coins blue"), t.fact("coins red")) == (["4"], ["2"])
    assert t.asked() == ["blue play_trick"]


@rule("tp.trick.guard")
def test_a_victim_is_asked_with_or_without_a_guard() -> None:
    guarded, bare = night().set("hand blue", "guard"), night().set("hand blue", "thief")
    for t in (guarded, bare):
        t.at("night red tricks").play("red steal blue")
        assert t.asked() == ["blue before_theft"]
    assert (guarded.options(), bare.options()) == (["blue pass", "blue guard"], ["blue pass"])
    assert guarded.knows("red") == bare.knows("red")


@rule("tp.trick.guard", "tp.trick.bribe")
def test_a_theft_is_answered_by_nothing_else() -> None:
    t = night().set("hand red", "thief", "loan", "bribe").set("hand blue", "guard", "thief", "loan")
    t.at("night red tricks").play("red steal blue")
    for trick in ("steal red", "pawn", "bribe"):
        assert t.refused(f"blue {trick}") == "zg.other_question"
    t.play("blue guard")
    for trick in ("steal blue", "pawn", "guard"):
        assert t.refused(f"red {trick}") == "zg.other_question"


@rule("tp.trick.guard_own")
def test_a_guard_does_not_help_somebody_else() -> None:
    t = night(seats=3).set("hand green", "guard").at("night red tricks")
    t.play("red steal blue")
    assert t.asked() == ["blue before_theft"]
    assert t.refused("green guard") == "zg.not_asked"
    assert t.play("blue pass").fact("coins blue") == ["2"]


@rule("tp.trick.guard_own")
def test_a_guard_needs_a_theft_from_its_holder() -> None:
    t = night(seats=3).set("hand green", "guard").set("hand red", "bribe")
    window = Window("before_theft", (GREEN,), (RED,))
    t.at("night red die", Theft(RED, BLUE, False, 1), window)
    assert t.options() == ["green pass"]
    assert t.refused("green guard") == "tp.trick.guard_own"


@rule("tp.trick.guard_own")
def test_a_bribe_needs_a_guard_against_its_holder() -> None:
    t = night(seats=3).set("hand green", "bribe")
    t.at("night red die", Theft(RED, BLUE, True, 1), Window("after_guard", (GREEN,)))
    assert t.options() == ["green pass"]
    assert t.refused("green bribe") == "tp.trick.guard_own"


@rule("tp.trick.guard_own")
def test_one_guard_and_one_bribe_are_enough() -> None:
    t = night().set("hand red", "thief", "bribe", "bribe").set("hand blue", "guard", "guard")
    t.at("night red tricks").play("red steal blue", "blue guard", "red bribe")
    assert t.refused("red bribe") == "tp.trick.guard_own"
    t.play("red pass", "blue guard", "red pass")
    assert t.fact("hand blue") == []
    assert t.options() == ["blue pass"]


@rule("tp.trick.guard_own")
def test_a_stopped_theft_is_not_stopped_twice() -> None:
    t = night().set("hand blue", "guard", "guard").at("night red tricks")
    t.play("red steal blue", "blue guard", "red pass")
    assert t.options() == ["blue pass"]
    assert t.refused("blue guard") == "tp.trick.guard_own"


@rule("tp.trick.bribe")
def test_a_bribe_costs_a_coin_and_lets_the_theft_go_on() -> None:
    t = night().set("hand red", "thief", "bribe").set("hand blue", "guard")
    t.at("night red tricks").play("red steal blue", "blue guard")
    assert t.options() == ["red pass", "red bribe"]
    t.play("red bribe")
    assert t.fact("coins red") == ["1"]
    t.play("red pass", "blue pass")
    assert (t.fact("coins red"), t.fact("coins blue")) == (["4"], ["2"])


@rule("tp.trick.bribe")
def test_a_second_guard_stops_a_theft_after_a_bribe() -> None:
    t = night().set("hand red", "thief", "bribe").set("hand blue", "guard", "guard")
    t.at("night red tricks").play("red steal blue", "blue guard", "red bribe", "red pass")
    t.play("blue guard", "red pass", "blue pass")
    assert (t.fact("coins red"), t.fact("coins blue")) == (["1"], ["5"])


@rule("tp.trick.bribe")
def test_only_the_thief_is_asked_with_or_without_a_bribe() -> None:
    t = night(seats=3).set("hand blue", "guard").set("hand green", "bribe")
    t.at("night red tricks").play("red steal blue", "blue guard")
    assert t.asked() == ["red after_guard"]
    assert t.options() == ["red pass"]


@rule("tp.trick.loan")
def test_a_loan_is_pawned_when_asked_to_barter() -> None:
    t = night().set("hand red", "loan", "loan").set("wares blue", "silk").at("night red barter")
    t.play("red pawn", "red pawn", "red offer blue silk 6")
    assert (t.fact("coins red"), t.fact("hand red")) == (["6"], [])
    assert t.asked() == ["blue answer"]
    assert t.refused("blue pawn") == "zg.other_question"


@rule("tp.trick.loan")
def test_a_loan_does_not_count_as_the_trick() -> None:
    t = night().set("hand red", "thief", "loan").at("night red tricks")
    assert t.options() == ["red pass", "red steal blue", "red pawn"]
    t.play("red pawn", "red steal blue", "blue pass")
    assert t.fact("coins red") == ["7"]
    assert t.fact("discarded") == ["loan", "thief"]


@rule("tp.trick.loan")
def test_a_loan_waits_until_its_holder_is_asked() -> None:
    t = night().set("hand red", "loan").set("hand blue", "loan").set("on_show", "silk")
    t.at("night red barter")
    assert t.refused("blue pawn") == "zg.not_asked"
    t.play("red pass")
    assert t.refused("blue pawn") == "zg.other_question"


@rule("tp.trick.loan")
def test_pawning_ends_neither_barter_nor_trick() -> None:
    t = night().set("hand red", "loan").at("night red barter").play("red pawn")
    assert t.asked() == ["red barter"]
    assert t.refused("red pawn") == "tp.trick.from_hand"
