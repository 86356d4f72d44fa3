"""Facedown tiles: who turns them up, how they lie, and what is put on them."""

import pytest

from tests.games.board_game.kit import laid_out, state
from tests.games.board_game.movement.field import listed, moves
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.kernel.flows import Ask

# All huts and villages of the box.
HUTS = (
    *["hut_incense"] * 5, *["hut_iron"] * 2, *["hut_silk"] * 5, *["hut_wheat"] * 5,
    *["hut_spy"] * 3,
)  # fmt: skip
VILLAGES = (
    *["village_great_person"] * 2, *["village_iron"] * 3, *["village_spy"] * 3,
    *["village_uranium"] * 2,
)  # fmt: skip


def at_the_edge(square: str = "A43", figure: str = "armies") -> Position:
    """Facedown tiles, and one figure of p1 beside them."""
    t = laid_out().set("armies p1").set("scouts p1")
    return t.set(f"{figure} p1", square)


def setting_out(square: str = "A43", figure: str = "armies") -> Position:
    """The figure at the edge has begun its move."""
    army, scout = int(figure == "armies"), int(figure == "scouts")
    return moves(at_the_edge(square, figure)).play(f"p1 take {square} {army} {scout}")


@rule("cb.explore.cost_one", "cb.explore.immediately_revealed")
def test_a_figure_discovers_and_moves_one_more_square() -> None:
    t = setting_out().play("p1 discover C", "nature draw_tile neutral_1", "p1 step C13")
    assert t.fact("armies p1") == ["C13"]
    assert t.fact("moved_figures p1 army") == ["C13"]


@rule("cb.explore.cost_one")
def test_nobody_discovers_without_movement_left() -> None:
    t = setting_out("A33").play("p1 step A43", "p1 discover C", "nature draw_tile neutral_1")
    assert t.fact("moved_figures p1 army") == ["A43"]
    assert t.asked() != ["p1 moving"]


@rule("cb.explore.cost_one", "cb.movement.water_cross_must_land")
def test_nobody_discovers_with_the_movement_that_is_needed_to_land() -> None:
    t = laid_out().set("armies p1", "A33").set("known p1", "navigation")
    moves(t).play("p1 take A33 1 0", "p1 step A34")
    assert t.options() == ["p1 step A24", "p1 step A33", "p1 step A44"]
    assert t.refused("p1 discover B") == "cb.movement.water_cross_must_land"


@rule("cb.explore.cost_one", "cb.movement.water_cross")
def test_a_tile_is_discovered_from_water_if_land_can_still_be_reached() -> None:
    t = laid_out().set("armies p1", "A33").set("known p1", "navigation", "horseback_riding")
    moves(t).play("p1 take A33 1 0", "p1 step A34", "p1 discover B", "nature draw_tile neutral_1")
    t.play("p1 step A33")
    assert t.fact("armies p1") == ["A33"]


@rule("cb.explore.orthogonal_adjacency")
def test_a_tile_is_discovered_from_a_square_that_touches_its_side() -> None:
    t = setting_out("A44")
    assert listed(t, "discover") == ["B", "C"]
    assert t.refused("p1 discover D") == "cb.explore.orthogonal_adjacency"
    assert listed(setting_out("A33"), "discover") == []


def test_a_tile_is_discovered_once() -> None:
    t = setting_out().play("p1 discover C", "nature draw_tile neutral_1")
    assert t.refused("p1 discover C") == "cb.explore.orthogonal_adjacency"
    assert "discover" not in " ".join(t.options())


@rule("cb.explore.any_figure")
@pytest.mark.parametrize("figure", ["armies", "scouts"])
def test_armies_and_scouts_discover(figure: str) -> None:
    t = setting_out("A43", figure).play("p1 discover C", "nature draw_tile neutral_3")
    assert t.fact("tile C") == ["neutral_3"]


@rule("cb.explore.figure_stays")
def test_the_discoverer_stays_where_it_is() -> None:
    t = setting_out().play("p1 discover C", "nature draw_tile neutral_1")
    assert t.fact("armies p1") == ["A43"]


@rule("cb.explore.arrow_away")
@pytest.mark.parametrize(
    ("square", "place", "turned", "village", "hut"),
    [
        ("A43", "C", "2", "C44", "C14"),
        ("A44", "B", "1", "B14", "B11"),
    ],
)
def test_the_arrow_points_away_from_the_discoverer(
    square: str, place: str, turned: str, village: str, hut: str
) -> None:
    t = setting_out(square).play(f"p1 discover {place}", "nature draw_tile neutral_1")
    assert t.fact(f"turned {place}") == [turned]
    assert (t.fact(f"token {village}"), t.fact(f"token {hut}")) == (["village"], ["hut"])


@rule("cb.explore.arrow_away")
@pytest.mark.parametrize(("square", "place", "turned"), [("H12", "F", "0"), ("H41", "G", "3")])
def test_the_arrow_points_north_and_west_from_the_other_corner(
    square: str, place: str, turned: str
) -> None:
    t = moves(laid_out().set("armies p2", square), "p2").play(f"p2 take {square} 1 0")
    t.play(f"p2 discover {place}", "nature draw_tile neutral_1")
    assert t.fact(f"turned {place}") == [turned]


@rule("cb.explore.several_per_move")
def test_one_move_discovers_several_tiles() -> None:
    t = setting_out("A44").play("p1 discover B", "nature draw_tile neutral_1")
    t.play("p1 discover C", "nature draw_tile neutral_2")
    assert (t.fact("tile B"), t.fact("tile C")) == (["neutral_1"], ["neutral_2"])
    assert t.fact("armies p1") == ["A44"]


@rule("cb.explore.place_huts")
def test_every_hut_icon_gets_a_hut() -> None:
    t = setting_out().play("p1 discover C", "nature draw_tile neutral_2")
    assert (t.fact("token C42"), t.fact("token C13")) == (["hut"], ["hut"])
    assert state(t).tokens.count(1) == 2


@rule("cb.explore.place_villages")
def test_every_village_icon_gets_a_village() -> None:
    t = setting_out().play("p1 discover C", "nature draw_tile neutral_1")
    assert t.fact("token C44") == ["village"]
    assert state(t).tokens.count(2) == 1


@rule("cb.explore.marker_hidden_from_all")
def test_nobody_sees_a_marker_before_it_is_explored() -> None:
    t = setting_out().play("p1 discover C", "nature draw_tile neutral_1")
    assert state(t).hut_bag.size() == len(HUTS)
    assert state(t).village_bag.size() == len(VILLAGES)
    told = [line.split(" ")[0] for line in t.heard("p1") + t.heard("p2")]
    assert set(told) == {"discovered"}


def test_tiles_are_drawn_at_random_from_those_that_are_left() -> None:
    t = setting_out("A44").play("p1 discover B")
    assert len(t.odds()) == 14
    t.play("nature draw_tile neutral_5", "p1 discover C")
    assert len(t.odds()) == 13
    assert "draw_tile neutral_5" not in t.odds()


@rule("cb.explore.effects_stop")
def test_effects_leave_facedown_squares_alone() -> None:
    t = laid_out().set("known p1", "communism_tech").at(Ask("hold_square", 0))
    assert {square[0] for square in listed(t, "at")} == {"A", "H"}
    assert t.refused("p1 at C11") == "cb.movement.hidden_tile_blocked"


@rule("cb.explore.effects_stop")
def test_effects_on_any_water_square_offer_none_that_is_facedown() -> None:
    t = laid_out().set("tile C", "neutral_1").at(Ask("ship_to", 0, (10,)))
    assert {square[0] for square in listed(t, "at")} == {"A", "C"}
    assert t.refused("p1 at B11") == "cb.movement.hidden_tile_blocked"


@rule("cb.explore.effects_stop")
@pytest.mark.parametrize(("tile", "reached"), [("C", True), ("B", False)])
def test_effects_do_not_cross_facedown_squares(tile: str, reached: bool) -> None:
    t = laid_out().set("tile D", "neutral_1").set(f"tile {tile}", "neutral_2")
    t.set("armies p1", "A41").set("scouts p1").set("city p1 capital").set("hand p1", "defection")
    moves(t.set("armies p2", "D41", "H33")).play("p1 event defection")
    assert ("p1 kill p2 army D41" in t.options()) == reached


@rule("cb.hut.pile_short")
def test_an_empty_pile_leaves_icons_without_huts() -> None:
    t = at_the_edge().set("facedown_finds p2", *HUTS)
    moves(t).play("p1 take A43 1 0")
    t.play("p1 discover C", "nature draw_tile neutral_2")
    assert state(t).tokens.count(1) == 0
    t.play("p1 step C13")
    assert t.fact("facedown_finds p1") == []


@rule("cb.hut.pile_short")
def test_the_last_marker_of_a_pile_is_laid() -> None:
    t = at_the_edge().set("facedown_finds p2", *HUTS[1:])
    moves(t).play("p1 take A43 1 0")
    t.play("p1 discover C", "nature draw_tile neutral_2")
    assert state(t).tokens.count(1) == 1


@rule("cb.hut.pile_short")
def test_an_empty_pile_leaves_icons_without_villages() -> None:
    t = at_the_edge().set("facedown_finds p2", *VILLAGES)
    moves(t).play("p1 take A43 1 0")
    t.play("p1 discover C", "nature draw_tile neutral_1")
    assert (t.fact("token C44"), t.fact("token C14")) == (["nothing"], ["hut"])
