"""Square geometry: properties on grids of any size, and counts made by hand on a drawn one."""

from hypothesis import given
from hypothesis import strategies as st

from ziggurat.lib.graph import reach
from ziggurat.lib.squares import OFF, SquareGrid, rotate_block
from ziggurat.lib.vec import Layer, filled

GRIDS = st.builds(SquareGrid, st.integers(1, 9), st.integers(1, 9))

# A1 B1 C1      0 1 2
# A2 B2 C2      3 4 5
# A3 B3 C3      6 7 8
SMALL = SquareGrid(3, 3)


def spaces(grid: SquareGrid) -> st.SearchStrategy[int]:
    return st.integers(0, grid.size - 1)


def count(row: Layer) -> int:
    return sum(near != OFF for near in row)


def test_neighbours_counted_by_hand() -> None:
    assert SMALL.neighbours[4] == (1, 5, 7, 3)
    assert SMALL.surroundings[4] == (1, 2, 5, 8, 7, 6, 3, 0)
    assert SMALL.neighbours[0] == (OFF, 1, 3, OFF)
    assert [count(row) for row in SMALL.neighbours] == [2, 3, 2, 3, 4, 3, 2, 3, 2]
    assert [count(row) for row in SMALL.surroundings] == [3, 5, 3, 5, 8, 5, 3, 5, 3]


def test_walks_counted_by_hand() -> None:
    ends = {0: 1}
    counts = []
    for _ in range(4):
        longer: dict[int, int] = {}
        for space, walks in ends.items():
            for near in SMALL.neighbours[space]:
                if near != OFF:
                    longer[near] = longer.get(near, 0) + walks
        ends = longer
        counts.append(sum(ends.values()))
    assert counts == [2, 6, 16, 48]


def test_a_diamond_and_a_box_counted_by_hand() -> None:
    grid = SquareGrid(9, 9)
    assert [len(grid.within(40, n)) for n in range(5)] == [1, 5, 13, 25, 41]
    boxes = [sum(grid.span(40, space) <= n for space in range(81)) for n in range(5)]
    assert boxes == [1, 9, 25, 49, 81]


@given(GRIDS)
def test_neighbours_are_mutual_and_opposite(grid: SquareGrid) -> None:
    for table, half in ((grid.neighbours, 2), (grid.surroundings, 4)):
        for space, around in enumerate(table):
            for direction, near in enumerate(around):
                if near != OFF:
                    assert table[near][(direction + half) % (2 * half)] == space


@given(GRIDS, st.data())
def test_distance_and_span_are_the_shortest_walks(grid: SquareGrid, data: st.DataObject) -> None:
    start = data.draw(spaces(grid))
    every = range(grid.size)
    ones = filled(grid.size, 1)
    by_edges = reach(grid.neighbours, (start,), grid.size, ones)
    with_corners = reach(grid.surroundings, (start,), grid.size, ones)
    assert [grid.distance(start, space) for space in every] == list(by_edges)
    assert [grid.span(start, space) for space in every] == list(with_corners)


@given(GRIDS, st.data())
def test_distance_is_a_metric(grid: SquareGrid, data: st.DataObject) -> None:
    a, b, c = (data.draw(spaces(grid)) for _ in range(3))
    assert (grid.distance(a, b) == 0) == (a == b)
    assert grid.distance(a, b) == grid.distance(b, a)
    assert grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c)


@given(GRIDS, st.integers(0, 6), st.data())
def test_within_agrees_with_distance(grid: SquareGrid, steps: int, data: st.DataObject) -> None:
    centre = data.draw(spaces(grid))
    inside = [space for space in range(grid.size) if grid.distance(centre, space) <= steps]
    assert list(grid.within(centre, steps)) == inside


def test_a_block_rotates_clockwise() -> None:
    assert rotate_block((1, 2, 3, 4), 2, 1) == (3, 1, 4, 2)
    assert rotate_block(tuple(range(9)), 3, 2) == tuple(range(8, -1, -1))


@given(st.integers(1, 6), st.integers(-5, 5))
def test_four_quarters_are_a_full_rotation(side: int, quarters: int) -> None:
    cells = tuple(range(side * side))
    assert rotate_block(cells, side, 4) == cells
    assert rotate_block(rotate_block(cells, side, quarters), side, -quarters) == cells


@given(st.integers(1, 6), st.integers(0, 3), st.data())
def test_rotating_a_block_keeps_distances(side: int, quarters: int, data: st.DataObject) -> None:
    grid = SquareGrid(side, side)
    rotated = rotate_block(tuple(range(side * side)), side, quarters)
    a, b = (data.draw(spaces(grid)) for _ in range(2))
    assert grid.distance(rotated.index(a), rotated.index(b)) == grid.distance(a, b)
    assert grid.span(rotated.index(a), rotated.index(b)) == grid.span(a, b)


def test_a_block_lies_where_its_corner_says() -> None:
    assert SMALL.block(SMALL.parse("B2"), 2) == (4, 5, 7, 8)
    assert SMALL.block(SMALL.parse("C2"), 2) == (5, OFF, 8, OFF)


def test_block_placements_counted_by_hand() -> None:
    grid = SquareGrid(6, 5)
    assert sum(OFF not in grid.block(corner, 4) for corner in range(30)) == 6


@given(GRIDS)
def test_labels_round_trip(grid: SquareGrid) -> None:
    assert [grid.parse(grid.label(space)) for space in range(grid.size)] == list(range(grid.size))
