"""Tiles of A New Dawn as a drawing sees them: their shape, and what is printed on them.

Owns the geometry of the map outside the rules. What is printed is read from the rows of the
rules, so that a drawing never repeats it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

# Directions clockwise from the east, in axial coordinates.
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
# Where space i lies on side A; side B is its mirror image.
SHAPE: Final = (
    (0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (1, -2), (0, -2), (1, -3),
)  # fmt: skip
TILE_SPACES: Final = len(SHAPE)
SIDES: Final = 2
ROTATIONS: Final = 6
# The kind of tile whose space 0 shows a capital.
CAPITAL_TILE: Final = 1

LETTERS: Final = "ABCDEFGHI"


class Icons(NamedTuple):
    """What is printed on the spaces of some tiles, by number of the space."""

    resources: dict[int, int]
    barbarians: dict[int, str]
    naturals: dict[int, int]
    city_states: dict[int, int]
    capitals: list[int]


def cells(side: int, rotation: int, q: int = 0, r: int = 0) -> list[tuple[int, int]]:
    """The cells of a tile laid with its space 0 on (q, r), in the order of its spaces."""
    return [_laid(at, side, rotation, q, r) for at in SHAPE]


def _laid(cell: tuple[int, int], side: int, rotation: int, q: int, r: int) -> tuple[int, int]:
    dq, dr = cell
    if side:
        dq = -dq - dr
    for _ in range(rotation):
        dq, dr = -dr, dq + dr
    return q + dq, r + dr


def side_row(rules: Rules, tile: int, side: int) -> Any:
    """The row of a side of a tile, numbered from 1; it tells what is printed there."""
    return rules.rows[rules.kinds["tile"].numbers[f"{tile}{'ab'[side]}"]]


def first_space(tile: int) -> int:
    """The number of space 0 of a tile."""
    return (tile - 1) * TILE_SPACES


def icons(rules: Rules, sides: Sequence[tuple[int, int]]) -> Icons:
    """What is printed on some sides, each given as (tile, side)."""
    found = Icons({}, {}, {}, {}, [])
    for tile, side in sides:
        row, base = side_row(rules, tile, side), first_space(tile)
        for icon in row.resources:
            found.resources[base + icon.at] = icon.what
        if row.barbarian is not None:
            found.barbarians[base + row.barbarian.at] = LETTERS[row.barbarian.what]
        if row.natural is not None:
            found.naturals[base + row.natural.at] = row.natural.what
        if row.city_state is not None:
            found.city_states[base + row.city_state.at] = row.city_state.what
        if row.kind == CAPITAL_TILE:
            found.capitals.append(base)
    return found
