"""Astronomy: looking at tiles, placing one, and keeping to oneself what was seen."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.exploration.kit import Explorer
from tests.games.new_dawn.terra_incognita.kit import row
from tests.kit.trace import component, rule
from ziggurat import api
from ziggurat.games.new_dawn.ids import SCIENCE
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.terra_incognita.exploration.exploring import DrawTile
from ziggurat.games.new_dawn.terra_incognita.ids import POLAND


def looking(count: int, *drawn: str) -> Explorer:
    """p1 resolves Astronomy in slot 5, looks at some tiles and sees these."""
    t = Explorer("astronomy", 5, seats=3).begin()
    return t.play(f"look {count}", *[f"nature draw {tile}" for tile in drawn])


@component("focus_card.astronomy")
def test_astronomy_is_polands_science_card_of_level_two() -> None:
    card = Explorer("astronomy").rules.rows[row("astronomy")]
    assert isinstance(card, FocusCard)
    assert (card.focus, card.level, card.leader) == (SCIENCE, 2, POLAND)


@component("focus_card.astronomy")
@pytest.mark.parametrize(("stack", "looks"), [(12, 3), (1, 2)])
def test_a_seat_looks_at_up_to_two_tiles_and_then_moves_its_dial(stack: int, looks: int) -> None:
    t = Explorer("astronomy", 5, stack=stack).begin()
    assert t.options() == [f"look {count}" for count in range(looks)]
    t.play("look 0")
    assert t.asked() == ["p1 advance_dial"]
    t.play("spend 0")
    assert t.realm().dial == 5


@rule("ti.explore.empty_stack")
def test_without_a_stack_only_the_dial_moves() -> None:
    t = Explorer("astronomy", 5, stack=0).begin()
    assert t.asked() == ["p1 advance_dial"]


@rule("ti.explore.looked_at")
def test_the_draw_is_secret_and_so_is_what_follows() -> None:
    t = Explorer("astronomy", 5, seats=3).begin().play("look 2")
    assert t.asked() == ["nature looked_at_tile"]
    t.play("nature draw 6", "nature draw 18")
    assert t.options() == ["pass", "chart 6", "chart 18"]
    assert t.fact("knowers 6") == ["p1"]
    other = Explorer("astronomy", 5, seats=3).begin()
    other.play("look 2", "nature draw 1", "nature draw 2")
    for seat in ("p2", "p3"):
        assert t.knows(seat) == other.knows(seat)
    assert t.knows("p1") != other.knows("p1")
    t.play("pass", "top 6", "bottom 18", "pass")
    other.play("pass", "top 2", "bottom 1", "pass")
    for seat in ("p2", "p3"):
        assert t.knows(seat) == other.knows(seat)


@rule("ti.explore.looked_at")
def test_tiles_go_back_on_top_or_to_the_bottom_in_any_order() -> None:
    t = looking(2, "6", "18").play("pass")
    assert t.options() == ["bottom 6", "bottom 18", "top 6", "top 18"]
    t.play("bottom 6", "bottom 18", "spend 0")
    assert t.fact("stack_bottom") == ["18", "6"]
    t = looking(2, "6", "18").play("pass", "bottom 18", "bottom 6", "spend 0")
    assert t.fact("stack_bottom") == ["6", "18"]
    t = looking(2, "6", "18").play("pass", "top 6", "top 18", "spend 0")
    assert t.fact("stack_top") == ["18", "6"]
    t = looking(2, "6", "18").play("pass", "top 6", "bottom 18", "spend 0")
    assert (t.fact("stack_top"), t.fact("stack_bottom")) == (["6"], ["18"])
    assert t.left() == 12


@rule("ti.explore.looked_at", "ti.explore.draw_bottom")
def test_the_next_explorer_draws_the_tile_that_was_put_at_the_bottom() -> None:
    t = looking(2, "6", "18").play("pass", "top 6", "bottom 18", "spend 0")
    t.at("turn p2 end", DrawTile(1, t.rules.kinds["space"].parse("9f")))
    assert t.told("tile_explored")[-1][2] == 18


@rule("ti.explore.looked_at")
def test_a_tile_looked_at_again_is_lost_to_others() -> None:
    """p2 knew the two lowest tiles; after p1 has had both in hand, p2 knows neither."""
    t = Explorer("astronomy", 5, seats=3).set("stack_bottom", "6", "18")
    t.set("knowers 6", "p2").set("knowers 18", "p2").begin().play("look 2")
    assert t.asked() == ["p1 chart_tile"]
    assert t.fact("knowers 6") == ["p1", "p2"]
    t.play("pass", "bottom 6", "bottom 18", "spend 0")
    assert t.fact("knowers 6") == ["p1"]
    assert t.fact("knowers 18") == ["p1"]


@rule("ti.explore.looked_at")
def test_a_tile_looked_at_alone_is_not() -> None:
    t = Explorer("astronomy", 5, seats=3).set("stack_bottom", "6").set("knowers 6", "p2").begin()
    t.play("look 1", "pass", "top 6", "spend 0")
    assert t.fact("stack_top") == ["6"]
    assert t.fact("knowers 6") == ["p1", "p2"]


@component("focus_card.astronomy")
@rule("ti.explore.either_side", "ti.explore.populate")
def test_one_of_the_tiles_may_be_placed_from_the_own_capital_tile() -> None:
    t = looking(2, "6", "18").play("chart 18")
    assert t.asked() == ["p1 set_out"]
    assert all([at.startswith("set_out 11") for at in t.options()])
    assert "set_out 11a" not in t.options()
    t.play("set_out 11d").lay()
    assert t.g.board.placed[-1][0] == 18
    assert t.options() == ["bottom 6", "top 6"]
    t.play("bottom 6", "spend 0")
    assert t.realm().dial == 5
    assert t.left() == 11


@rule("ti.explore.looked_at")
def test_a_redeal_gives_a_rival_other_tiles_and_the_seat_its_own() -> None:
    t = looking(2, "6", "18")
    own = api.redeal(t.state, 0, api.Seeded(1))
    assert own.asked[0].options == t.state.asked[0].options
    others = {api.redeal(t.state, 1, api.Seeded(seed)).asked[0].options for seed in range(20)}
    assert len(others) > 5
