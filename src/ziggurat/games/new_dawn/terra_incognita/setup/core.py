"""The stack of tiles, and the core that is drawn from its bottom.

Owns the first steps of the map: nobody knows the order of the stack, so that Nature draws a tile
when it is needed.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.board.geometry import A, B
from ziggurat.games.new_dawn.masks import bit, mask_of, members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.setup.map_building import DIE
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.verbs import DRAW
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import NATURE, Question
from ziggurat.kernel.state import State


def core_size(s: State) -> int:
    """How many tiles the core has (ti.map.core_count_large, ti.map.core_count_small)."""
    return s.rules.limits[f"core_tiles_{s.seats}"]


class RollForCore(Frame):
    """Roll for the side of the core: 1 to 3 is side A.  Rules: ti.map.core_layout"""

    CITES: ClassVar[tuple[str, ...]] = ("ti.map.core_layout",)

    def question(self, s: State) -> Question:
        return chance("core_side", DIE)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        side = A if choice[1] <= 3 else B
        s.swap(DrawCoreTile(side))
        s.note("core_side", NATURE, (choice[1], side))


class DrawCoreTile(Frame):
    """Draw the core tiles from the bottom of the stack, whatever they are, and lay them.

    Rules: ti.map.core_random, ti.map.core_layout
    """

    SPEC: ClassVar[str] = "side: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.map.core_random", "ti.map.core_layout")

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def question(self, s: State) -> Question:
        return chance("core_tile", tuple([(DRAW, tile) for tile in members(unknown(s).unseen)]))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        unknown(s).unseen &= ~bit(choice[1])
        rotation, q, r = printed(g.rules).cores[self.side][g.draft.core]
        g.draft = g.draft.with_core((choice[1], self.side, rotation, q, r))
        g.note("core_tile", NATURE, (choice[1],))
        if g.draft.core == core_size(g):
            g.pop()


def shuffle_stack(s: State, seat: int) -> None:
    """All tiles but capital tiles form the stack (ti.map.stack)."""
    unknown(s).unseen = mask_of(list(printed(s.rules).tiles.others))


def lay_core(s: State, seat: int) -> None:
    """Lay the core on the side that a die decides."""
    s.push(RollForCore())


CORE_FRAMES: Final = (RollForCore, DrawCoreTile)
