"""Facts about investments that scenes can state and set up."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.investments.ids import FIRST_INVESTMENT
from ziggurat.games.board_game.investments.state import funds, markers_on
from ziggurat.games.board_game.state import table
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put, put_row

Ints = tuple[int, ...]


def read_markers(s: State, args: Ints) -> Ints:
    return (markers_on(s, args[0], args[1]),)


def write_markers(s: State, args: Ints, values: Ints) -> None:
    there = funds(s)
    row = put(there.markers[args[0]], args[1] - FIRST_INVESTMENT, values[0])
    there.markers = put_row(there.markers, args[0], row)
    refresh(table(s), args[0])


INVESTMENT_FACTS: Final = (
    Fact("invested", ("seat", "investment"), "number", read_markers, write_markers),
)
