"""Huts and villages that do something as soon as they are found."""

from tests.games.board_game.fame_and_fortune.finds.field import at_a_hut
from tests.games.board_game.fame_and_fortune.kit import plain
from tests.games.board_game.kit import resting, row_of, state
from tests.games.board_game.movement.field import end_battle
from tests.kit.table import Position
from tests.kit.trace import component, rule

UNITS = ("infantry_2", "mounted_2")


def attacked_village(*units: str) -> Position:
    """An army of p1 has fought for a village, against barbarians that are drawn somehow."""
    t = plain().set("armies p1", "C11").set("token C12", "village").set("forces p1", *units)
    t.set("civilization p1", "egyptians")
    t.at(resting(0), "movement p1").play("p1 take C11 1 0", "p1 step C12")
    return end_battle(t)


def won_village() -> Position:
    """p1 has won a village: with seven units it beats any barbarians."""
    return attacked_village(*["infantry_3"] * 3, *["mounted_3"] * 3)


# Native art


@component("hut.hut_native_art")
@rule("ff.hut.native_art")
def test_native_art_of_a_hut_brings_three_culture() -> None:
    t = at_a_hut().play("nature draw_hut hut_native_art")
    assert (t.fact("culture p1"), t.fact("facedown_finds p1")) == (["3"], [])
    assert row_of(t, "hut_native_art") not in state(t).hut_bag.unknown
    assert t.heard("p2") == t.heard("p1")


@component("village.village_native_art")
@rule("ff.hut.native_art")
def test_native_art_of_a_village_brings_six_culture() -> None:
    t = won_village().play("nature draw_village village_native_art")
    assert (t.fact("culture p1"), t.fact("facedown_finds p1")) == (["6"], [])


@component("village.village_wealth")
@rule("ff.hut.wealth", "ff.coin.tokens_on_sheet")
def test_wealth_is_a_coin_on_the_sheet() -> None:
    t = won_village()
    before = int(t.fact("coins p1")[0])
    t.play("nature draw_village village_wealth")
    assert t.fact("coin_tokens p1") == ["egyptians"]
    assert int(t.fact("coins p1")[0]) == before + 1
    assert t.fact("facedown_finds p1") == []


@rule("ff.hut.village_effects_after_win")
def test_a_lost_attack_reveals_nothing() -> None:
    t = attacked_village()
    assert t.fact("armies p1") == []
    assert t.fact("token C12") == ["village"]
    assert state(t).village_bag.size() == 15
    assert won_village().asked() == ["nature draw_village"]


# The friendly barbarian


def befriended(t: Position | None = None) -> Position:
    """p1 has found a friendly barbarian."""
    return at_a_hut(t).play("nature draw_hut hut_friendly_barbarian")


@component("hut.hut_friendly_barbarian")
@rule("ff.hut.friendly_barbarian_immediate")
def test_a_friendly_barbarian_never_lies_on_a_sheet() -> None:
    t = befriended()
    assert t.asked() == ["p1 friendly_barbarian"]
    assert t.fact("facedown_finds p1") == []
    assert t.heard("p2")[-1] == t.heard("p1")[-1]
    assert t.options() == [
        "p1 army C12", "p1 scout C12", "p1 raise artillery", "p1 raise infantry",
        "p1 raise mounted",
    ]  # fmt: skip


@rule("ff.hut.friendly_barbarian_unit")
def test_a_friendly_barbarian_brings_a_unit() -> None:
    t = befriended().play("p1 raise mounted")
    assert t.asked() == ["nature draw_unit"]
    t.play("nature draw_unit mounted_2")
    assert t.fact("forces p1") == ["mounted_2"]
    assert t.fact("armies p1") == ["C12"]
    assert befriended().refused("p1 raise aircraft") == "cb.unit.aircraft_needs_flight"
    t = plain().set("armies p1", "C11").set("known p1", "flight").set("token C12", "hut")
    t.at(resting(0), "movement p1").play("p1 take C11 1 0", "p1 step C12", "p1 pass")
    t.play("nature draw_hut hut_friendly_barbarian")
    assert "p1 raise aircraft" in t.options()


@rule("ff.hut.friendly_barbarian_figure")
def test_a_friendly_barbarian_brings_a_figure() -> None:
    t = befriended().play("p1 army C12")
    assert t.fact("armies p1") == ["C12", "C12"]
    # The army that explored the hut has moved, the new one has not.
    assert "p1 take C12 1 0" in t.options()
    assert "p1 take C12 2 0" not in t.options()
    t = befriended().play("p1 scout C12")
    assert t.fact("scouts p1") == ["A32", "C12"]
    assert befriended().refused("p1 army C11") == "ff.hut.friendly_barbarian_figure"


@rule("ff.hut.friendly_barbarian_limits")
def test_the_figure_needs_room_and_a_piece() -> None:
    units = ["p1 raise artillery", "p1 raise infantry", "p1 raise mounted"]
    t = plain().set("armies p1", "C11", "C12")
    full = befriended(t)
    assert full.options() == units
    assert full.refused("p1 army C12") == "cb.movement.stacking_limit_two"
    t = plain().set("armies p1", "C11", *["A33"] * 2, *["A13"] * 2, "A23")
    assert befriended(t).options() == ["p1 scout C12", *units]
    t = plain().set("armies p1", "C11").set("scouts p1", "A32", "A33")
    poor = befriended(t)
    assert poor.options() == ["p1 army C12", *units]
    assert poor.refused("p1 scout C12") == "cb.figure.needs_available_piece"
