"""Wares: what lying on a stall is good for."""

import pytest

from tests.kit.table import Position
from tests.kit.trace import rule


def closing(coins: int, *wares: str) -> list[str]:
    """Red's purse after the market has closed on these wares."""
    t = Position("template").set("coins red", str(coins)).set("wares red", *wares)
    return t.at("night red closing").fact("coins red")


def income(*wares: str) -> list[str]:
    """Red's purse, empty before, after the die has paid."""
    t = Position("template").set("coins red", "0").set("wares red", *wares)
    return t.at("night red die").play("nature roll 4").fact("coins red")


@rule("tp.ware.copies")
def test_several_copies_act_like_one() -> None:
    assert closing(5, "silk", "silk", "silk") == ["6"]
    assert closing(1, "mirror", "mirror") == ["2"]
    assert income("spice", "spice", "spice") == ["4"]


@rule("tp.ware.silk")
def test_silk_earns_a_coin_at_closing() -> None:
    assert closing(0, "silk") == ["1"]
    assert closing(7, "silk", "carpet", "spice", "amulet") == ["8"]


@rule("tp.ware.mirror")
@pytest.mark.parametrize(("coins", "after"), [(0, "0"), (1, "2"), (3, "6"), (4, "4"), (5, "5")])
def test_a_mirror_doubles_a_small_purse(coins: int, after: str) -> None:
    assert closing(coins, "mirror") == [after]


@rule("tp.ware.spice")
def test_spice_earns_one_more_when_the_die_pays() -> None:
    assert income("spice") == ["2"]
    assert income("spice", "carpet") == ["3"]
    assert income("carpet", "carpet") == ["2"]


@rule("tp.ware.spice")
def test_spice_earns_nothing_when_the_die_does_not_pay() -> None:
    t = Position("template").set("wares red", "spice").at("night red die").play("nature roll 3")
    assert t.fact("coins red") == ["5"]


@rule("tp.ware.amulet")
def test_nobody_steals_from_a_merchant_with_an_amulet() -> None:
    t = Position("template", seats=3).set("hand red", "thief").set("wares blue", "amulet")
    t.at("night red tricks")
    assert t.refused("red steal blue") == "tp.ware.amulet"
    assert t.options() == ["red pass", "red steal green"]


@rule("tp.ware.amulet")
def test_a_merchant_with_an_amulet_may_steal() -> None:
    t = Position("template").set("hand red", "thief").set("wares red", "amulet")
    t.at("night red tricks").play("red steal blue", "blue pass")
    assert t.fact("coins red") == ["8"]


@rule("tp.ware.carpet")
def test_a_carpet_does_nothing_before_the_end() -> None:
    assert closing(3, "carpet", "carpet") == ["3"]
    t = Position("template").set("wares red", "carpet").set("hand blue", "thief")
    t.at("trick blue")
    assert t.options() == ["blue pass", "blue steal red"]


@rule("tp.ware.carpet")
def test_a_carpet_counts_at_the_end() -> None:
    t = Position("template").set("night", "6").set("wares red", "carpet").at("night red closing")
    assert t.scores() == [8, 5]
