"""Huts: what an army finds in them.

Owns exploring a hut. What its marker may be spent as is said in `goods.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.ids import HUT, NO_TOKEN
from ziggurat.games.board_game.moments import HUT_EXPLORED
from ziggurat.games.board_game.movement.villages import keep_find
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_HUT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import Question, only
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put


def huts_left(g: Table) -> int:
    """Markers in the pile: those that were never drawn without those that lie on the map."""
    return g.hut_bag.size() - g.tokens.count(HUT)


def explore_hut(g: Table, seat: int, square: int) -> None:
    """Let a seat take the hut of a square and look at it (cb.hut.explored_at_once)."""
    g.tokens = put(g.tokens, square, NO_TOKEN)
    fire(g, HUT_EXPLORED, seat, (square,), everyone=False)
    if g.hut_bag.size():
        g.push(ExploreHut(seat))


class ExploreHut(Frame):
    """A seat looks at a hut and keeps it facedown; the others see only that it took one.

    Rules: cb.hut.look_and_keep, cb.explore.marker_hidden_from_all
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.hut.look_and_keep", "cb.hut.explored_at_once")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        huts, copies = table(s).hut_bag.draws()
        options = tuple([(DRAW_HUT, hut) for hut in huts])
        return chance("draw_hut", options, copies, only(self.seat))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        g.hut_bag = g.hut_bag.draw(choice[1])
        keep_find(g, self.seat, choice[1])
        g.note("hut_kept", self.seat, (choice[1],), audience=only(self.seat), veiled="kept_a_hut")

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
