"""Tiles of A New Dawn as a table shows them: their shape, and what is printed on them.

Owns the geometry of the map outside the rules. What is printed is read from the rows of the
rules, so that a table never repeats it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from ziggurat.tables.new_dawn.kinds import BARBARIAN, CAPITAL, CITY, CITY_STATE, NATURAL, RESOURCE
from ziggurat.tables.slots import Piece

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

# Directions clockwise from the east, in axial coordinates.
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
# Where space i lies on side A; side B is its mirror image.
SHAPE: Final = (
    (0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (1, -2), (0, -2), (1, -3),
)  # fmt: skip
# Behind the two sides of a tile comes the one of a space that belongs to no tile.
SIDES: Final = 2
# The kind of tile whose space 0 shows a capital.
CAPITAL_TILE: Final = 1
# As which space of which tile, by number.
SPACE: Final = "space"
KEPT: Final = 512

Side: TypeAlias = tuple[int, int]


class Printed(NamedTuple):
    """What is printed on the spaces of some tiles, by number of the space.

    `pieces` are the icons of what will lie there.
    """

    pieces: tuple[tuple[int, Piece], ...]
    naturals: dict[int, int]
    city_states: dict[int, int]


def cells(side: int, rotation: int, q: int = 0, r: int = 0) -> list[tuple[int, int]]:
    """The cells of a tile laid with its space 0 on (q, r), in the order of its spaces."""
    shape = SHAPE if side < SIDES else SHAPE[:1]
    return [_laid(at, side, rotation, q, r) for at in shape]


def _laid(cell: tuple[int, int], side: int, rotation: int, q: int, r: int) -> tuple[int, int]:
    dq, dr = cell
    if side:
        dq = -dq - dr
    for _ in range(rotation):
        dq, dr = -dr, dq + dr
    return q + dq, r + dr


@lru_cache(maxsize=KEPT)
def side_row(rules: Rules, tile: int, side: int) -> Any:
    """The row of a side of a tile, numbered from 1; it tells what is printed there."""
    rows: list[Any] = [rules.rows[row] for row in rules.families["tile"]]
    return next(row for row in rows if (row.tile, row.side) == (tile, side))


@lru_cache(maxsize=KEPT)
def spaces_of(rules: Rules, tile: int) -> tuple[int, ...]:
    """The numbers of the spaces of a tile, in their order: they are named after it."""
    kind = rules.kinds[SPACE]
    labels = [f"{tile}{'abcdefghij'[at]}" for at in range(len(SHAPE))]
    return tuple([kind.parse(label) for label in labels if label in kind.numbers])


@lru_cache(maxsize=KEPT)
def printed(rules: Rules, sides: tuple[Side, ...], capitals: bool = False) -> Printed:
    """What is printed on some sides, each given as (tile, side); capitals too, if wanted."""
    pieces: list[tuple[int, Piece]] = []
    naturals: dict[int, int] = {}
    city_states: dict[int, int] = {}
    for tile, side in sides:
        row, spaces = side_row(rules, tile, side), spaces_of(rules, tile)
        pieces.extend([(spaces[at.at], Piece(RESOURCE, number=at.what)) for at in row.resources])
        if row.barbarian is not None:
            pieces.append((spaces[row.barbarian.at], Piece(BARBARIAN, number=row.barbarian.what)))
        if row.natural is not None:
            naturals[spaces[row.natural.at]] = row.natural.what
        if row.city_state is not None:
            city_states[spaces[row.city_state.at]] = row.city_state.what
        if capitals and row.kind == CAPITAL_TILE:
            pieces.append((spaces[0], Piece(CITY, side=CAPITAL)))
    pieces.extend([(space, Piece(NATURAL, row=row)) for space, row in naturals.items()])
    pieces.extend([(space, Piece(CITY_STATE, row=row)) for space, row in city_states.items()])
    return Printed(tuple(pieces), naturals, city_states)
