"""Bidding: secret, at the same time, and who takes the ware."""

import pytest

from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api


def auction(seats: int = 3, first: str = "red") -> Position:
    """Silk is on show; nobody has a trick."""
    return Position("template", seats).set("on_show", "silk").set("first", first)


@rule("tp.bid.secret")
def test_all_bid_at_the_same_time() -> None:
    t = auction().at("night red bid")
    assert t.asked() == ["red bid", "blue bid", "green bid"]
    t.play("green bid 3", "red bid 1")
    assert t.asked() == ["blue bid"]
    assert t.refused("red bid 2") == "zg.not_asked"


@rule("tp.bid.secret")
def test_a_bid_is_secret_and_does_nothing_yet() -> None:
    low, high = auction().at("night red bid"), auction().at("night red bid")
    low.play("red bid 0")
    high.play("red bid 5")
    assert low.knows("blue") == high.knows("blue")
    assert high.fact("coins red") == ["5"]


@rule("tp.bid.secret")
def test_a_merchant_without_a_choice_is_asked_all_the_same() -> None:
    t = auction().set("coins blue", "0").at("night red bid")
    assert t.asked() == ["red bid", "blue bid", "green bid"]
    assert [bid for bid in t.options() if bid.startswith("blue")] == ["blue bid 0"]


@rule("tp.bid.amount")
def test_a_bid_is_from_nought_to_nine() -> None:
    t = auction(seats=2).set("coins red", "12").set("coins blue", "2").at("night red bid")
    blue = [f"blue bid {coins}" for coins in (0, 1, 2)]
    assert t.options() == [f"red bid {coins}" for coins in range(10)] + blue
    assert t.refused("red bid 10") == "tp.bid.amount"


@rule("tp.bid.amount", "tp.coins.no_debt")
def test_a_refused_bid_tells_the_limit_or_the_purse() -> None:
    t = auction().at("night red bid")
    for bid, fact in (("bid 10", 9), ("bid 6", 5)):
        reason = api.why_not(t.state, 0, api.parse(t.rules, bid))
        assert reason is not None
        assert reason.facts == (fact,)


@rule("tp.bid.amount")
def test_a_bid_is_a_number_of_coins() -> None:
    assert auction().at("night red bid").refused("red pass") == "zg.other_question"


@rule("tp.bid.revealed")
def test_all_bids_are_shown_when_the_last_is_in() -> None:
    t = auction().at("night red bid").play("red bid 2", "blue bid 0")
    assert t.heard("green") == []
    t.play("green bid 4")
    for seat in ("red", "blue", "green"):
        assert t.heard(seat)[:3] == ["bid 0 2", "bid 1 0", "bid 2 4"]


@rule("tp.bid.revealed")
def test_shown_bids_cannot_be_taken_back() -> None:
    t = auction(seats=2).at("night red bid").play("red bid 2")
    assert t.state.unveiled == 0
    assert t.play("blue bid 1").state.unveiled == 1


@rule("tp.bid.highest")
@pytest.mark.parametrize("winner", ["red", "blue", "green"])
def test_the_highest_bid_pays_and_takes_the_ware(winner: str) -> None:
    t = auction().at("night red bid")
    for seat in ("red", "blue", "green"):
        t.play(f"{seat} bid {4 if seat == winner else 3}")
    for seat in ("red", "blue", "green"):
        assert t.fact(f"coins {seat}") == ["1" if seat == winner else "5"]
        assert t.fact(f"wares {seat}") == (["silk"] if seat == winner else [])


@rule("tp.bid.highest")
def test_a_won_ware_joins_the_others_on_the_stall() -> None:
    t = auction(seats=2).set("wares red", "silk", "carpet").at("night red bid")
    t.play("red bid 1", "blue bid 0")
    assert t.fact("wares red") == ["silk", "silk", "carpet"]
    assert t.heard("blue")[2:] == ["won 0 10 1"]
    assert t.fact("on_show") == []


@rule("tp.bid.tie")
@pytest.mark.parametrize(
    ("first", "winner"), [("red", "red"), ("blue", "green"), ("green", "green")]
)
def test_of_equal_bids_the_one_nearest_the_first_seat_counts(first: str, winner: str) -> None:
    t = auction(first=first).at(f"night {first} bid")
    t.play("green bid 3", "blue bid 2", "red bid 3")
    assert t.fact(f"wares {winner}") == ["silk"]
    assert t.fact(f"coins {winner}") == ["2"]


@rule("tp.bid.zero")
def test_a_ware_nobody_wants_is_discarded() -> None:
    t = auction(seats=2).at("night red bid").play("red bid 0", "blue bid 0")
    assert t.fact("on_show") == []
    assert (t.fact("wares red"), t.fact("wares blue")) == ([], [])
    assert (t.fact("coins red"), t.fact("coins blue")) == (["5"], ["5"])
    assert t.knows("red")["view"]["parts"][0]["ware_discard"] == (10,)
    assert t.heard("red")[2:] == ["unsold 10"]


@rule("tp.bid.zero")
def test_one_coin_is_enough() -> None:
    t = auction(seats=2).at("night red bid").play("red bid 0", "blue bid 1")
    assert t.fact("wares blue") == ["silk"]
