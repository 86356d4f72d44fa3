"""A slow second opinion on where tiles may go, on sets of coordinates.

Owns the restrictions of map building written a second time. It shares no code with the
grid that it checks.
"""

from __future__ import annotations

Cell = tuple[int, int]
Cells = frozenset[Cell]
Placed = tuple[int, int, int, int, int]
Place = tuple[int, int, int, int]

# Rows of side A from top to bottom, with the column of the first space; columns are q.
ROWS = ((-3, 1, 1), (-2, 0, 2), (-1, 0, 2), (0, -1, 3), (1, -1, 2))
SIDE_A = [(q, r) for r, left, count in ROWS for q in range(left, left + count)]


def cells_of(side: int, rotation: int, q: int, r: int) -> Cells:
    """The cells of a tile, worked out in cube coordinates."""
    found = set()
    for a, b in SIDE_A:
        x, y, z = (a, b, -a - b) if side == 0 else (-a - b, b, a)
        for _ in range(rotation):
            x, y, z = -y, -z, -x
        found.add((q + x, r + y))
    return frozenset(found)


def beside(cells: Cells) -> Cells:
    """All cells next to these, without them."""
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    return frozenset((q + a, r + b) for q, r in cells for a, b in steps) - cells


def holes(cells: Cells) -> Cells:
    """Empty cells from which nothing leads outside."""
    qs = [q for q, _ in cells]
    rs = [r for _, r in cells]
    spanned = {
        (q, r)
        for q in range(min(qs) - 1, max(qs) + 2)
        for r in range(min(rs) - 1, max(rs) + 2)
        if (q, r) not in cells
    }
    outside = {(min(qs) - 1, min(rs) - 1)}
    front = set(outside)
    while front:
        front = set(beside(frozenset(front)) & spanned) - outside
        outside |= front
    return frozenset(spanned - outside)


def all_cells(placed: tuple[Placed, ...]) -> Cells:
    """The cells of all these tiles."""
    return frozenset(cell for _, *where in placed for cell in cells_of(*where))


def fitting(placed: tuple[Placed, ...]) -> set[Place]:
    """Where a tile overlaps nothing, holes included, and touches at least four spaces."""
    tiles = all_cells(placed)
    filled = tiles | holes(tiles)
    found = set()
    for side in (0, 1):
        for rotation in range(6):
            shape = cells_of(side, rotation, 0, 0)
            anchors = {(q - a, r - b) for q, r in beside(tiles) for a, b in shape}
            for q, r in anchors:
                cells = frozenset((q + a, r + b) for a, b in shape)
                if not cells & filled and len(beside(cells) & tiles) >= 4:
                    found.add((side, rotation, q, r))
    return found


def touches(place: Place, cells: Cells) -> bool:
    """Tell whether a tile on a place touches one of these cells."""
    return bool(beside(cells_of(*place)) & cells)


def legal(placed: tuple[Placed, ...], core: int) -> set[Place]:
    """Where a tile may go by the restrictions, apart from leaving room for the next."""
    middle = all_cells(placed[:core])
    fits = fitting(placed)
    at_core = {place for place in fits if touches(place, middle)}
    if at_core:
        return at_core
    ring = [at for at in placed[core:] if touches(at[1:], middle)]
    return {place for place in fits if touches(place, middle | all_cells(tuple(ring)))}


def is_one_piece(cells: Cells) -> bool:
    """Tell whether every cell can be reached from every other."""
    reached = frozenset([min(cells)])
    while (wider := reached | (beside(reached) & cells)) != reached:
        reached = wider
    return reached == cells


def misplaced(placed: tuple[Placed, ...], core: int) -> list[int]:
    """The tiles that touch fewer than four spaces of earlier tiles, or neither the core
    nor a tile that touches it."""
    middle = all_cells(placed[:core])
    ring = middle
    found = []
    for at in range(core, len(placed)):
        cells = cells_of(*placed[at][1:])
        if len(beside(cells) & all_cells(placed[:at])) < 4 or not beside(cells) & ring:
            found.append(placed[at][0])
        if beside(cells) & middle:
            ring |= cells
    return found
