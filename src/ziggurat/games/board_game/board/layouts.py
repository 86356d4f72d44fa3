"""Layouts: where tiles lie, and which squares touch.

Owns the geometry. It depends on the row of the layout only, so it is worked out once and never
saved. A square is numbered by its place and by its row and column in it, as they lie on the table.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import NONE, TILE_SIDE, TILE_SQUARES

# Directions clockwise from the north; an arrow and a rotation are counted the same way.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

Pairs = tuple[tuple[int, int], ...]


class Layout:
    """A map.

    `near` are the orthogonal neighbours of each square, `around` all eight, both without
    what lies off the map; `beside` has the neighbour in each of the four directions or `NONE`.
    `rim` are the squares at the outer edge, ascending: those beside a gap inside are not.
    """

    def __init__(self, corners: Pairs, homes: Pairs) -> None:
        self.corners: Final = corners
        self.homes: Final = tuple([place for place, _ in homes])
        self.arrows: Final = tuple([arrow for _, arrow in homes])
        self.squares: Final = len(corners) * TILE_SQUARES
        cells: list[tuple[int, int]] = []
        for x, y in corners:
            cells.extend([(x + at % TILE_SIDE, y + at // TILE_SIDE) for at in range(TILE_SQUARES)])
        self.cells: Final = tuple(cells)
        self.where: Final = {cell: at for at, cell in enumerate(cells)}
        self.beside: Final = tuple([_beside(self.where, cell, STEPS) for cell in cells])
        self.near: Final = tuple([_there(found) for found in self.beside])
        self.around: Final = tuple([_there(_beside(self.where, cell, AROUND)) for cell in cells])
        outside = _outside(self.where)
        self.rim: Final = tuple([at for at, cell in enumerate(cells) if _touches(cell, outside)])

    def distance(self, square: int, other: int) -> int:
        """How far two squares are apart, counting a diagonal step as one."""
        ax, ay = self.cells[square]
        bx, by = self.cells[other]
        return max(abs(ax - bx), abs(ay - by))


def _beside(
    where: dict[tuple[int, int], int], cell: tuple[int, int], steps: Pairs
) -> tuple[int, ...]:
    x, y = cell
    return tuple([where.get((x + dx, y + dy), NONE) for dx, dy in steps])


def _there(squares: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([square for square in squares if square != NONE])


def _outside(where: dict[tuple[int, int], int]) -> set[tuple[int, int]]:
    """The cells around a map, up to one beyond its ends, that can be reached from a corner."""
    right = max([x for x, _ in where]) + 1
    below = max([y for _, y in where]) + 1
    found = {(-1, -1)}
    edge = [(-1, -1)]
    while edge:
        x, y = edge.pop()
        for dx, dy in STEPS:
            cell = (x + dx, y + dy)
            inside = -1 <= cell[0] <= right and -1 <= cell[1] <= below
            if inside and cell not in where and cell not in found:
                found.add(cell)
                edge.append(cell)
    return found


def _touches(cell: tuple[int, int], cells: set[tuple[int, int]]) -> bool:
    return any([(cell[0] + dx, cell[1] + dy) in cells for dx, dy in STEPS])


def place_of(square: int) -> int:
    """The place whose tile a square belongs to."""
    return square // TILE_SQUARES


def turned(local: int, rotation: int) -> int:
    """Which printed square of a tile lies at a local square when the tile is turned clockwise."""
    row, column = local // TILE_SIDE, local % TILE_SIDE
    for _ in range(rotation):
        row, column = TILE_SIDE - 1 - column, row
    return row * TILE_SIDE + column
