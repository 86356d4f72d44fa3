"""Placing a tile: a seat chooses which one, which side and rotation, and where.

Owns the three questions and why an answer to them is refused. Where a tile may lie is
worked out by `board/draft.py`, for listing and for refusing alike.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.draft import MapDraft, room
from ziggurat.games.new_dawn.board.grid import (
    ROTATIONS,
    SIDES,
    coordinates,
    covered,
    shape_of,
    touched,
)
from ziggurat.games.new_dawn.ids import first_space
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.picking import Listed, Pick, naming
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import CAPITAL_TILE
from ziggurat.games.new_dawn.setup.reasons import (
    TILE_FITS_NOWHERE,
    TILE_NOT_HELD,
    TILE_OFF_CORE,
    TILE_OFF_RING,
    TILE_OTHER_SIDE,
    TILE_OVERLAPS,
    TILE_STRANDS,
    TILE_TOUCHES_FEW,
)
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import LAY, TILE, TURN
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import PICK, SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

TOUCHED: Final = 4


def may_choose(draft: MapDraft, seat: int, tile: int) -> int:
    """The test behind choosing a tile; all have one shape, so all find the same places."""
    return ALLOWED if tile in draft.hands[seat] else TILE_NOT_HELD


def may_turn(draft: MapDraft, side: int, rotation: int) -> int:
    """The test behind choosing a side and a rotation: some place must be left for it."""
    free = room(draft)
    shape = shape_of(side, rotation)
    if free.legal[shape]:
        return ALLOWED
    if free.near[shape]:
        return TILE_STRANDS
    if not free.fits[shape]:
        return TILE_FITS_NOWHERE
    if not free.at_core:
        return TILE_OFF_RING
    if any(free.near[shape_of(side, 0) : shape_of(side, ROTATIONS)]):
        return TILE_OFF_CORE
    return TILE_OTHER_SIDE


def against_cell(draft: MapDraft, side: int, rotation: int, cell: int) -> int:
    """The reason against a place that is not legal for a tile that is turned already."""
    free = room(draft)
    shape = shape_of(side, rotation)
    if covered(shape, cell) & draft.filled:
        return TILE_OVERLAPS
    if spaces_touched(draft, side, rotation, cell) < TOUCHED:
        return TILE_TOUCHES_FEW
    if has(free.near[shape], cell):
        return TILE_STRANDS
    return TILE_OFF_CORE if free.at_core else TILE_OFF_RING


def spaces_touched(draft: MapDraft, side: int, rotation: int, cell: int) -> int:
    """How many different spaces of tiles a tile would touch.  Rules: nd.map.touch_four"""
    return (touched(shape_of(side, rotation), cell) & draft.tiles).bit_count()


class PlaceTile(Listed):
    """A seat chooses the tile it places next; the map is finished when no hand holds any.

    Rules: nd.map.turn_order, nd.map.repeat
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.map.turn_order", "nd.map.repeat")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        if table(s).draft.hands[self.seat]:
            return True
        s.pop()
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple([(TILE, tile) for tile in g.draft.hands[self.seat]])

    def against(self, g: Table, choice: Choice) -> int:
        return may_choose(g.draft, self.seat, choice[1]) if choice[0] == TILE else OTHER_QUESTION

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "place_tile", PICK, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(TurnTile(self.seat, choice[1]))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class TurnTile(Pick):
    """A seat chooses the side and the rotation of a tile.

    Rules: nd.map.either_side, nd.map.touch_core_flip
    """

    SPEC: ClassVar[str] = "seat: int, tile: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.map.either_side", "nd.map.touch_core_flip")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def candidates(self, g: Table) -> list[Choice]:
        found: list[Choice] = []
        for side in range(SIDES):
            found.extend([(TURN, side, rotation) for rotation in range(ROTATIONS)])
        return found

    def test(self, g: Table, choice: Choice) -> int:
        return may_turn(g.draft, choice[1], choice[2]) if choice[0] == TURN else OTHER_QUESTION

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "turn_tile", PICK, self.listed(table(s)), (self.tile,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(LayTile(self.seat, self.tile, choice[1], choice[2]))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.tile)


class LayTile(Listed):
    """A seat chooses the cell for space 0 of a tile.

    Rules: nd.map.touch_four, nd.map.touch_core, nd.map.touch_second_ring
    """

    SPEC: ClassVar[str] = "seat: int, tile: int, side: int, rotation: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.map.touch_four", "nd.map.touch_core", "nd.map.touch_second_ring",
        "nd.map.capital_placement", "nd.map.hole_water",
    )  # fmt: skip

    def __init__(self, seat: int, tile: int, side: int, rotation: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.side: Final = side
        self.rotation: Final = rotation

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(naming(LAY, room(g.draft).legal[shape_of(self.side, self.rotation)]))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != LAY:
            return OTHER_QUESTION
        return against_cell(g.draft, self.side, self.rotation, choice[1])

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if reason != TILE_TOUCHES_FEW:
            return choice[1:]
        return (spaces_touched(g.draft, self.side, self.rotation, choice[1]),)

    def question(self, s: State) -> Question:
        facts = (self.tile, self.side, self.rotation)
        return ask(s, self.seat, "lay_tile", SPACE, self.listed(table(s)), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        lay_tile(g, self.seat, self.tile, self.side, self.rotation, choice[1])
        g.swap(PlaceTile(next_placer(g, self.seat)))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.tile, self.side, self.rotation)


def next_placer(g: Table, seat: int) -> int:
    """The next seat that has a tile to place; the next one of all if nobody has."""
    for offset in range(1, g.seats + 1):
        if g.draft.hands[(seat + offset) % g.seats]:
            return (seat + offset) % g.seats
    return (seat + 1) % g.seats


def lay_tile(g: Table, seat: int, tile: int, side: int, rotation: int, cell: int) -> None:
    """Lay a tile down, fill what it encloses and put the capital on a capital tile."""
    q, r = coordinates(cell)
    before = len(g.draft.water)
    g.draft = g.draft.with_tile((tile, side, rotation, q, r))
    g.note("tile_laid", seat, (tile, side, rotation, cell))
    filled = len(g.draft.water) - before
    if filled:
        g.note("hole_filled", seat, (filled,))
    if printed(g.rules).tiles.side(tile, side).kind == CAPITAL_TILE:
        put_capital(g, seat, tile)


def put_capital(g: Table, seat: int, tile: int) -> None:
    """Put a seat's capital on the capital icon of a tile, which is always its space 0.

    Rules: nd.map.capital_placement, nd.firstgame.capitals
    """
    space = first_space(tile)
    realm = g.realms[seat]
    realm.capital = space
    realm.cities |= bit(space)
    g.note("capital_placed", seat, (space,))
