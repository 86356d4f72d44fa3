"""The core around the automated player's capital tile, and the tiles that people add to it.

Owns how the map begins in a game with the automated player: its capital lies in the middle, it
adds no tile itself, and one water token fills the hole of the core.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.automated_player.order import own_seat
from ziggurat.games.new_dawn.board.draft import EMPTY_DRAFT, MapDraft
from ziggurat.games.new_dawn.board.geometry import A, B
from ziggurat.games.new_dawn.setup.map_building import (
    DIE,
    DealTiles,
    DrawCore,
    deal_capital_tiles,
    draw_placer,
    finish_map,
    place_tiles,
)
from ziggurat.games.new_dawn.setup.tile_placement import put_capital
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import NATURE, Question
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State

# By side, where the core tiles lie, as (rotation, q, r) in the order of drawing: the capital tile
# of the automated player first.  Rules: ap.setup.core_layout
AROUND: Final[dict[int, tuple[tuple[int, int, int], ...]]] = {
    A: ((0, 0, 0), (3, 3, -4), (1, -1, -3), (0, -3, 2), (1, -1, 3)),
    B: ((0, 0, 0), (3, 1, -4), (5, 4, -3), (0, 1, 2), (5, -2, 3)),
}
# The hole between them.
HOLES: Final[dict[int, tuple[int, int]]] = {A: (-1, -1), B: (2, -1)}


class RollForCapital(Frame):
    """Roll for the side of the core and of the automated player's capital tile alike.

    Rules: ap.setup.core_side, ap.setup.core_diagram
    """

    CITES: ClassVar[tuple[str, ...]] = ("ap.setup.core_side", "ap.setup.core_diagram")

    def question(self, s: State) -> Question:
        return chance("core_side", DIE)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        side = A if choice[1] <= 3 else B
        g.swap(DrawAround(side))
        g.note("core_side", NATURE, (choice[1], side))
        lay_own_tile(g, side)


def lay_own_tile(g: Table, side: int) -> None:
    """Lay the automated player's capital tile out of its hand as the first tile of the core."""
    seat = own_seat(g)
    tile = g.draft.hands[seat][0]
    rotation, q, r = AROUND[side][0]
    hands = tuple([() if owner == seat else hand for owner, hand in enumerate(g.draft.hands)])
    g.draft = g.draft.with_core((tile, side, rotation, q, r)).with_hands(hands)
    g.note("core_tile", NATURE, (tile,))
    put_capital(g, seat, tile)


class DrawAround(DrawCore):
    """Draw the other core tiles and lay them around the capital tile.

    Rules: ap.setup.core_diagram, ap.setup.core_layout
    """

    CITES: ClassVar[tuple[str, ...]] = ("ap.setup.core_diagram", "ap.setup.core_layout")

    def spot(self, g: Table) -> tuple[int, int, int]:
        return AROUND[self.side][g.draft.core]


def begin_map(s: State, seat: int) -> None:
    """Build the map around the automated player (ap.setup.no_fixed_map)."""
    g = table(s)
    g.draft = EMPTY_DRAFT.with_hands(tuple([() for _ in range(g.seats)]))
    g.push(Flow("automated_map", seat))


def lay_core(s: State, seat: int) -> None:
    """Lay the core on the side that a die decides."""
    s.push(RollForCapital())


def fill_hole(s: State, seat: int) -> None:
    """Fill the hole of the core with its one water token.  Rules: ap.setup.core_diagram"""
    g = table(s)
    draft = g.draft
    water = (HOLES[draft.placed[0][1]],)
    g.draft = MapDraft(draft.placed, draft.core, water, draft.hands, draft.first)
    g.note("hole_filled", NATURE, (1,))


def deal_tiles(s: State, seat: int) -> None:
    """Deal the tiles of the normal rules to people only.

    Rules: ap.setup.no_tiles, ap.setup.human_tiles
    """
    each = s.rules.limits["tiles_dealt"]
    people = own_seat(table(s))
    s.push(DealTiles(False, tuple([at // each for at in range(each * people)])))


# The flow "automated_map": the first placer is drawn among those who have tiles.
MAP_STEPS: Final = (
    Step("capital_tiles", deal_capital_tiles),
    Step("core", lay_core),
    Step("water", fill_hole),
    Step("tiles", deal_tiles),
    Step("placer", draw_placer),
    Step("placement", place_tiles),
    Step("finish", finish_map),
)
CORE_FRAMES: Final = (RollForCapital, DrawAround)
