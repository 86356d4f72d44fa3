"""Several spaces of the culture track for nothing, each with what it gives before the next."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.track import advance_free
from ziggurat.games.board_game.ids import LAST_SPACE
from ziggurat.games.board_game.state import table
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.state import State


class AdvanceFree(Frame):
    """A seat advances some spaces on the culture track for free, one after the other."""

    SPEC: ClassVar[str] = "seat: int, left: int"

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: State) -> bool:
        g = table(s)
        if not self.left or g.track[self.seat] >= LAST_SPACE:
            g.pop()
        else:
            g.swap(AdvanceFree(self.seat, self.left - 1))
            advance_free(g, self.seat)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
