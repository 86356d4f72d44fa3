"""The board: which tiles lie where, and everything that follows from it.

Owns the fixed facts of a map: terrain, neighbours, edges and printed icons, as tables
and masks worked out once. It never knows a piece: what stands on the map is in the
table's and the realms' shells. A board is immutable and shared by all clones.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.board.geometry import DIRECTIONS, SHAPES
from ziggurat.games.new_dawn.board.grid import STEPS, cell_at
from ziggurat.games.new_dawn.content.tiles import CAPITAL_TILE, side_of
from ziggurat.games.new_dawn.ids import (
    BARBARIANS,
    FIRST_WATER,
    NOWHERE,
    RESOURCES,
    SLOTS,
    SPACES,
    TERRAINS,
    TILE_SPACES,
    WATER,
)
from ziggurat.games.new_dawn.masks import bit, mask_of, octets
from ziggurat.kernel.record import Record

SPACE_BYTES: Final = (SPACES + 7) // 8

# The difficulty of each terrain: land by its number, water 1, natural wonders 5.
DIFFICULTY: Final[tuple[int, ...]] = tuple([1, 2, 3, 4, 5, 1, 5])


class Icons:
    """What is printed on the spaces of a map.

    Resources are masks by type; barbarians are spaces by letter, `NOWHERE` if the letter
    is on no tile of the map; natural wonders and city-states are rows by space, and
    `city_state_spaces` are the spaces of the latter as a mask.
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
        self.city_state_spaces: Final = mask_of(list(city_states))
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
        by_terrain = [0] * len(TERRAINS)
        for tile, side, rotation, q, r in placed:
            space = (tile - 1) * TILE_SPACES
            for found, (dq, dr) in zip(side_of(tile, side).terrain, SHAPES[side][rotation]):
                where[(q + dq, r + dr)] = space
                terrain[space] = found
                by_terrain[found] |= 1 << space
                space += 1
        for at, cell in enumerate(water):
            where[cell] = FIRST_WATER + at
            terrain[FIRST_WATER + at] = WATER
            by_terrain[WATER] |= 1 << (FIRST_WATER + at)
        self.where: Final = where
        self.terrain: Final = tuple(terrain)
        self.by_terrain: Final = tuple(by_terrain)
        self.waters: Final = by_terrain[WATER]
        self.step: Final = _steps(where)
        self.near: Final = _near(self.step)
        self.blocks: Final = _blocks(self.near)
        within = [0] * (SLOTS + 1)
        for at, found in enumerate(by_terrain):
            if at != WATER:
                for limit in range(DIFFICULTY[at], SLOTS + 1):
                    within[limit] |= found
        self.within: Final = tuple(within)
        self.land: Final = within[SLOTS]
        border = [at for at in where.values() if NOWHERE in self.step[at]]
        self.edge: Final = self.land & mask_of(border)
        self.shore: Final = self.land & self.around(self.waters)

    def with_terrain(self, terrain: int) -> int:
        """All spaces of a terrain."""
        return self.by_terrain[terrain]

    def difficulty(self, space: int) -> int:
        """The printed difficulty of a space; a city-state space is grassland."""
        return DIFFICULTY[self.terrain[space]]

    def around(self, spaces: int) -> int:
        """All spaces next to any of these; the spaces themselves only if they touch."""
        blocks = self.blocks
        eights = octets(spaces)
        found = 0
        for at in range(len(eights)):
            byte = eights[at]
            if byte & 15:
                found |= blocks[at * 32 + (byte & 15)]
            if byte >> 4:
                found |= blocks[at * 32 + 16 + (byte >> 4)]
        return found

    def reach(self, starts: int, steps: int, through: int) -> int:
        """All spaces within `steps` of the starts, entering only spaces of `through`.

        The starts themselves are not counted unless they can be entered again.
        """
        unseen = through
        frontier = starts
        for _ in range(steps):
            frontier = self.around(frontier) & unseen
            if not frontier:
                break
            unseen ^= frontier
        return through ^ unseen


def _steps(where: dict[tuple[int, int], int]) -> tuple[tuple[int, ...], ...]:
    """The neighbour of every space in each direction."""
    none = tuple([NOWHERE] * len(DIRECTIONS))
    rows = [none] * SPACES
    cells = {cell_at(q, r): space for (q, r), space in where.items()}
    for cell, space in cells.items():
        rows[space] = tuple([cells.get(cell + step, NOWHERE) for step in STEPS])
    return tuple(rows)


def _near(rows: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The neighbours of every space as a mask."""
    masks = [0] * SPACES
    for space, row in enumerate(rows):
        mask = 0
        for to in row:
            if to >= 0:
                mask |= 1 << to
        masks[space] = mask
    return tuple(masks)


def _blocks(near: tuple[int, ...]) -> tuple[int, ...]:
    """The neighbours of every set of four spaces, so that `around` looks up half bytes.

    Whole bytes would be no quicker to speak of, and a map would take eight times as much memory.
    """
    blocks: list[int] = []
    for base in range(0, SPACE_BYTES * 8, 4):
        row = [0] * 16
        for half in range(1, 16):
            low = half & -half
            space = base + low.bit_length() - 1
            row[half] = row[half ^ low] | (near[space] if space < SPACES else 0)
        blocks.extend(row)
    return tuple(blocks)
