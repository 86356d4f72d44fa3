"""Hexes: pure geometry of a bounded grid of hexagons.

Owns coordinates, neighbours, distances, rotation and labels. Never knows what lies on a space;
blockers and costs belong to `graph`.

Rows of pointy-top hexes; every second row is shifted half a hex to the east. A space is a number,
counted row by row. Its axial coordinates are q, growing to the east, and r, growing to the
south-east. Directions and rotations run clockwise.
"""

from typing import Final, TypeAlias

from ziggurat.lib.labels import find_label, grid_labels, label_index
from ziggurat.lib.vec import Layer, Rows

Shape: TypeAlias = tuple[tuple[int, int], ...]

OFF: Final = -1

EAST: Final = 0
SOUTH_EAST: Final = 1
SOUTH_WEST: Final = 2
WEST: Final = 3
NORTH_WEST: Final = 4
NORTH_EAST: Final = 5

DIRECTIONS: Final[Shape] = tuple([(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)])


def rotate(q: int, r: int, steps: int) -> tuple[int, int]:
    """Rotate an axial offset about the origin by steps of 60 degrees."""
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def rotate_shape(shape: Shape, steps: int) -> Shape:
    """Rotate every offset of a shape about its origin."""
    return tuple([rotate(q, r, steps) for q, r in shape])


def mirror_shape(shape: Shape) -> Shape:
    """Swap east and west, as the back of a two-sided shape does."""
    return tuple([(-q - r, r) for q, r in shape])


def length(q: int, r: int) -> int:
    """Count the steps from the origin to an axial offset."""
    return (abs(q) + abs(r) + abs(q + r)) // 2


class HexGrid:
    """A grid of `width` by `height` hexes; build it once per size."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.size: Final = width * height
        spaces = range(width * height)
        self.q: Final[Layer] = tuple([n % width - (n // width >> 1) for n in spaces])
        self.r: Final[Layer] = tuple([n // width for n in spaces])
        self.labels: Final = grid_labels(width, height)
        self._index: Final = label_index(self.labels)
        self.neighbours: Final[Rows] = tuple([self.placed(DIRECTIONS, n) for n in spaces])

    def space(self, q: int, r: int) -> int:
        """Return the space at axial coordinates, or OFF."""
        column = q + (r >> 1)
        if r < 0 or r >= self.height or column < 0 or column >= self.width:
            return OFF
        return r * self.width + column

    def distance(self, a: int, b: int) -> int:
        """Count the steps between two spaces on a grid without blockers."""
        return length(self.q[a] - self.q[b], self.r[a] - self.r[b])

    def within(self, space: int, steps: int) -> Layer:
        """List the spaces at most that many steps away, the space included, in ascending order."""
        q = self.q[space]
        r = self.r[space]
        found: list[int] = []
        for row in range(max(0, r - steps), min(self.height - 1, r + steps) + 1):
            shift = q + (row >> 1)
            first = max(0, shift + max(-steps, r - row - steps))
            last = min(self.width - 1, shift + min(steps, r - row + steps))
            for column in range(first, last + 1):
                found.append(row * self.width + column)
        return tuple(found)

    def ring(self, space: int, steps: int) -> Layer:
        """List the spaces exactly that many steps away, clockwise from the east."""
        if steps == 0:
            return (space,)
        q = self.q[space] + steps
        r = self.r[space]
        found: list[int] = []
        for side in range(6):
            step_q, step_r = DIRECTIONS[(side + 2) % 6]
            for _ in range(steps):
                there = self.space(q, r)
                if there != OFF:
                    found.append(there)
                q += step_q
                r += step_r
        return tuple(found)

    def spiral(self, space: int, steps: int) -> Layer:
        """List the spaces at most that many steps away, ring after ring from the inside."""
        found: list[int] = []
        for radius in range(steps + 1):
            found.extend(self.ring(space, radius))
        return tuple(found)

    def rotated(self, space: int, centre: int, steps: int) -> int:
        """Return where a space comes to lie when the grid rotates about a centre, or OFF."""
        q, r = rotate(self.q[space] - self.q[centre], self.r[space] - self.r[centre], steps)
        return self.space(self.q[centre] + q, self.r[centre] + r)

    def placed(self, shape: Shape, anchor: int) -> Layer:
        """List the space under each offset of a shape whose origin lies on the anchor, or OFF."""
        q = self.q[anchor]
        r = self.r[anchor]
        return tuple([self.space(q + step_q, r + step_r) for step_q, step_r in shape])

    def label(self, space: int) -> str:
        """Name a space, such as "C4"."""
        return self.labels[space]

    def parse(self, label: str) -> int:
        """Return the space with that name."""
        return find_label(self._index, label)
