"""The map while it is being built: tiles laid so far, water, hands, and where a tile may go.

Owns the draft and the restrictions of advanced map building. All tiles have one shape, so
what is legal never depends on which tile is laid. It never asks anybody and never
refuses: `map_building.py` does.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.geometry import SINGLE
from ziggurat.games.new_dawn.board.grid import (
    TILE_ROWS,
    TILE_SHAPES,
    cell_at,
    coordinates,
    covered,
    fitting,
    has_place,
    holes_in,
    row_of,
    shape_of,
    touched,
    touching,
)
from ziggurat.games.new_dawn.ids import NONE, WATERS
from ziggurat.games.new_dawn.masks import first, mask_of, members
from ziggurat.kernel.record import Record

Placed: TypeAlias = tuple[int, int, int, int, int]
Hands: TypeAlias = tuple[tuple[int, ...], ...]


class MapDraft(Record):
    """Tiles laid down as (tile, side, rotation, q, r), the core first; cells filled with
    water; the tiles in the hand of each seat; the seat that places first.

    The rest follows: `tiles` are the cells of all tiles, `filled` those and the water,
    `heart` the cells of the core, `near` those and the cells of tiles that touch the core,
    `alone` the spaces that belong to no tile.
    """

    SPEC: ClassVar[str] = (
        "placed: tuple[tuple[int, int, int, int, int], ...], core: int, "
        "water: tuple[tuple[int, int], ...], hands: tuple[tuple[int, ...], ...], first: int"
    )

    def __init__(
        self,
        placed: tuple[Placed, ...],
        core: int,
        water: tuple[tuple[int, int], ...],
        hands: Hands,
        first: int,
    ) -> None:
        self.placed: Final = placed
        self.core: Final = core
        self.water: Final = water
        self.hands: Final = hands
        self.first: Final = first
        heart = 0
        near = 0
        tiles = 0
        alone = 0
        for at, (_, side, rotation, q, r) in enumerate(placed):
            shape = shape_of(side, rotation)
            cells = covered(shape, cell_at(q, r))
            tiles |= cells
            if side == SINGLE:
                alone |= cells
            if at < core:
                heart |= cells
                near |= cells
            elif touched(shape, cell_at(q, r)) & heart:
                near |= cells
        self.heart: Final = heart
        self.near: Final = near
        self.tiles: Final = tiles
        self.alone: Final = alone
        self.filled: Final = tiles | mask_of([cell_at(q, r) for q, r in water])
        # Worked out when first asked for: most drafts are only passed through.
        self.room: Room | None = None

    def left(self) -> int:
        """How many tiles are still in hand."""
        return sum([len(hand) for hand in self.hands])

    def core_tiles(self) -> tuple[int, ...]:
        """The tiles marked as the core.  Rules: nd.map.core_marker"""
        return tuple([placed[0] for placed in self.placed[: self.core]])

    def with_core(self, placed: Placed) -> MapDraft:
        """This draft with one more tile of the core."""
        return MapDraft((*self.placed, placed), self.core + 1, self.water, self.hands, self.first)

    def with_hands(self, hands: Hands) -> MapDraft:
        """This draft with other hands."""
        return MapDraft(self.placed, self.core, self.water, hands, self.first)

    def with_first(self, seat: int) -> MapDraft:
        """This draft with a seat that begins."""
        return MapDraft(self.placed, self.core, self.water, self.hands, seat)

    def with_tile(self, placed: Placed) -> MapDraft:
        """This draft with a tile out of a hand, and every hole it closes full of water.

        There are numbers for 100 water spaces, and a search for wet maps found none with
        more than 26; cells beyond the hundredth would be off the map.
        Rules: nd.map.hole_water, nd.component.water_tokens, nd.component.water_shortage
        """
        tile, side, rotation, q, r = placed
        cells = covered(shape_of(side, rotation), cell_at(q, r))
        holes = holes_in(self.filled | cells)
        water = self.water
        if holes:
            water = (*water, *[coordinates(cell) for cell in members(holes)])[:WATERS]
        hands = tuple([tuple([held for held in hand if held != tile]) for hand in self.hands])
        return MapDraft((*self.placed, placed), self.core, water, hands, self.first)


EMPTY_DRAFT: Final = MapDraft((), 0, (), (), NONE)
# What lies on the table before the map is finished.
EMPTY_BOARD: Final = Board((), ())


class Room:
    """Where the next tile may lie: for each shape, the cells that its space 0 may take.

    `fits` are free places that touch at least four spaces. `near` are those of them that
    touch the core or, if none does (`at_core` is False), a tile that touches the core.
    `legal` are those of them that leave a place for the next tile.
    Rules: nd.map.touch_four, nd.map.touch_core, nd.map.touch_core_flip,
    nd.map.touch_second_ring
    """

    def __init__(self, draft: MapDraft) -> None:
        # Water counts as touched here, but no free place lies next to any: it is enclosed.
        self.fits: Final = fitting(draft.filled)
        core = touching(draft.heart, self.fits)
        ring = touching(draft.near, self.fits)
        self.at_core: Final = any(core)
        self.near: Final = core if self.at_core else ring
        legal = self.near
        if draft.left() > 1 and not _is_roomy(draft, ring):
            legal = [_lasting(draft, shape, cells) for shape, cells in enumerate(self.near)]
        self.legal: Final = legal


def room(draft: MapDraft) -> Room:
    """Where the next tile may lie; worked out once for each draft."""
    found = draft.room
    if found is None:
        found = Room(draft)
        draft.room = found
    return found


def _is_roomy(draft: MapDraft, ring: list[int]) -> bool:
    """Tell, nearly for free, that no tile laid now can leave the next one without a place.

    The next tile has a place as long as one touches four spaces and the core or a tile at
    the core (`ring`). Take one such place that rises above the map and one that reaches
    below it, with so many rows between them that no tile overlaps both. The one that is
    not overlapped stays: laying a tile never makes another touch less, and it cannot close
    off a cell above the map, because the row of that cell holds nothing else and a tile's
    cells in a row are unbroken, so that one way along the row is open.

    It holds in all but 2 of 1000 random drafts with two tiles left, and in all earlier.
    """
    highest = row_of(first(draft.tiles))
    lowest = row_of(draft.tiles.bit_length() - 1)
    above = lowest
    below = highest
    for at, cells in enumerate(ring):
        if cells:
            shape = TILE_SHAPES[at]
            row = row_of(first(cells))
            if row + shape.top < highest:
                above = min(above, row + shape.bottom)
            row = row_of(cells.bit_length() - 1)
            if row + shape.bottom > lowest:
                below = max(below, row + shape.top)
    return below - above >= TILE_ROWS


def _lasting(draft: MapDraft, shape: int, cells: int) -> int:
    """Those places after which another tile still has a place, tried out one by one."""
    lasting = 0
    for cell in members(cells):
        after = draft.filled | covered(shape, cell)
        after |= holes_in(after)
        near = draft.near
        if touched(shape, cell) & draft.heart:
            near |= covered(shape, cell)
        if has_place(after, near):
            lasting |= 1 << cell
    return lasting
