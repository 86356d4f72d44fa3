"""Fixed layouts: the cores, and the map of a first game for two, three and four seats."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.map import naive
from tests.games.new_dawn.map.builder import FINISHED, MapTable
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.layouts import BLUE, FIRST_GAME, RED, YELLOW
from ziggurat.games.new_dawn.content.cores import CORES
from ziggurat.games.new_dawn.masks import members


def check_layout(placed: tuple[tuple[int, int, int, int, int], ...]) -> None:
    """No overlap, no hole, and every tile touches four spaces of those before it."""
    cells = naive.all_cells(placed)
    assert len(cells) == 10 * len(placed)
    assert not naive.holes(cells)
    for at in range(1, len(placed)):
        touched = naive.beside(naive.cells_of(*placed[at][1:]))
        assert len(touched & naive.all_cells(placed[:at])) >= 4


@component("core.C1", "core.C2")
@rule("nd.map.core_layout_data")
@pytest.mark.parametrize("side", [0, 1])
def test_the_core_is_one_landmass_without_holes(side: int) -> None:
    check_layout(tuple((at + 1, side, *spot) for at, spot in enumerate(CORES[side].spots)))


@rule("nd.map.core_layout_data")
def test_the_core_of_side_b_mirrors_that_of_side_a() -> None:
    mirrored = [((6 - rotation) % 6, -q - r, r) for rotation, q, r in CORES[0].spots]
    assert list(CORES[1].spots) == mirrored


@rule("nd.firstgame.map", "nd.firstgame.layout", "nd.setup.map_mode")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_map_is_laid_out_on_side_a(seats: int) -> None:
    t = MapTable(seats, "first-game")
    assert t.topic() == FINISHED
    check_layout(t.state.board.placed)
    assert {placed[1] for placed in t.state.board.placed} == {0}


@rule("nd.firstgame.two_players")
def test_two_seats_use_the_red_group() -> None:
    placed = MapTable(2, "first-game").state.board.placed
    assert sorted(at[0] for at in placed) == sorted(RED)


@rule("nd.firstgame.three_players")
def test_the_third_seat_adds_the_yellow_group() -> None:
    placed = MapTable(3, "first-game").state.board.placed
    assert sorted(at[0] for at in placed) == sorted(RED + YELLOW)


@rule("nd.firstgame.four_players")
def test_the_fourth_seat_adds_the_blue_group() -> None:
    placed = MapTable(4, "first-game").state.board.placed
    assert sorted(at[0] for at in placed) == list(range(1, 17))
    assert (len(RED), len(YELLOW), len(BLUE), len(FIRST_GAME)) == (10, 3, 3, 16)


@rule("nd.firstgame.capitals")
@pytest.mark.parametrize(("seats", "tiles"), [(2, [16, 11]), (3, [16, 11, 7]), (4, [16, 9, 11, 7])])
def test_capitals_go_clockwise_round_the_map(seats: int, tiles: list[int]) -> None:
    state = MapTable(seats, "first-game").state
    assert [realm.capital // 10 + 1 for realm in state.realms] == tiles
    icons = members(state.board.icons.capitals)
    for realm in state.realms:
        assert realm.capital in icons
        assert members(realm.cities) == [realm.capital]


@rule("nd.setup.map_mode")
def test_advanced_map_building_begins_without_a_map() -> None:
    t = MapTable(2)
    assert t.topic() == "capital_tile"
    assert t.state.board.placed == ()
