"""What each seat may know of what Wisdom and Warfare adds: all of it lies open."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Layer, Rows


class WisdomView(Record):
    """What Wisdom and Warfare adds to the table, as everybody sees it.

    By seat: `policies` are the adopted social policies, ascending, `programs` a mask of cities
    with a building program.
    """

    SPEC: ClassVar[str] = "policies: tuple[tuple[int, ...], ...], programs: tuple[int, ...]"

    def __init__(self, policies: Rows, programs: Layer) -> None:
        self.policies: Final = policies
        self.programs: Final = programs


def view_wisdom(s: State, seat: int) -> Record:
    """The same for every seat."""
    return WisdomView(wisdom(s).policies, wisdom(s).programs)
