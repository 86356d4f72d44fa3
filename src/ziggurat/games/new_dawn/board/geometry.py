"""Geometry of tiles: ten hexes, two mirrored sides, six rotations; and spaces of their own.

Owns the shape of a tile in axial coordinates and the cells it covers when it is laid
down. Cells are axial coordinates of the endless grid; spaces are numbers of the rules.
"""

from __future__ import annotations

from typing import Final

# Directions clockwise from the east, as (q, r).
DIRECTIONS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
)

# Where space i of a tile lies on side A; side B is its mirror image.
SIDE_A: Final[tuple[tuple[int, int], ...]] = tuple(
    [
        (0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1),
        (1, 0), (1, -1), (1, -2), (0, -2), (1, -3),
    ]
)  # fmt: skip
SIDE_B: Final[tuple[tuple[int, int], ...]] = tuple([(-q - r, r) for q, r in SIDE_A])

A: Final = 0
B: Final = 1
# What lies on the map as one space of its own has one side, which looks the same turned.
SINGLE: Final = 2
ALONE: Final[tuple[tuple[int, int], ...]] = tuple([(0, 0)])


def turned(q: int, r: int, steps: int) -> tuple[int, int]:
    """Turn a coordinate about the origin by steps of 60 degrees clockwise."""
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def _shapes() -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
    """The cells of each side in each rotation, space 0 on the origin."""
    sides: list[tuple[tuple[tuple[int, int], ...], ...]] = []
    for side in (SIDE_A, SIDE_B, ALONE):
        turns: list[tuple[tuple[int, int], ...]] = []
        for steps in range(6):
            turns.append(tuple([turned(q, r, steps) for q, r in side]))
        sides.append(tuple(turns))
    return tuple(sides)


SHAPES: Final = _shapes()


def cells(side: int, rotation: int, q: int, r: int) -> list[tuple[int, int]]:
    """The cells of a tile laid with its space 0 on (q, r), in the order of its spaces."""
    return [(q + dq, r + dr) for dq, dr in SHAPES[side][rotation]]
