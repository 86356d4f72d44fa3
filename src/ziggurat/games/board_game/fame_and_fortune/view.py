"""What each seat may know of what Fame and Fortune adds: all of it lies open."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.fame_and_fortune.disbanding.signs import sign_of
from ziggurat.games.board_game.fame_and_fortune.state import fame
from ziggurat.games.board_game.ids import CITY_SLOTS
from ziggurat.games.board_game.state import table
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Layer, Rows


class FameView(Record):
    """What Fame and Fortune adds to the table, as everybody sees it.

    By seat: `signs` are the fortifications and caravans of its cities by slot, `waiting` relics
    that give their benefit at its next Start of Turn, `unloaded` a mask of cities that have used
    their caravan and are about to produce.
    """

    SPEC: ClassVar[str] = (
        "signs: tuple[tuple[int, ...], ...], waiting: tuple[tuple[int, ...], ...], "
        "unloaded: tuple[int, ...]"
    )

    def __init__(self, signs: Rows, waiting: Rows, unloaded: Layer) -> None:
        self.signs: Final = signs
        self.waiting: Final = waiting
        self.unloaded: Final = unloaded


def view_fame(s: State, seat: int) -> Record:
    """Build what a seat may know of it."""
    g = table(s)
    signs = tuple(
        [tuple([sign_of(g, at, slot) for slot in range(CITY_SLOTS)]) for at in range(g.seats)]
    )
    return FameView(signs, fame(g).waiting, fame(g).unloaded)
