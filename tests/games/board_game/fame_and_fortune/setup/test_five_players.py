"""Five players: the map with its gap, and what the fifth player has."""

import pytest

from tests.games.board_game.fame_and_fortune.kit import FAME, before_setup, fame_rules, laid_out
from tests.games.board_game.kit import square_of, state
from tests.kit.trace import component, rule
from ziggurat import api
from ziggurat.build.seam import BuildError
from ziggurat.games.board_game.board.layouts import EAST, NORTH, SOUTH, WEST
from ziggurat.games.board_game.board.reach import is_clear, linked
from ziggurat.games.board_game.ids import FOG, GRASSLAND
from ziggurat.games.board_game.kinds import LETTERS
from ziggurat.games.board_game.movement.figures import armies_left, scouts_left
from ziggurat.games.board_game.research.pyramid import learnable

HOMES = {(12, 4): SOUTH, (24, 6): WEST, (18, 14): NORTH, (6, 14): NORTH, (0, 6): EAST}
NEUTRALS = {
    (12, 0), (8, 2), (16, 2), (4, 6), (8, 6), (16, 6), (20, 6), (0, 10), (4, 10), (8, 10),
    (16, 10), (20, 10), (24, 10), (2, 14), (10, 14), (14, 14), (22, 14),
}  # fmt: skip
GAP = [(x, y) for x in range(12, 16) for y in range(8, 14)]


@rule("ff.setup.player_count")
def test_two_to_five_can_play() -> None:
    assert [before_setup(seats).state.seats for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(BuildError, match="2 to 5 seats"):
            before_setup(seats)


@component("layout.map_of_5")
@rule("ff.setup.five_player_map")
def test_the_map_for_five_lies_as_it_should() -> None:
    layout = state(before_setup(5)).layout
    homes = {
        layout.corners[home]: arrow for home, arrow in zip(layout.homes, layout.arrows, strict=True)
    }
    assert homes == HOMES
    # Clockwise from the top: the first seat is the one there.
    assert [layout.corners[home] for home in layout.homes] == list(HOMES)
    assert set(layout.corners) - set(homes) == NEUTRALS
    assert len(layout.corners) == 22
    assert len(set(layout.cells)) == len(layout.cells) == 22 * 16


@rule("ff.setup.five_player_map")
def test_five_home_tiles_are_laid_with_their_arrows() -> None:
    t = before_setup(5, after_setup="rest").start()
    names = ("romans", "germans", "chinese", "americans", "russians")
    t.play(*[f"nature draw_civilization {name}" for name in names], "nature first_player p1")
    for seat, name in enumerate(names):
        home = state(t).layout.homes[seat]
        assert t.fact(f"tile {LETTERS[home]}") == [f"home_of_{name}"]
        assert state(t).turned[home] == list(HOMES.values())[seat]
    assert len(state(t).tiles) - state(t).tiles.count(-1) == 5


@rule("ff.setup.five_player_hole")
def test_the_gap_is_no_part_of_the_map() -> None:
    layout = state(before_setup(5)).layout
    assert not [cell for cell in GAP if cell in layout.where]
    # Above the gap lies the home of the first seat, left of it place G.
    above, left = layout.where[(13, 7)], layout.where[(11, 9)]
    assert sorted([layout.cells[at] for at in layout.near[above]]) == [(12, 7), (13, 6), (14, 7)]
    assert sorted([layout.cells[at] for at in layout.near[left]]) == [(10, 9), (11, 8), (11, 10)]


@rule("ff.setup.five_player_hole")
def test_nothing_goes_through_the_gap() -> None:
    g = state(laid_out(5))
    g.ground = tuple([GRASSLAND if at == FOG else at for at in g.ground])
    where = g.layout.where
    assert not is_clear(g, where[(11, 10)], where[(16, 10)])
    assert not is_clear(g, where[(13, 7)], where[(13, 14)])
    assert is_clear(g, where[(7, 10)], where[(10, 10)])
    # A way around it is open.
    assert linked(g, where[(11, 10)])[where[(16, 10)]]


@rule("ff.setup.five_player_hole_inside_edge")
def test_squares_beside_the_gap_are_no_outer_edge() -> None:
    layout = state(before_setup(5)).layout
    beside = [(x, 7) for x in range(12, 16)] + [(11, y) for y in range(8, 14)]
    beside += [(16, y) for y in range(8, 14)] + [(x, 14) for x in range(12, 16)]
    for cell in beside:
        assert layout.where[cell] not in layout.rim
        assert len(layout.near[layout.where[cell]]) < 4
    # The outer edge runs around everything, also where tiles are shifted by half a tile.
    for cell in ((12, 0), (8, 2), (0, 6), (0, 13), (2, 17), (25, 17), (27, 13), (27, 6), (19, 2)):
        assert layout.where[cell] in layout.rim


@rule("ff.setup.fifth_player_set")
def test_the_fifth_player_has_what_the_others_have() -> None:
    t = laid_out(5)
    g = state(t)
    assert g.market == (5, 5, 5, 5)
    assert armies_left(g, 4) + len(g.armies[4]) == 6
    assert scouts_left(g, 4) + len(g.scouts[4]) == 2
    assert len(g.cities[4]) == len(g.cities[0]) == 3
    assert learnable(g, 4) == learnable(g, 0)
    assert t.rules.kinds["seat"].labels[4] == "p5"


def test_a_half_tile_edge_touches_two_tiles() -> None:
    t = laid_out(5).set("armies p1", "D42").at("movement p1").play("p1 take D42 1 0")
    # Below the home of the first seat is the gap; beside it lie places shifted by half a tile.
    assert "p1 discover" not in " ".join(t.options())
    t = laid_out(5).set("tile B", "neutral_1").set("armies p1", "B44").at("movement p1")
    t.play("p1 take B44 1 0")
    assert "p1 discover G" in t.options()
    assert square_of(t, "G11") in state(t).layout.around[square_of(t, "B41")]


def test_without_the_expansion_four_is_the_most() -> None:
    assert api.build("board-game").seats == (2, 3, 4)
    assert api.build("board-game", (FAME,)).seats == fame_rules().seats == (2, 3, 4, 5)
