"""The module's own shell: the markers on everybody's investment cards."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.board_game.investments.ids import CARDS, FIRST_INVESTMENT
from ziggurat.kernel.record import Shell
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Rows, add_at, put_row


class Funds(Shell):
    """By seat: `markers` on its investment cards, in the order of their rows."""

    SPEC: ClassVar[str] = "markers: tuple[tuple[int, ...], ...]"

    def __init__(self, markers: Rows) -> None:
        self.markers = markers

    def clone(self) -> Funds:
        return Funds(self.markers)


def funds(s: State) -> Funds:
    """The module's shell; where it lies depends on the other modules."""
    for extra in s.extras:
        if isinstance(extra, Funds):
            return extra
    raise TypeError("nobody invests in this game")


def make_funds(s: State) -> Shell:
    """No card has a marker yet (bx.invest.cards)."""
    return Funds(tuple([tuple([0] * CARDS)] * s.seats))


def markers_on(s: State, seat: int, card: int) -> int:
    """How many markers lie on an investment card of a seat."""
    return funds(s).markers[seat][card - FIRST_INVESTMENT]


def add_marker(s: State, seat: int, card: int) -> None:
    """Put a marker on an investment card of a seat."""
    there = funds(s)
    row = add_at(there.markers[seat], card - FIRST_INVESTMENT, 1)
    there.markers = put_row(there.markers, seat, row)
