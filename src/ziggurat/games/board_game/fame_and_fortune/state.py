"""The expansion's own shell: everything on the table that the base game does not know."""

from __future__ import annotations

from typing import ClassVar, cast

from ziggurat.games.board_game.fame_and_fortune.ids import NO_SIGN
from ziggurat.games.board_game.ids import CITY_SLOTS
from ziggurat.kernel.record import Shell
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Layer, Rows, filled


class Fame(Shell):
    """What Fame and Fortune adds to the table.

    By seat: `signs` are the fortifications and caravans of its cities by slot, `waiting` the rows
    of relics that give their benefit at its next Start of Turn, ascending, `unloaded` a mask of
    cities that have used their caravan and are about to produce.
    """

    SPEC: ClassVar[str] = (
        "signs: tuple[tuple[int, ...], ...], waiting: tuple[tuple[int, ...], ...], "
        "unloaded: tuple[int, ...]"
    )

    def __init__(self, signs: Rows, waiting: Rows, unloaded: Layer) -> None:
        self.signs = signs
        self.waiting = waiting
        self.unloaded = unloaded

    def clone(self) -> Fame:
        return Fame(self.signs, self.waiting, self.unloaded)


def fame(s: State) -> Fame:
    """The expansion's shell, which is always the first."""
    return cast(Fame, s.extras[0])


def make_fame(s: State) -> Shell:
    """No city has a sign and nobody waits for anything."""
    return Fame(
        signs=tuple([tuple([NO_SIGN] * CITY_SLOTS)] * s.seats),
        waiting=tuple([()] * s.seats),
        unloaded=filled(s.seats, 0),
    )
