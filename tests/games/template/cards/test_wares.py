"""Wares: what each does on a stall during a night, and what it does not."""

import pytest

from tests.kit.table import Position
from tests.kit.trace import component


def owning(*wares: str, modules: tuple[str, ...] = (), night: int = 2) -> Position:
    """Red has 2 coins and these wares; blue has 5 coins and a thief."""
    t = Position("template", modules=modules).set("night", str(night)).set("hand blue", "thief")
    return t.set("coins red", "2").set("wares red", *wares)


def after_roll(t: Position, face: int) -> str:
    """Red's purse when the die has been rolled and the market has closed."""
    return t.at("night red die").play(f"nature roll {face}").fact("coins red")[0]


@component("ware.silk")
@pytest.mark.parametrize(("face", "coins"), [(3, "3"), (4, "4")])
def test_silk(face: int, coins: str) -> None:
    t = owning("silk")
    assert after_roll(t, face) == coins
    assert "gained 0 1 10" in t.heard("blue")


@component("ware.mirror")
@pytest.mark.parametrize(("face", "coins"), [(3, "4"), (4, "6")])
def test_mirror(face: int, coins: str) -> None:
    t = owning("mirror")
    assert after_roll(t, face) == coins
    assert f"gained 0 {int(coins) // 2} 11" in t.heard("blue")


@component("ware.spice")
@pytest.mark.parametrize(("face", "coins"), [(3, "2"), (4, "4")])
def test_spice(face: int, coins: str) -> None:
    assert after_roll(owning("spice"), face) == coins


@component("ware.amulet")
@pytest.mark.parametrize(("face", "coins"), [(3, "2"), (4, "3")])
def test_amulet(face: int, coins: str) -> None:
    assert after_roll(owning("amulet"), face) == coins
    t = owning("amulet").at("night red die", "trick blue")
    assert t.options() == ["blue pass"]
    assert t.refused("blue steal red") == "tp.ware.amulet"


@component("ware.carpet")
@pytest.mark.parametrize(("face", "coins"), [(3, "2"), (4, "3")])
def test_carpet(face: int, coins: str) -> None:
    assert after_roll(owning("carpet"), face) == coins
    t = owning("carpet").at("night red die", "trick blue")
    assert t.options() == ["blue pass", "blue steal red"]


@component("ware.carpet")
@pytest.mark.parametrize(("night", "coins"), [(5, "2"), (6, "4")])
def test_carpet_at_the_festival(night: int, coins: str) -> None:
    assert after_roll(owning("carpet", modules=("festival",), night=night), 3) == coins


@component("ware.drum")
@pytest.mark.parametrize(("face", "coins"), [(3, "3"), (4, "4")])
def test_drum(face: int, coins: str) -> None:
    t = owning("drum", modules=("festival",))
    assert after_roll(t, face) == coins
    assert "gained 0 1 20" in t.heard("blue")


@component("ware.drum")
def test_there_is_no_drum_without_the_festival() -> None:
    with pytest.raises(ValueError, match="'drum' is not of kind 'ware'"):
        owning("drum")
