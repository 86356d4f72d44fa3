"""The night: its parts in order, what chance gives, and how the market closes."""

import pytest

from tests.kit.table import Position
from tests.kit.trace import rule


@rule("tp.round.order")
def test_a_night_runs_through_its_parts_clockwise() -> None:
    t = Position("template", seats=3).set("first", "blue").at("night blue")
    t.play("nature show spice", "nature draw thief")
    assert t.fact("hand blue") == ["thief"]
    t.play("nature draw guard", "nature draw loan")
    assert (t.fact("hand green"), t.fact("hand red")) == (["guard"], ["loan"])
    t.play("blue pass", "blue bid 1", "green bid 0", "red bid 0")
    t.play("blue pass", "green pass", "red pass", "nature roll 1")
    assert t.fact("night") == ["1"]


@rule("tp.round.order")
def test_the_market_closes_after_the_die() -> None:
    t = Position("template").set("wares red", "mirror").set("coins red", "1")
    t.at("night red die").play("nature roll 6")
    assert t.fact("coins red") == ["4"]


@rule("tp.round.first_passes")
@pytest.mark.parametrize(("first", "left"), [("red", "blue"), ("blue", "green"), ("green", "red")])
def test_the_first_seat_passes_to_the_left(first: str, left: str) -> None:
    t = Position("template", seats=3).set("first", first).at(f"night {first} end")
    assert t.fact("first") == [left]
    t.play("nature show silk", "nature draw loan", "nature draw loan", "nature draw loan")
    assert t.asked() == [f"{left} barter"]


@rule("tp.round.ware")
def test_the_shown_ware_is_what_is_sold() -> None:
    t = Position("template").at("night red").play("nature show mirror")
    assert t.fact("on_show") == ["mirror"]
    assert t.heard("red") == t.heard("blue") == ["ware_shown 11"]
    t.play("nature draw loan", "nature draw loan", "red pass", "red bid 0", "blue bid 2")
    assert t.fact("wares blue") == ["mirror"]
    assert t.fact("on_show") == []


@rule("tp.round.ware")
def test_only_a_ware_of_the_deck_can_be_shown() -> None:
    t = Position("template").set("wares red", "amulet", "silk").set("wares blue", "amulet")
    odds = t.at("night red").odds()
    assert odds == {"show silk": 2, "show mirror": 3, "show spice": 3, "show carpet": 4}


@rule("tp.round.draw")
def test_everybody_draws_one_trick() -> None:
    t = Position("template").set("hand red", "guard").at("night red draw")
    t.play("nature draw thief", "nature draw loan")
    assert t.fact("hand red") == ["thief", "guard"]
    assert t.fact("hand blue") == ["loan"]
    assert t.asked() == ["red barter"]


@rule("tp.round.draw")
def test_a_drawn_trick_is_secret() -> None:
    thief, loan = (Position("template").at("night red draw") for _ in range(2))
    thief.play("nature draw thief")
    loan.play("nature draw loan")
    assert thief.knows("blue") == loan.knows("blue")
    assert thief.heard("red") == ["drew 0 0"]
    assert thief.heard("blue") == ["drew_hidden"]


@rule("tp.round.draw")
def test_only_a_trick_of_the_deck_can_be_drawn() -> None:
    t = Position("template").set("hand red", "thief").set("discarded", "loan", "loan")
    odds = t.at("night red draw").odds()
    assert odds == {"draw thief": 5, "draw guard": 5, "draw bribe": 4, "draw loan": 3}


@rule("tp.round.hand_limit")
def test_who_has_four_tricks_draws_none() -> None:
    t = Position("template").set("hand red", "thief", "thief", "guard", "loan")
    t.set("hand blue", "thief", "guard", "loan").at("night red draw").play("nature draw bribe")
    assert t.fact("hand blue") == ["thief", "guard", "bribe", "loan"]
    assert t.asked() == ["red barter"]


def nearly_empty_deck() -> Position:
    """Only one loan is left to draw; fifteen tricks are discarded."""
    t = Position("template").set("hand red", "thief", "thief").set("hand blue", "thief", "thief")
    gone = ["thief"] * 2 + ["guard"] * 5 + ["bribe"] * 4 + ["loan"] * 4
    return t.set("discarded", *gone)


@rule("tp.round.reshuffle")
def test_the_discards_become_a_new_deck() -> None:
    t = nearly_empty_deck().at("night red draw").play("nature draw loan")
    assert t.odds() == {"draw thief": 2, "draw guard": 5, "draw bribe": 4, "draw loan": 4}
    assert t.fact("discarded") == []


@rule("tp.round.reshuffle")
def test_the_last_card_is_drawn_before_the_discards_are_shuffled() -> None:
    t = nearly_empty_deck().at("night red draw")
    assert t.odds() == {"draw loan": 1}
    assert len(t.fact("discarded")) == 15


@rule("tp.round.die")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_die_pays_for_wares_from_four_on(face: int) -> None:
    t = Position("template", seats=3).set("wares red", "carpet", "amulet", "amulet")
    t.set("wares green", "carpet").at("night red die").play(f"nature roll {face}")
    expected = ["8", "5", "6"] if face >= 4 else ["5", "5", "5"]
    assert [t.fact(f"coins {seat}")[0] for seat in ("red", "blue", "green")] == expected
    earned = ["earned 0 3", "earned 1 0", "earned 2 1"] if face >= 4 else []
    assert t.heard("blue")[: len(earned) + 1] == [f"rolled {face}", *earned]


@rule("tp.round.die")
def test_every_face_of_the_die_is_as_likely() -> None:
    assert Position("template").at("night red die").odds() == dict.fromkeys(
        ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"], 1
    )


@rule("tp.round.closing")
def test_wares_of_the_first_seat_act_first() -> None:
    t = Position("template", seats=3).set("first", "blue")
    t.set("wares red", "silk", "mirror").set("wares blue", "silk", "mirror")
    t.set("wares green", "silk").at("night blue closing")
    assert t.asked() == ["blue closing"]
    t.play("blue first silk")
    assert t.asked() == ["red closing"]
    told = ["gained 1 1 10", "gained 1 0 11", "gained 2 1 10"]
    assert t.heard("red") == told


@rule("tp.round.closing_order")
@pytest.mark.parametrize(("first", "coins"), [("silk", "4"), ("mirror", "7")])
def test_the_holder_decides_which_ware_acts_first(first: str, coins: str) -> None:
    t = Position("template").set("coins red", "3").set("wares red", "silk", "mirror")
    t.at("night red closing")
    assert t.options() == ["red first silk", "red first mirror"]
    t.play(f"red first {first}")
    assert t.fact("coins red") == [coins]


@rule("tp.round.closing_order")
def test_wares_that_do_not_act_are_not_asked_for() -> None:
    t = Position("template").set("coins red", "3").set("wares red", "silk", "spice", "carpet")
    t.set("wares blue", "mirror").at("night red closing")
    assert t.fact("coins red") == ["4"]
    assert t.asked() == ["nature ware"]


@rule("tp.round.closing_order")
def test_only_a_ware_that_acts_can_be_first() -> None:
    t = Position("template").set("wares red", "silk", "mirror", "carpet").at("night red closing")
    assert t.refused("red first carpet") == "zg.other_question"
