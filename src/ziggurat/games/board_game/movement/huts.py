"""Huts: what an army finds in them.

Owns exploring a hut. What its marker does or may be spent as is on its row.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.ids import HUT, NO_TOKEN, NONE
from ziggurat.games.board_game.moments import HUT_EXPLORED, HUT_EXPLORERS
from ziggurat.games.board_game.movement.moments import FIXED_FACE
from ziggurat.games.board_game.movement.villages import draws, take_fixed, use_find
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_HUT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import Question, only
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put


def huts_left(g: Table) -> int:
    """Markers in the pile: those that were never drawn without those that lie on the map."""
    return g.hut_bag.size() - g.tokens.count(HUT)


def enter_hut(s: State, seat: int, square: int, armies: int) -> bool:
    """Armies explore a hut, and scouts of those whom a row lets (cb.hut.explored_at_once)."""
    g = table(s)
    if armies or adjusted(g, HUT_EXPLORERS, seat, (), 0):
        explore_hut(g, seat, square)
    return False


def explore_hut(g: Table, seat: int, square: int) -> None:
    """Let a seat take the hut of a square and look at it (cb.hut.explored_at_once)."""
    g.tokens = put(g.tokens, square, NO_TOKEN)
    fire(g, HUT_EXPLORED, seat, (square,), everyone=False)
    find = adjusted(g, FIXED_FACE, seat, (square,), NONE)
    if find != NONE:
        take_fixed(g, seat, square, find)
        take_hut(g, seat, square, find)
    elif g.hut_bag.size():
        g.push(ExploreHut(seat, square))


def take_hut(g: Table, seat: int, square: int, find: int) -> None:
    """Let a seat have what it found in a hut."""
    g.hut_bag = g.hut_bag.draw(find)
    use_find(g, seat, square, find, "hut_kept", "kept_a_hut")


class ExploreHut(Frame):
    """A seat looks at a hut and keeps it facedown, unless its row says otherwise.

    The others see only that it took one.

    Rules: cb.hut.look_and_keep, cb.explore.marker_hidden_from_all
    """

    SPEC: ClassVar[str] = "seat: int, square: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.hut.look_and_keep", "cb.hut.explored_at_once")

    def __init__(self, seat: int, square: int) -> None:
        self.seat: Final = seat
        self.square: Final = square

    def question(self, s: State) -> Question:
        g = table(s)
        huts, copies = draws(g, g.hut_bag)
        options = tuple([(DRAW_HUT, hut) for hut in huts])
        return chance("draw_hut", options, copies, only(self.seat))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        take_hut(g, self.seat, self.square, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
