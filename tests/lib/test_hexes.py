"""Hex geometry: properties on grids of any size, and counts made by hand on a drawn one."""

from hypothesis import given
from hypothesis import strategies as st

from ziggurat.lib import hexes
from ziggurat.lib.graph import reach
from ziggurat.lib.hexes import OFF, HexGrid, Shape
from ziggurat.lib.vec import filled

GRIDS = st.builds(HexGrid, st.integers(1, 9), st.integers(1, 9))
STEPS = st.integers(-7, 7)
OFFSETS = st.tuples(st.integers(-5, 5), st.integers(-5, 5))
SHAPES = st.lists(OFFSETS, unique=True, min_size=1, max_size=10).map(tuple)

# A hook of five hexes without any symmetry.
HOOK: Shape = ((0, 0), (1, 0), (2, 0), (2, -1), (0, 1))

# Two hexes touch when their letters do:  A B C
#                                          D E F
#                                         G H I
SMALL = HexGrid(3, 3)


def spaces(grid: HexGrid) -> st.SearchStrategy[int]:
    return st.integers(0, grid.size - 1)


def test_neighbours_counted_by_hand() -> None:
    assert SMALL.neighbours[4] == (5, 8, 7, 3, 1, 2)
    assert SMALL.neighbours[0] == (1, 3, OFF, OFF, OFF, OFF)
    assert SMALL.neighbours[5] == (OFF, OFF, 8, 4, 2, OFF)
    degrees = [sum(near != OFF for near in row) for row in SMALL.neighbours]
    assert degrees == [2, 4, 3, 5, 6, 3, 2, 4, 3]


def test_walks_counted_by_hand() -> None:
    ends = {4: 1}
    counts = []
    for _ in range(3):
        longer: dict[int, int] = {}
        for space, walks in ends.items():
            for near in SMALL.neighbours[space]:
                if near != OFF:
                    longer[near] = longer.get(near, 0) + walks
        ends = longer
        counts.append(sum(ends.values()))
    assert counts == [6, 22, 88]


def test_a_hex_has_six_more_in_every_ring() -> None:
    grid = HexGrid(11, 11)
    assert [len(grid.ring(60, n)) for n in range(6)] == [1, 6, 12, 18, 24, 30]
    assert [len(grid.within(60, n)) for n in range(6)] == [1, 7, 19, 37, 61, 91]


def test_a_ring_runs_clockwise_from_the_east() -> None:
    assert SMALL.ring(4, 1) == SMALL.neighbours[4]
    assert SMALL.ring(0, 2) == (2, 4, 7, 6)


@given(GRIDS)
def test_neighbours_are_mutual_and_opposite(grid: HexGrid) -> None:
    for space, around in enumerate(grid.neighbours):
        for direction, near in enumerate(around):
            if near != OFF:
                assert grid.neighbours[near][(direction + 3) % 6] == space


@given(GRIDS)
def test_space_numbers_and_coordinates_correspond(grid: HexGrid) -> None:
    found = [grid.space(q, r) for q, r in zip(grid.q, grid.r, strict=True)]
    assert found == list(range(grid.size))
    assert grid.space(-1, 0) == grid.space(0, -1) == grid.space(0, grid.height) == OFF


@given(GRIDS, st.data())
def test_distance_is_the_length_of_the_shortest_walk(grid: HexGrid, data: st.DataObject) -> None:
    start = data.draw(spaces(grid))
    walked = reach(grid.neighbours, (start,), grid.size, filled(grid.size, 1))
    assert [grid.distance(start, space) for space in range(grid.size)] == list(walked)


@given(GRIDS, st.data())
def test_distance_is_a_metric(grid: HexGrid, data: st.DataObject) -> None:
    a, b, c = (data.draw(spaces(grid)) for _ in range(3))
    assert (grid.distance(a, b) == 0) == (a == b)
    assert grid.distance(a, b) == grid.distance(b, a)
    assert grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c)


@given(GRIDS, st.integers(0, 6), st.data())
def test_within_ring_and_spiral_agree_with_distance(
    grid: HexGrid, steps: int, data: st.DataObject
) -> None:
    centre = data.draw(spaces(grid))
    far = [grid.distance(centre, space) for space in range(grid.size)]
    inside = [space for space in range(grid.size) if far[space] <= steps]
    assert list(grid.within(centre, steps)) == inside
    assert sorted(grid.ring(centre, steps)) == [n for n in inside if far[n] == steps]
    spiral = grid.spiral(centre, steps)
    assert sorted(spiral) == inside
    assert [far[space] for space in spiral] == sorted([far[space] for space in inside])


@given(SHAPES, STEPS)
def test_six_steps_are_a_full_rotation(shape: Shape, steps: int) -> None:
    assert hexes.rotate_shape(shape, 6) == shape
    assert hexes.rotate_shape(hexes.rotate_shape(shape, steps), -steps) == shape
    assert hexes.mirror_shape(hexes.mirror_shape(shape)) == shape


def test_one_step_leads_to_the_next_direction() -> None:
    for direction, (q, r) in enumerate(hexes.DIRECTIONS):
        assert hexes.rotate(q, r, 1) == hexes.DIRECTIONS[(direction + 1) % 6]


@given(SHAPES, STEPS)
def test_rotating_and_mirroring_keep_distances(shape: Shape, steps: int) -> None:
    for changed in (hexes.rotate_shape(shape, steps), hexes.mirror_shape(shape)):
        for (q, r), (new_q, new_r) in zip(shape, changed, strict=True):
            first_q, first_r = shape[0]
            new_first_q, new_first_r = changed[0]
            before = hexes.length(q - first_q, r - first_r)
            assert hexes.length(new_q - new_first_q, new_r - new_first_r) == before


@given(GRIDS, STEPS, st.data())
def test_rotating_the_grid_keeps_distances(grid: HexGrid, steps: int, data: st.DataObject) -> None:
    a, b, centre = (data.draw(spaces(grid)) for _ in range(3))
    new_a = grid.rotated(a, centre, steps)
    new_b = grid.rotated(b, centre, steps)
    assert grid.rotated(centre, centre, steps) == centre
    assert grid.rotated(a, centre, 6) == a
    if OFF not in (new_a, new_b):
        assert grid.distance(new_a, new_b) == grid.distance(a, b)
        assert grid.rotated(new_a, centre, -steps) == a


def test_a_shape_lies_where_a_drawing_says() -> None:
    grid = HexGrid(5, 4)
    half = hexes.rotate_shape(HOOK, 3)
    straight = [grid.label(n) for n in grid.placed(HOOK, grid.parse("B2"))]
    upside_down = [grid.label(n) for n in grid.placed(half, grid.parse("D3"))]
    assert straight == ["B2", "C2", "D2", "D1", "C3"]
    assert upside_down == ["D3", "C3", "B3", "B4", "C2"]


def test_a_shape_over_the_edge_is_off_there() -> None:
    assert SMALL.placed(HOOK, SMALL.parse("B1")) == (1, 2, OFF, OFF, 4)


def test_placements_counted_by_hand() -> None:
    pair: Shape = ((0, 0), (1, 0))
    counts = []
    for steps in range(3):
        shape = hexes.rotate_shape(pair, steps)
        counts.append(sum(OFF not in SMALL.placed(shape, anchor) for anchor in range(9)))
    assert counts == [6, 5, 5]


@given(GRIDS)
def test_labels_round_trip(grid: HexGrid) -> None:
    assert [grid.parse(grid.label(space)) for space in range(grid.size)] == list(range(grid.size))
