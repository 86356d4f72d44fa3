"""Graph: where one can get to over a table of neighbours.

Owns reachability with costs and blockers, least-cost paths and connected regions. Never knows
the shape of the grid, only its neighbours, where a negative number means there is none.

A cost layer gives the price of entering each space; a negative price is a blocker. Leaving a
space is free, so a start may itself be a blocker.
"""

from heapq import heappop, heappush
from typing import Final

from ziggurat.lib.vec import Layer, Rows

UNREACHED: Final = -1


def reach(
    neighbours: Rows, starts: Layer, budget: int, cost: Layer, stops: Layer | None = None
) -> Layer:
    """Return the least cost of getting to each space from any start, or UNREACHED.

    Nothing beyond the budget is reached. A space marked in `stops` may be entered but not
    passed through; a start may always be left.
    """
    spent = [UNREACHED] * len(cost)
    for start in starts:
        spent[start] = 0
    # One queue per total: prices are small, so this beats a heap and needs no ordering.
    queues: list[list[int]] = [list(starts)]
    total = 0
    while total < len(queues):
        # A price of 0 lengthens the queue while it is being read.
        for space in queues[total]:
            if stops is not None and stops[space] and space not in starts:
                continue
            for near in neighbours[space]:
                # Every way into a space costs the same, so the first one found is the cheapest.
                if near < 0 or spent[near] != UNREACHED:
                    continue
                price = cost[near]
                after = total + price
                if price < 0 or after > budget:
                    continue
                spent[near] = after
                while len(queues) <= after:
                    queues.append([])
                queues[after].append(near)
        total += 1
    return tuple(spent)


def reached(spent: Layer) -> Layer:
    """List the spaces that `reach` got to, in ascending order."""
    return tuple([space for space, total in enumerate(spent) if total != UNREACHED])


def path(neighbours: Rows, start: int, goal: int, cost: Layer) -> Layer:
    """List the spaces of the best way from start to goal, both included; empty if there is none.

    Neighbours must be mutual. Among several ways the best is the one with

    1. the least cost,
    2. the fewest spaces,
    3. the lowest space number at the first place where they differ.
    """
    left = _ranks(neighbours, start, goal, cost)
    if left[start] == UNREACHED:
        return ()
    scale = len(cost)
    space = start
    way = [start]
    while space != goal:
        best = -1
        for near in neighbours[space]:
            if near < 0 or cost[near] < 0 or left[near] == UNREACHED:
                continue
            if left[near] + cost[near] * scale + 1 == left[space] and (best < 0 or near < best):
                best = near
        space = best
        way.append(space)
    return tuple(way)


def _ranks(neighbours: Rows, start: int, goal: int, cost: Layer) -> list[int]:
    """Rank each space by the cost and, second, the number of steps still to go to the goal."""
    # A way has fewer steps than there are spaces, so one int holds cost and steps.
    scale = len(cost)
    left = [UNREACHED] * scale
    if cost[goal] < 0 and goal != start:
        return left
    left[goal] = 0
    heap = [goal]
    while heap:
        rank, space = divmod(heappop(heap), scale)
        if space == start:
            break
        if rank != left[space]:
            continue
        rank += cost[space] * scale + 1
        for near in neighbours[space]:
            if near < 0 or (cost[near] < 0 and near != start):
                continue
            if left[near] == UNREACHED or rank < left[near]:
                left[near] = rank
                heappush(heap, rank * scale + near)
    return left


def region(neighbours: Rows, start: int, mask: Layer) -> Layer:
    """List the marked spaces connected with a marked start, in ascending order."""
    seen = [False] * len(mask)
    return _flood(neighbours, start, mask, seen)


def regions(neighbours: Rows, mask: Layer) -> Rows:
    """Split the marked spaces into connected regions, each ascending, by their lowest space."""
    seen = [False] * len(mask)
    found: list[Layer] = []
    for space in range(len(mask)):
        if mask[space] and not seen[space]:
            found.append(_flood(neighbours, space, mask, seen))
    return tuple(found)


def _flood(neighbours: Rows, start: int, mask: Layer, seen: list[bool]) -> Layer:
    """Collect the region around a start and note its spaces as seen."""
    seen[start] = True
    flooded = [start]
    for space in flooded:
        for near in neighbours[space]:
            if near >= 0 and mask[near] and not seen[near]:
                seen[near] = True
                flooded.append(near)
    flooded.sort()
    return tuple(flooded)
