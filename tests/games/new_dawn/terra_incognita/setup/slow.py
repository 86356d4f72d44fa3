"""A slow second opinion on where forts and capital tiles may go, on sets of coordinates.

Owns the restrictions of the expansion's map written a second time; it shares no code with the
packing that it checks. `can_finish` tries everything.
"""

from __future__ import annotations

from tests.games.new_dawn.map.naive import (
    Cell,
    Cells,
    Place,
    Placed,
    all_cells,
    beside,
    cells_of,
    holes,
)

# Where the city-state of a tile lies: tile and side, and the place in the order of spaces.
CITY_STATES = {
    (6, 0): 4, (6, 1): 4, (12, 0): 0, (12, 1): 5, (14, 0): 3, (14, 1): 6, (15, 0): 0, (15, 1): 9,
    (20, 0): 6, (20, 1): 0, (21, 0): 4, (21, 1): 1,
}  # fmt: skip
# The spaces of a tile in order, side A, as in the picture: columns east, rows south-east.
SPOTS = "0,0 0,-1 -1,0 -1,1 0,1 1,0 1,-1 1,-2 0,-2 1,-3"


def space_cell(placed: Placed, at: int) -> Cell:
    """The cell of a space of a laid tile."""
    _, side, rotation, q, r = placed
    a, b = [tuple(map(int, spot.split(","))) for spot in SPOTS.split()][at]
    x, y, z = (a, b, -a - b) if side == 0 else (-a - b, b, a)
    for _ in range(rotation):
        x, y, z = -y, -z, -x
    return (q + x, r + y)


def city_states(core: tuple[Placed, ...]) -> Cells:
    """The cells of the city-states of a core."""
    return frozenset(space_cell(at, CITY_STATES[at[:2]]) for at in core if at[:2] in CITY_STATES)


def filled(cells: Cells) -> Cells:
    """These cells, and the water in their holes."""
    return cells | holes(cells)


def fort_cells(core: tuple[Placed, ...], forts: Cells) -> Cells:
    """Where a fort may lie, apart from leaving room for others."""
    tiles = all_cells(core)
    free = beside(tiles) - filled(tiles | forts) - beside(forts) - beside(city_states(core))
    return frozenset(cell for cell in free if len(beside(frozenset([cell])) & tiles) >= 2)


def capital_places(core: Cells, forts: Cells, capitals: Cells) -> set[Place]:
    """Where a capital tile may lie, apart from leaving room for others."""
    there = filled(core | forts | capitals)
    found = set()
    for side in (0, 1):
        for rotation in range(6):
            shape = cells_of(side, rotation, 0, 0)
            for q, r in {(q - a, r - b) for q, r in beside(core | forts) for a, b in shape}:
                cells = frozenset((q + a, r + b) for a, b in shape)
                if not cells & there and len(beside(cells) & (core | forts)) >= 4:
                    found.add((side, rotation, q, r))
    return found


def can_finish(core: Cells, forts: Cells, capitals: Cells, count: int) -> bool:
    """Tell whether so many capital tiles can still be laid one after another."""
    if count == 0:
        return True
    places = capital_places(core, forts, capitals)
    if count == 1:
        return bool(places)
    return any(can_finish(core, forts, capitals | cells_of(*place), count - 1) for place in places)
