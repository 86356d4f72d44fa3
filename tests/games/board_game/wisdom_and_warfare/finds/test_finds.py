"""Huts and villages of Wisdom and Warfare."""

import pytest

from tests.games.board_game.kit import resting, row_of, square_of, state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out, plain
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.movement.villages import conquer_village

STATES = [f"city_state_{number}" for number in range(1, 6)]


def at_a_hut(t: Position | None = None) -> Position:
    """An army of p1 has entered a hut on C12."""
    t = (t or plain()).set("armies p1", "C11").set("token C12", "hut")
    return t.at(resting(0), "movement p1").play("p1 take C11 1 0", "p1 step C12")


def in_a_village(t: Position | None = None) -> Position:
    """An army of p1 has won the village of C12."""
    t = (t or plain()).set("armies p1", "C12").set("token C12", "village")
    t.state.stack = ()
    conquer_village(state(t), 0, square_of(t, "C12"))
    return t.at(resting(0), *t.state.stack)


@component("hut.hut_uranium")
@rule("ww.setup.new_huts_villages")
def test_a_hut_may_hold_uranium() -> None:
    t = at_a_hut().play("nature draw_hut hut_uranium")
    assert t.fact("facedown_finds p1") == ["hut_uranium"]
    assert state(t).printed.pays[row_of(t, "hut_uranium")] == 1 << 5
    assert "hut_uranium" not in " ".join(t.heard("p2"))


@component("village.village_wealth")
@rule("ww.hut.wealth")
def test_wealth_is_a_coin_on_the_sheet() -> None:
    t = in_a_village(plain().set("civilization p1", "romans"))
    before = int(t.fact("coins p1")[0])
    t.play("nature draw_village village_wealth")
    assert (t.fact("coin_tokens p1"), t.fact("facedown_finds p1")) == (["romans"], [])
    assert int(t.fact("coins p1")[0]) == before + 1
    assert row_of(t, "village_wealth") not in state(t).village_bag.unknown


@component("hut.hut_city_state", "village.village_city_state")
@rule("ww.hut.city_state")
@pytest.mark.parametrize("hut", [True, False])
def test_a_city_state_comes_from_the_pile(hut: bool) -> None:
    if hut:
        t = at_a_hut().play("nature draw_hut hut_city_state")
    else:
        t = in_a_village().play("nature draw_village village_city_state")
    assert t.asked() == ["nature draw_city_state"]
    assert t.options() == [f"nature draw_city_state {name}" for name in STATES]
    t.play("nature draw_city_state city_state_3")
    assert t.fact("token C12") == ["city_state_3"]
    assert t.fact("facedown_finds p1") == []
    assert t.fact("city_state_pile") == [name for name in STATES if name != "city_state_3"]
    assert t.heard("p1") == t.heard("p2")


@rule("ww.setup.city_state_pile")
def test_any_city_state_may_be_the_next() -> None:
    for name in STATES:
        t = at_a_hut().play("nature draw_hut hut_city_state", f"nature draw_city_state {name}")
        assert t.fact("city_state C12") == [name]


@rule("ww.hut.city_state_pile_empty")
@pytest.mark.parametrize("hut", [True, False])
def test_an_empty_pile_brings_nothing(hut: bool) -> None:
    t = plain().set("city_state_pile")
    if hut:
        t = at_a_hut(t).play("nature draw_hut hut_city_state")
    else:
        t = in_a_village(t).play("nature draw_village village_city_state")
    assert "draw_city_state" not in " ".join(t.asked())
    assert (t.fact("token C12"), t.fact("facedown_finds p1")) == (["nothing"], [])
    find = row_of(t, "hut_city_state" if hut else "village_city_state")
    assert f"found_no_city_state {find}" in t.heard("p2")
    bags = state(t).hut_bag.unknown + state(t).village_bag.unknown
    assert bags.count(find) == (1 if hut else 2)


@rule("ww.hut.city_state")
def test_no_city_state_comes_where_a_marker_lies() -> None:
    t = laid_out().set("armies p1", "A32").set("scouts p1").set("token A33", "hut")
    t.set("terrain A33", "grassland").set("marker A33", "library").set("token A33", "hut")
    t.at(resting(0), "movement p1").play("p1 take A32 1 0", "p1 step A33")
    t.play("nature draw_hut hut_city_state")
    assert "draw_city_state" not in " ".join(t.asked())
    assert (t.fact("marker A33"), t.fact("city_state A33")) == (["library"], [])
    assert len(t.fact("city_state_pile")) == 5
