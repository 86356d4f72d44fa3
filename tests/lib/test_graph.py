"""Reachability, paths and regions against naive searches and counts made by hand."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from ziggurat.lib.graph import UNREACHED, path, reach, reached, region, regions
from ziggurat.lib.hexes import HexGrid
from ziggurat.lib.squares import SquareGrid
from ziggurat.lib.vec import Layer, Rows, filled, put

TABLES = st.one_of(
    st.builds(HexGrid, st.integers(1, 6), st.integers(1, 6)).map(lambda grid: grid.neighbours),
    st.builds(SquareGrid, st.integers(1, 6), st.integers(1, 6)).map(lambda grid: grid.neighbours),
    st.builds(SquareGrid, st.integers(1, 4), st.integers(1, 4)).map(lambda grid: grid.surroundings),
)

# A hex map drawn as it lies: digits are the price of entering, # is a blocker.
#   1 1 1 1
#    1 # 2 1
#   1 # 1 1
HEXES = HexGrid(4, 3)
HEX_COST: Layer = (1, 1, 1, 1, 1, -1, 2, 1, 1, -1, 1, 1)

# A square map: 1 1 1
#               # # 3
#               1 1 1
SQUARES = SquareGrid(3, 3)
SQUARE_COST: Layer = (1, 1, 1, -1, -1, 3, 1, 1, 1)


def layers(table: Rows, lowest: int, highest: int) -> st.SearchStrategy[Layer]:
    cell = st.integers(lowest, highest)
    return st.lists(cell, min_size=len(table), max_size=len(table)).map(tuple)


def draw_map(data: st.DataObject) -> tuple[Rows, Layer, int]:
    table = data.draw(TABLES)
    return table, data.draw(layers(table, -1, 4)), data.draw(st.integers(0, len(table) - 1))


def naive(table: Rows, starts: Layer, cost: Layer, stops: Layer) -> list[int]:
    """Relax every edge until nothing changes."""
    best = [0 if space in starts else 10**6 for space in range(len(table))]
    changed = True
    while changed:
        changed = False
        for space, around in enumerate(table):
            if stops[space] and space not in starts:
                continue
            for near in around:
                if near >= 0 and cost[near] >= 0 and best[space] + cost[near] < best[near]:
                    best[near] = best[space] + cost[near]
                    changed = True
    return best


@given(st.data(), st.integers(0, 12))
def test_reach_equals_a_naive_search(data: st.DataObject, budget: int) -> None:
    table, cost, start = draw_map(data)
    best = naive(table, (start,), cost, filled(len(table), 0))
    expected = [total if total <= budget else UNREACHED for total in best]
    assert list(reach(table, (start,), budget, cost)) == expected


@given(st.data(), st.integers(0, 12))
def test_reach_with_stops_equals_a_naive_search(data: st.DataObject, budget: int) -> None:
    table, cost, start = draw_map(data)
    starts = (start, data.draw(st.integers(0, len(table) - 1)))
    stops = data.draw(layers(table, 0, 1))
    best = naive(table, starts, cost, stops)
    expected = [total if total <= budget else UNREACHED for total in best]
    assert list(reach(table, starts, budget, cost, stops)) == expected


def test_reach_counted_by_hand_on_hexes() -> None:
    found = [reached(reach(HEXES.neighbours, (0,), n, HEX_COST)) for n in range(7)]
    assert [len(spaces) for spaces in found] == [1, 3, 5, 6, 8, 10, 10]
    assert found[2] == (0, 1, 2, 4, 8)
    assert reach(HEXES.neighbours, (0,), 9, HEX_COST)[6] == 4


def test_reach_counted_by_hand_on_squares() -> None:
    found = [reached(reach(SQUARES.neighbours, (0,), n, SQUARE_COST)) for n in range(9)]
    assert [len(spaces) for spaces in found] == [1, 2, 3, 3, 3, 4, 5, 6, 7]


def test_a_stop_is_entered_but_not_passed() -> None:
    stops = put(filled(12, 0), 2, 1)
    assert reached(reach(HEXES.neighbours, (0,), 9, HEX_COST, stops)) == (0, 1, 2, 4, 8)
    assert reached(reach(HEXES.neighbours, (2,), 1, HEX_COST, stops)) == (1, 2, 3)


def test_several_starts_share_one_budget() -> None:
    assert reached(reach(HEXES.neighbours, (8, 3), 1, HEX_COST)) == (2, 3, 4, 7, 8)


def test_no_start_reaches_nothing() -> None:
    assert reached(reach(HEXES.neighbours, (), 9, HEX_COST)) == ()


def best_path(table: Rows, start: int, goal: int, cost: Layer) -> Layer:
    """Grow all simple paths and keep the best by the rules of `path`."""
    best: tuple[int, int, Layer] | None = None
    paths: list[tuple[int, Layer]] = [(0, (start,))]
    while paths:
        spent, way = paths.pop()
        if way[-1] == goal:
            found = (spent, len(way), way)
            best = found if best is None else min(best, found)
            continue
        for near in table[way[-1]]:
            if near >= 0 and cost[near] >= 0 and near not in way:
                paths.append((spent + cost[near], (*way, near)))
    return () if best is None else best[2]


@given(st.data())
def test_path_is_the_best_of_all_paths(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from([HexGrid(3, 3), HexGrid(2, 4)])).neighbours
    cost = data.draw(layers(table, -1, 3))
    start, goal = (data.draw(st.integers(0, len(table) - 1)) for _ in range(2))
    assert path(table, start, goal, cost) == best_path(table, start, goal, cost)


@given(st.data())
def test_path_costs_what_reach_says(data: st.DataObject) -> None:
    table, cost, start = draw_map(data)
    goal = data.draw(st.integers(0, len(table) - 1))
    way = path(table, start, goal, cost)
    spent = reach(table, (start,), 1000, cost)[goal]
    assert bool(way) == (spent != UNREACHED)
    if way:
        assert (way[0], way[-1]) == (start, goal)
        assert sum(cost[space] for space in way[1:]) == spent
        assert all(after in table[before] for before, after in pairwise(way))


def test_equal_paths_take_the_lowest_space_first() -> None:
    ones = filled(9, 1)
    assert path(SQUARES.neighbours, 0, 8, ones) == (0, 1, 2, 5, 8)
    assert path(SQUARES.neighbours, 8, 0, ones) == (8, 5, 2, 1, 0)


@given(st.data())
def test_regions_partition_the_marked_spaces(data: st.DataObject) -> None:
    table = data.draw(TABLES)
    mask = data.draw(layers(table, 0, 1))
    found = regions(table, mask)
    assert sorted(sum(found, ())) == [space for space in range(len(mask)) if mask[space]]
    assert list(found) == sorted(found)
    owner = {space: number for number, part in enumerate(found) for space in part}
    for space, number in owner.items():
        assert {owner.get(near, number) for near in table[space]} <= {number}


@given(st.data())
def test_a_region_is_what_can_be_walked(data: st.DataObject) -> None:
    table = data.draw(TABLES)
    mask = data.draw(layers(table, 0, 1))
    cost = tuple([0 if marked else -1 for marked in mask])
    for part in regions(table, mask):
        start = data.draw(st.sampled_from(part))
        assert part == region(table, start, mask) == reached(reach(table, (start,), 0, cost))


def test_regions_counted_by_hand() -> None:
    mask: Layer = (1, 0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 0)
    assert regions(HEXES.neighbours, mask) == ((0,), (2, 3, 6, 7), (9,))
