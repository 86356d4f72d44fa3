"""What wealth and voyages bring: spaces of the culture track, speed for a turn, and knowledge."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.track import advance_free
from ziggurat.games.board_game.great_person_deck.ids import (
    CAPTAIN_JAMES_COOK,
    LASTING_INDUSTRIALISTS,
)
from ziggurat.games.board_game.great_person_deck.looking import LOOKING_HOOKS
from ziggurat.games.board_game.ids import LAST_SPACE
from ziggurat.games.board_game.moments import SPEED
from ziggurat.games.board_game.research.abilities import is_used
from ziggurat.games.board_game.state import table
from ziggurat.kernel.content import Adjust, Cue, Row
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


def twice_as_fast(s: State, cue: Cue, value: int) -> int:
    """Captain James Cook: speed is doubled, with all that adds to it."""
    return 2 * value if is_used(table(s), cue.owner, CAPTAIN_JAMES_COOK) else value


LASTING_VOYAGES: Final = Row(
    LASTING_INDUSTRIALISTS,
    "voyages_of_great_people",
    (Adjust(SPEED, twice_as_fast), *LOOKING_HOOKS),
)
