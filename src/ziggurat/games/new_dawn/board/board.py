"""The board: which tiles lie where, and everything that follows from it.

Owns the fixed facts of a map: terrain, neighbours, edges and printed icons, as tables
and masks worked out once. It never knows a piece: what stands on the map is in the
table's and the realms' shells. A board is immutable and shared by all clones.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.board.geometry import DIRECTIONS, cells
from ziggurat.games.new_dawn.content.tiles import CAPITAL_TILE, side_of
from ziggurat.games.new_dawn.ids import (
    BARBARIANS,
    FIRST_WATER,
    NOWHERE,
    RESOURCES,
    SLOTS,
    SPACES,
    TILE_SPACES,
    WATER,
)
from ziggurat.games.new_dawn.masks import bit, mask_of
from ziggurat.kernel.record import Record

SPACE_BYTES: Final = (SPACES + 7) // 8

# The difficulty of each terrain: land by its number, water 1, natural wonders 5.
DIFFICULTY: Final[tuple[int, ...]] = tuple([1, 2, 3, 4, 5, 1, 5])


class Icons:
    """What is printed on the spaces of a map.

    Resources are masks by type; barbarians are spaces by letter, `NOWHERE` if the letter
    is on no tile of the map; natural wonders and city-states are rows by space.
    """

    def __init__(self, placed: tuple[tuple[int, int, int, int, int], ...]) -> None:
        resources = [0] * len(RESOURCES)
        barbarians = [NOWHERE] * BARBARIANS
        naturals: dict[int, int] = {}
        city_states: dict[int, int] = {}
        capitals = 0
        for tile, side, _, _, _ in placed:
            printed = side_of(tile, side)
            base = (tile - 1) * TILE_SPACES
            for icon in printed.resources:
                resources[icon.what] |= bit(base + icon.at)
            if printed.barbarian is not None:
                barbarians[printed.barbarian.what] = base + printed.barbarian.at
            if printed.natural is not None:
                naturals[base + printed.natural.at] = printed.natural.what
            if printed.city_state is not None:
                city_states[base + printed.city_state.at] = printed.city_state.what
            if printed.kind == CAPITAL_TILE:
                capitals |= bit(base)
        self.resources: Final = tuple(resources)
        self.barbarians: Final = tuple(barbarians)
        self.naturals: Final = naturals
        self.city_states: Final = city_states
        self.capitals: Final = capitals


class Board(Record):
    """Tiles laid down as (tile, side, rotation, q, r), and cells filled with water.

    Everything else follows from these. `near` is the mask of a space's neighbours, `step`
    its neighbour in each direction or `NOWHERE`. `within[n]` is the land of difficulty n or
    lower; `land`, `waters`, `edge` (land at the border of the map) and `shore` (land
    beside water) are masks too.
    """

    SPEC: ClassVar[str] = (
        "placed: tuple[tuple[int, int, int, int, int], ...], water: tuple[tuple[int, int], ...]"
    )

    def __init__(
        self,
        placed: tuple[tuple[int, int, int, int, int], ...],
        water: tuple[tuple[int, int], ...],
    ) -> None:
        self.placed: Final = placed
        self.water: Final = water
        self.icons: Final = Icons(placed)
        where: dict[tuple[int, int], int] = {}
        terrain = [NOWHERE] * SPACES
        for tile, side, rotation, q, r in placed:
            printed = side_of(tile, side)
            for at, cell in enumerate(cells(side, rotation, q, r)):
                space = (tile - 1) * TILE_SPACES + at
                where[cell] = space
                terrain[space] = printed.terrain[at]
        for at, cell in enumerate(water):
            where[cell] = FIRST_WATER + at
            terrain[FIRST_WATER + at] = WATER
        self.where: Final = where
        self.terrain: Final = tuple(terrain)
        self.step: Final = _steps(where)
        self.near: Final = tuple(
            [mask_of([to for to in row if to != NOWHERE]) for row in self.step]
        )
        self.blocks: Final = _blocks(self.near)
        self.waters: Final = self.with_terrain(WATER)
        self.land: Final = mask_of(list(where.values())) & ~self.waters
        self.within: Final = tuple([self._within(limit) for limit in range(SLOTS + 1)])
        self.edge: Final = self.land & mask_of(
            [at for at in where.values() if NOWHERE in self.step[at]]
        )
        self.shore: Final = self.land & self.around(self.waters)

    def with_terrain(self, terrain: int) -> int:
        """All spaces of a terrain."""
        return mask_of([space for space, found in enumerate(self.terrain) if found == terrain])

    def difficulty(self, space: int) -> int:
        """The printed difficulty of a space; a city-state space is grassland."""
        return DIFFICULTY[self.terrain[space]]

    def _within(self, limit: int) -> int:
        return self.land & mask_of(
            [
                space
                for space, found in enumerate(self.terrain)
                if found != NOWHERE and DIFFICULTY[found] <= limit
            ]
        )

    def around(self, spaces: int) -> int:
        """All spaces next to any of these; the spaces themselves only if they touch."""
        found = 0
        at = 0
        for byte in spaces.to_bytes(SPACE_BYTES, "little"):
            if byte:
                found |= self.blocks[at + byte]
            at += 256
        return found

    def reach(self, starts: int, steps: int, through: int) -> int:
        """All spaces within `steps` of the starts, entering only spaces of `through`.

        The starts themselves are not counted unless they can be entered again.
        """
        found = 0
        frontier = starts
        for _ in range(steps):
            frontier = self.around(frontier) & through & ~found
            if not frontier:
                break
            found |= frontier
        return found


def _steps(where: dict[tuple[int, int], int]) -> tuple[tuple[int, ...], ...]:
    """The neighbour of every space in each direction."""
    none = tuple([NOWHERE] * len(DIRECTIONS))
    rows = [none] * SPACES
    for (q, r), space in where.items():
        rows[space] = tuple([where.get((q + dq, r + dr), NOWHERE) for dq, dr in DIRECTIONS])
    return tuple(rows)


def _blocks(near: tuple[int, ...]) -> tuple[int, ...]:
    """The neighbours of every set of eight spaces, so that `around` looks up bytes."""
    blocks: list[int] = []
    for base in range(0, SPACE_BYTES * 8, 8):
        row = [0] * 256
        for byte in range(1, 256):
            low = byte & -byte
            space = base + low.bit_length() - 1
            row[byte] = row[byte ^ low] | (near[space] if space < SPACES else 0)
        blocks.extend(row)
    return tuple(blocks)
