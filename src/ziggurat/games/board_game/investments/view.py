"""What everybody sees of investments: all cards lie open (bx.invest.choose_card)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.investments.state import funds
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Rows


class FundsView(Record):
    """By seat: the markers on its investment cards, in the order of their rows."""

    SPEC: ClassVar[str] = "markers: tuple[tuple[int, ...], ...]"

    def __init__(self, markers: Rows) -> None:
        self.markers: Final = markers


def view_funds(s: State, seat: int) -> Record:
    """The same for every seat."""
    return FundsView(funds(s).markers)
