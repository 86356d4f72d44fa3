"""Coins and barter: what nobody can pay, whom an offer is made to, and what comes of it."""

import pytest

from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.template.ids import OFFER, SILK


def stall(seats: int = 2) -> Position:
    """Red is first and has 3 coins; blue has silk on the stall."""
    return Position("template", seats).set("coins red", "3").set("wares blue", "silk")


@rule("tp.coins.no_debt")
def test_nobody_bids_more_than_they_have() -> None:
    t = stall().set("on_show", "carpet").at("night red bid")
    assert t.refused("red bid 4") == "tp.coins.no_debt"
    assert t.refused("red bid 3") == ""


@rule("tp.coins.no_debt")
def test_nobody_offers_more_than_they_have() -> None:
    t = stall().at("night red barter")
    assert t.refused("red offer blue silk 4") == "tp.coins.no_debt"
    assert t.refused("red offer blue silk 3") == ""


@rule("tp.coins.no_debt")
@pytest.mark.parametrize(("coins", "rule_id"), [("0", "tp.coins.no_debt"), ("1", "")])
def test_nobody_bribes_without_a_coin(coins: str, rule_id: str) -> None:
    t = Position("template").set("coins red", coins).set("hand red", "thief", "bribe")
    t.set("hand blue", "guard").at("night red tricks").play("red steal blue", "blue guard")
    assert t.refused("red bribe") == rule_id
    assert ("red bribe" in t.options()) == (rule_id == "")


@rule("tp.target.another_seat")
@pytest.mark.parametrize("target", ["red", "green"])
def test_a_theft_is_aimed_at_another_merchant_at_the_table(target: str) -> None:
    t = Position("template").set("hand red", "thief").at("night red tricks")
    assert t.refused(f"red steal {target}") == "tp.target.another_seat"
    assert t.options() == ["red pass", "red steal blue"]


@rule("tp.target.another_seat")
@pytest.mark.parametrize("target", ["red", "green"])
def test_an_offer_is_made_to_another_merchant_at_the_table(target: str) -> None:
    t = stall().set("wares red", "silk").at("night red barter")
    assert t.refused(f"red offer {target} silk 1") == "tp.target.another_seat"
    assert t.options() == ["red pass", "red offer blue silk 1", "red offer blue silk 2"]


@rule("tp.barter.first_seat")
def test_only_the_first_seat_makes_an_offer() -> None:
    t = stall(seats=3).set("first", "green").set("on_show", "carpet").at("night green barter")
    assert t.asked() == ["green barter"]
    assert t.refused("red offer blue silk 1") == "zg.not_asked"
    t.play("green pass")
    assert t.asked() == ["green bid", "red bid", "blue bid"]


@rule("tp.barter.first_seat")
@pytest.mark.parametrize("answer", ["blue pass", "blue accept"])
def test_one_offer_is_made_each_night(answer: str) -> None:
    t = stall().set("wares blue", "silk", "spice").set("on_show", "carpet")
    t.at("night red barter").play("red offer blue silk 1", answer)
    assert t.asked() == ["red bid", "blue bid"]


@rule("tp.barter.ware_held")
def test_an_offer_is_for_a_ware_on_the_other_stall() -> None:
    t = stall(seats=3).set("wares green", "mirror").set("wares red", "spice")
    t.set("on_show", "carpet").at("night red barter")
    for ware in ("mirror", "spice", "carpet"):
        assert t.refused(f"red offer blue {ware} 1") == "tp.barter.ware_held"
    assert t.refused("red offer green mirror 1") == ""


@rule("tp.barter.ware_held")
def test_equal_wares_are_listed_once() -> None:
    t = stall().set("coins red", "1").set("wares blue", "silk", "silk", "spice")
    t.at("night red barter")
    assert t.options() == ["red pass", "red offer blue silk 1", "red offer blue spice 1"]


@rule("tp.barter.price")
def test_a_price_is_at_least_one_coin() -> None:
    t = stall().at("night red barter")
    assert t.refused("red offer blue silk 0") == "tp.barter.price"
    assert t.refused("red offer blue silk 1") == ""


@rule("tp.barter.any_price")
@pytest.mark.parametrize("price", [1, 3, 5, 7])
def test_any_price_up_to_the_purse_may_be_named(price: int) -> None:
    t = stall().set("coins red", "7").at("night red barter")
    t.play(f"red offer blue silk {price}", "blue accept")
    assert t.fact("coins red") == [str(7 - price)]


@rule("tp.barter.any_price")
def test_a_few_prices_are_listed_to_choose_from() -> None:
    t = stall().set("coins red", "7").at("night red barter")
    listed = [f"red offer blue silk {price}" for price in (1, 2, 4)]
    assert t.options() == ["red pass", *listed]


@rule("tp.barter.answer")
def test_accepting_moves_ware_and_coins() -> None:
    t = stall(seats=3).set("wares blue", "silk", "spice").set("wares red", "carpet")
    t.at("night red barter").play("red offer blue silk 2")
    assert t.options() == ["blue pass", "blue accept"]
    t.play("blue accept")
    assert (t.fact("coins red"), t.fact("coins blue"), t.fact("coins green")) == (
        ["1"], ["7"], ["5"],
    )  # fmt: skip
    assert (t.fact("wares red"), t.fact("wares blue")) == (["silk", "carpet"], ["spice"])
    assert t.heard("green") == ["offered 0 1 10 2", "sold 1 0 10 2"]


@rule("tp.barter.answer")
def test_declining_moves_nothing() -> None:
    t = stall().at("night red barter").play("red offer blue silk 2", "blue pass")
    assert (t.fact("coins red"), t.fact("coins blue")) == (["3"], ["5"])
    assert (t.fact("wares red"), t.fact("wares blue")) == ([], ["silk"])
    assert t.heard("blue") == ["offered 0 1 10 2"]


@rule("tp.barter.answer")
def test_an_offer_is_answered_by_taking_or_leaving_it() -> None:
    t = stall().at("night red barter").play("red offer blue silk 2")
    assert t.asked() == ["blue answer"]
    assert t.refused("blue offer red silk 1") == "zg.other_question"


@pytest.mark.parametrize("choice", [(), (99,), (OFFER,), (OFFER, -1, SILK, 1), (OFFER, 1, SILK)])
def test_what_says_nothing_is_an_error_and_changes_nothing(choice: api.Choice) -> None:
    s = stall().at("night red barter").state
    before = api.digest(s)
    with pytest.raises(ValueError, match="says nothing"):
        api.play(s, 0, choice)
    assert api.digest(s) == before
