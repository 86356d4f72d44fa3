"""The grid: shapes, and tests for all cells at once that a slow second opinion confirms."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.new_dawn.map import naive
from tests.games.new_dawn.map.builder import Placed, draft_of, legal_places
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.draft import MapDraft, room
from ziggurat.games.new_dawn.board.grid import (
    REACH,
    TILE_SHAPES,
    cell_at,
    coordinates,
    covered,
    enclosed,
    fitting,
    holes_in,
    shape_of,
    touched,
)
from ziggurat.games.new_dawn.content.cores import CORES
from ziggurat.games.new_dawn.masks import mask_of, members


def some_tiles(most: int) -> st.SearchStrategy[list[tuple[int, int, int, int]]]:
    """Tiles thrown onto a small table; those that overlap are left out later."""
    return st.lists(
        st.tuples(st.integers(0, 1), st.integers(0, 5), st.integers(-6, 6), st.integers(-6, 6)),
        min_size=1,
        max_size=most,
    )


def without_overlap(thrown: list[tuple[int, int, int, int]]) -> tuple[Placed, ...]:
    placed: list[Placed] = []
    for place in thrown:
        if not naive.cells_of(*place) & naive.all_cells(tuple(placed)):
            placed.append((len(placed) + 1, *place))
    return tuple(placed)


def as_cells(mask: int) -> set[tuple[int, int]]:
    return {coordinates(cell) for cell in members(mask)}


def test_cells_and_coordinates_are_two_names_of_one_thing() -> None:
    for q in (-REACH, 0, REACH):
        for r in (-REACH, 3, REACH):
            assert coordinates(cell_at(q, r)) == (q, r)


def test_every_shape_covers_ten_cells_and_touches_fifteen() -> None:
    for side in (0, 1):
        for rotation in range(6):
            shape = shape_of(side, rotation)
            cells = naive.cells_of(side, rotation, 2, -1)
            assert as_cells(covered(shape, cell_at(2, -1))) == cells
            assert as_cells(touched(shape, cell_at(2, -1))) == naive.beside(cells)
            assert (len(cells), len(TILE_SHAPES[shape].ring)) == (10, 15)


def test_the_cells_of_a_tile_in_a_row_are_unbroken_whichever_way_it_is_turned() -> None:
    for side in (0, 1):
        for rotation in range(6):
            cells = naive.cells_of(side, rotation, 0, 0)
            for row in {r for _, r in cells}:
                columns = sorted(q for q, r in cells if r == row)
                assert columns == list(range(columns[0], columns[-1] + 1))


@given(some_tiles(9))
@settings(max_examples=60, deadline=None)
def test_free_places_that_touch_four_spaces(thrown: list[tuple[int, int, int, int]]) -> None:
    placed = without_overlap(thrown)
    cells = naive.all_cells(placed)
    filled = mask_of([cell_at(q, r) for q, r in cells | naive.holes(cells)])
    found = {
        (shape // 6, shape % 6, *coordinates(cell))
        for shape, places in enumerate(fitting(filled))
        for cell in members(places)
    }
    assert found == naive.fitting(placed)


@rule("nd.map.hole_water")
@given(some_tiles(12))
@settings(max_examples=60, deadline=None)
def test_holes_are_the_cells_that_cannot_be_reached(
    thrown: list[tuple[int, int, int, int]],
) -> None:
    cells = naive.all_cells(without_overlap(thrown))
    filled = mask_of([cell_at(q, r) for q, r in cells])
    assert as_cells(enclosed(filled)) == naive.holes(cells)


def hanging_together(thrown: list[tuple[int, int, int, int]]) -> naive.Cells:
    """The cells of the first tile and of all further ones that touch those before."""
    cells: naive.Cells = frozenset()
    for placed in without_overlap(thrown):
        found = naive.all_cells((placed,))
        if not cells or naive.beside(found) & cells:
            cells |= found
    return cells


@rule("nd.map.hole_water")
@given(some_tiles(25))
@settings(max_examples=150, deadline=None)
def test_cells_that_hang_together_have_the_same_holes(
    thrown: list[tuple[int, int, int, int]],
) -> None:
    cells = hanging_together(thrown)
    filled = mask_of([cell_at(q, r) for q, r in cells])
    assert as_cells(holes_in(filled)) == naive.holes(cells)


@rule("nd.map.touch_core", "nd.map.touch_second_ring", "nd.map.touch_four")
@given(some_tiles(8), st.integers(1, 3))
@settings(max_examples=60, deadline=None)
def test_legal_places_with_any_tiles_as_the_core(
    thrown: list[tuple[int, int, int, int]], core: int
) -> None:
    placed = without_overlap(thrown)
    core = min(core, len(placed))
    cells = naive.all_cells(placed)
    draft = MapDraft(placed, core, tuple(sorted(naive.holes(cells))), ((16,),), 0)
    assert legal_places(draft) == naive.legal(placed, core)


@given(st.integers(0, 1), st.lists(st.integers(0, 999), min_size=1, max_size=10))
@settings(max_examples=40, deadline=None)
def test_a_place_is_legal_exactly_if_the_next_tile_has_one(side: int, picks: list[int]) -> None:
    core = tuple((at + 1, side, *spot) for at, spot in enumerate(CORES[side].spots))
    draft = draft_of(core, (), (tuple(range(5, 17)),))
    for at, pick in enumerate(picks):
        places = sorted(legal_places(draft))
        draft = draft.with_tile((at + 5, *places[pick % len(places)]))
    for place in naive.legal(draft.placed, 4):
        after = draft.with_tile((16, *place))
        assert (place in legal_places(draft)) == any(room(after).near)
