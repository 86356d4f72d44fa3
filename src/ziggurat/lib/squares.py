"""Squares: pure geometry of a bounded grid of squares.

Owns neighbours, surroundings, distances, blocks, rotation and labels. Never knows what lies on
a space; blockers and costs belong to `graph`.

A space is a number, counted row by row from the north-west corner. Directions and rotations run
clockwise from the north.
"""

from typing import Final

from ziggurat.lib.labels import find_label, grid_labels, label_index
from ziggurat.lib.vec import Layer, Rows

OFF: Final = -1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# Column and row steps of the eight places around a square; every second one shares an edge.
AROUND: Final[tuple[tuple[int, int], ...]] = tuple(
    [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
)


def rotate_block(cells: Layer, side: int, quarters: int) -> Layer:
    """Rotate the contents of a square block, listed row by row, by steps of 90 degrees."""
    for _ in range(quarters % 4):
        cells = tuple(
            [
                cells[(side - 1 - column) * side + row]
                for row in range(side)
                for column in range(side)
            ]
        )
    return cells


class SquareGrid:
    """A grid of `width` by `height` squares; build it once per size.

    `neighbours` holds the four squares that share an edge, `surroundings` the eight around one.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.size: Final = width * height
        spaces = range(width * height)
        self.column: Final[Layer] = tuple([n % width for n in spaces])
        self.row: Final[Layer] = tuple([n // width for n in spaces])
        self.labels: Final = grid_labels(width, height)
        self._index: Final = label_index(self.labels)
        self.surroundings: Final[Rows] = tuple([self._around(n) for n in spaces])
        self.neighbours: Final[Rows] = tuple([around[::2] for around in self.surroundings])

    def _around(self, space: int) -> Layer:
        column = self.column[space]
        row = self.row[space]
        return tuple([self.space(column + x, row + y) for x, y in AROUND])

    def space(self, column: int, row: int) -> int:
        """Return the space in a column and row, counted from 0, or OFF."""
        if column < 0 or column >= self.width or row < 0 or row >= self.height:
            return OFF
        return row * self.width + column

    def distance(self, a: int, b: int) -> int:
        """Count the steps over edges between two spaces on a grid without blockers."""
        return abs(self.column[a] - self.column[b]) + abs(self.row[a] - self.row[b])

    def span(self, a: int, b: int) -> int:
        """Count the steps between two spaces when diagonal steps are allowed."""
        return max(abs(self.column[a] - self.column[b]), abs(self.row[a] - self.row[b]))

    def within(self, space: int, steps: int) -> Layer:
        """List the spaces at most that many steps away, the space included, in ascending order."""
        column = self.column[space]
        row = self.row[space]
        found: list[int] = []
        for y in range(max(0, row - steps), min(self.height - 1, row + steps) + 1):
            aside = steps - abs(y - row)
            for x in range(max(0, column - aside), min(self.width - 1, column + aside) + 1):
                found.append(y * self.width + x)
        return tuple(found)

    def block(self, corner: int, side: int) -> Layer:
        """List the spaces of a square block, row by row from its north-west corner, or OFF."""
        column = self.column[corner]
        row = self.row[corner]
        return tuple([self.space(column + n % side, row + n // side) for n in range(side * side)])

    def label(self, space: int) -> str:
        """Name a space, such as "B7"."""
        return self.labels[space]

    def parse(self, label: str) -> int:
        """Return the space with that name."""
        return find_label(self._index, label)
