"""The board: which tiles lie where, and everything that follows from it.

Owns the fixed facts of a map: terrain, neighbours, edges and printed icons, as tables
and masks worked out once. It never knows a piece: what stands on the map is in the
table's and the realms' shells. A board is immutable and shared by all clones.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.board.geometry import DIRECTIONS, SHAPES
from ziggurat.games.new_dawn.board.grid import STEPS, cell_at
from ziggurat.games.new_dawn.board.terrain import difficulties
from ziggurat.games.new_dawn.ids import (
    FIRST_WATER,
    HARDEST,
    NOWHERE,
    RESOURCES,
    SPACES,
    WATER,
    first_space,
)
from ziggurat.games.new_dawn.masks import bit, first, mask_of, octets
from ziggurat.games.new_dawn.printed import Placed, Tiles, printed
from ziggurat.games.new_dawn.rows import CAPITAL_TILE, TileSide
from ziggurat.games.new_dawn.standing import Standing
from ziggurat.kernel.record import Record
from ziggurat.kernel.rules import Rules

SPACE_BYTES: Final = (SPACES + 7) // 8
# How many boards are remembered, most of them met while searching.
MOST_BOARDS: Final = 2000
# How many sets of spaces a board remembers the surroundings of; a game comes back to them.
MOST_SETS: Final = 256


class Icons:
    """What is printed on the spaces of a map.

    Resources are masks by type; barbarians are spaces by letter, `NOWHERE` if the letter
    is on no tile of the map; natural wonders and city-states are rows by space, and
    `city_state_spaces` are the spaces of the latter as a mask.
    """

    def __init__(self, letters: int, sides: list[TileSide]) -> None:
        resources = [0] * len(RESOURCES)
        barbarians = [NOWHERE] * letters
        naturals: dict[int, int] = {}
        city_states: dict[int, int] = {}
        capitals = 0
        for row in sides:
            base = first_space(row.tile)
            for icon in row.resources:
                resources[icon.what] |= bit(base + icon.at)
            if row.barbarian is not None:
                barbarians[row.barbarian.what] = base + row.barbarian.at
            if row.natural is not None:
                naturals[base + row.natural.at] = row.natural.what
            if row.city_state is not None:
                city_states[base + row.city_state.at] = row.city_state.what
            if row.kind == CAPITAL_TILE:
                capitals |= bit(base)
        self.resources: Final = tuple(resources)
        self.barbarians: Final = tuple(barbarians)
        self.naturals: Final = naturals
        self.city_states: Final = city_states
        self.city_state_spaces: Final = mask_of(list(city_states))
        self.capitals: Final = capitals


class Matured:
    """Which of some cities are mature while some spaces are covered."""

    def __init__(self, cities: int, covered: int, mature: int) -> None:
        self.cities: Final = cities
        self.covered: Final = covered
        self.mature: Final = mature


NO_ICONS: Final = Icons(0, [])


class Board(Record):
    """Tiles laid down as (tile, side, rotation, q, r), and cells filled with water.

    Everything else follows from these and from what is printed on the tiles: `laid` works it
    out and gives the same board for the same tiles. Read from a save, a board knows only where
    its tiles lie (`known` is False) until a table takes it.

    `near` is the mask of a space's neighbours, `step` its neighbour in each direction or
    `NOWHERE`. `within[n]` is the land of difficulty n or lower; `land`, `waters`, `rim` (what
    lies at the border of the map), `edge` (the land of it), `shore` (land beside water) and
    `coast` (land of either kind) are masks too. `matured` are the mature cities last found and
    `standings` what agendas were last counted from, both by seat; `surroundings` are the spaces
    around sets of others.
    """

    SPEC: ClassVar[str] = (
        "placed: tuple[tuple[int, int, int, int, int], ...], water: tuple[tuple[int, int], ...]"
    )

    def __init__(self, placed: tuple[Placed, ...], water: tuple[tuple[int, int], ...]) -> None:
        self.placed: Final = placed
        self.water: Final = water
        self.known = False
        # Its cells, and where one more tile could lie beside a space; both worked out when first
        # asked for, because most maps never grow.
        self.cells = 0
        self.places: dict[int, list[int]] = {}
        self.icons = NO_ICONS
        self.where: dict[tuple[int, int], int] = {}
        self.terrain: tuple[int, ...] = ()
        self.by_terrain: tuple[int, ...] = ()
        self.difficulties: tuple[int, ...] = ()
        self.step: tuple[tuple[int, ...], ...] = ()
        self.near: tuple[int, ...] = ()
        self.blocks: tuple[int, ...] = ()
        self.within: tuple[int, ...] = ()
        self.land = 0
        self.waters = 0
        self.rim = 0
        self.edge = 0
        self.shore = 0
        self.coast = 0
        self.matured: dict[int, Matured] = {}
        self.standings: dict[int, Standing] = {}
        self.surroundings: dict[int, int] = {}

    def work_out(self, tiles: Tiles, difficulties: tuple[int, ...]) -> None:
        """Work out everything that follows, once; `difficulties` are those of the terrains."""
        where: dict[tuple[int, int], int] = {}
        terrain = [NOWHERE] * SPACES
        by_terrain = [0] * len(difficulties)
        for tile, side, rotation, q, r in self.placed:
            space = first_space(tile)
            for found, (dq, dr) in zip(tiles.side(tile, side).terrain, SHAPES[side][rotation]):
                where[(q + dq, r + dr)] = space
                terrain[space] = found
                by_terrain[found] |= 1 << space
                space += 1
        for at, cell in enumerate(self.water):
            where[cell] = FIRST_WATER + at
            terrain[FIRST_WATER + at] = WATER
            by_terrain[WATER] |= 1 << (FIRST_WATER + at)
        sides = [tiles.side(tile, side) for tile, side, _, _, _ in self.placed]
        self.icons = Icons(tiles.barbarians, sides)
        self.where = where
        self.terrain = tuple(terrain)
        self.by_terrain = tuple(by_terrain)
        self.difficulties = difficulties
        self.waters = by_terrain[WATER]
        self.step = _steps(where)
        self.near = _near(self.step)
        self.blocks = _blocks(self.near)
        within = [0] * (HARDEST + 1)
        for at, found in enumerate(by_terrain):
            if at != WATER:
                for limit in range(difficulties[at], HARDEST + 1):
                    within[limit] |= found
        self.within = tuple(within)
        self.land = within[HARDEST]
        border = [at for at in where.values() if NOWHERE in self.step[at]]
        self.rim = mask_of(border)
        self.edge = self.land & self.rim
        self.shore = self.land & self.around(self.waters)
        self.coast = self.edge | self.shore
        self.known = True

    def with_terrain(self, terrain: int) -> int:
        """All spaces of a terrain."""
        return self.by_terrain[terrain]

    def difficulty(self, space: int) -> int:
        """The printed difficulty of a space; a city-state space is grassland."""
        return self.difficulties[self.terrain[space]]

    def around(self, spaces: int) -> int:
        """All spaces next to any of these; the spaces themselves only if they touch."""
        found = self.surroundings.get(spaces)
        if found is None:
            if not spaces & spaces - 1:
                # One space, as most ways begin, needs no work and leaves room for others.
                return self.near[first(spaces)] if spaces else 0
            found = self._surroundings(spaces)
            if len(self.surroundings) >= MOST_SETS:
                self.surroundings.clear()
            self.surroundings[spaces] = found
        return found

    def _surroundings(self, spaces: int) -> int:
        """Work them out."""
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


def laid(rules: Rules, placed: tuple[Placed, ...], water: tuple[tuple[int, int], ...]) -> Board:
    """The board of some tiles and water, worked out once and then shared.

    Searching lays the same tiles again and again; if there are too many, all are forgotten.
    """
    boards = printed(rules).boards
    key = (placed, water)
    found = boards.get(key)
    if found is None:
        found = Board(placed, water)
        found.work_out(printed(rules).tiles, difficulties(rules))
        if len(boards) >= MOST_BOARDS:
            boards.clear()
        boards[key] = found
    return found


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
        if not any(near[base : base + 4]):
            blocks.extend(row)
            continue
        for half in range(1, 16):
            low = half & -half
            space = base + low.bit_length() - 1
            row[half] = row[half ^ low] | (near[space] if space < SPACES else 0)
        blocks.extend(row)
    return tuple(blocks)
