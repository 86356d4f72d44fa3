"""Facts about figures that have moved, for scenes.  It is never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.state import figure_code, table
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row

Ints = tuple[int, ...]
KINDS_OF_FIGURE: Final = 2


def read_moved(s: State, args: Ints) -> Ints:
    seat, figure = args
    codes = [code for code in table(s).moved_figures[seat] if code % KINDS_OF_FIGURE == figure]
    return tuple([code // KINDS_OF_FIGURE for code in codes])


def write_moved(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    seat, figure = args
    others = [code for code in g.moved_figures[seat] if code % KINDS_OF_FIGURE != figure]
    codes = [figure_code(square, figure) for square in values]
    g.moved_figures = put_row(g.moved_figures, seat, tuple(sorted(others + codes)))


MOVEMENT_FACTS: Final = (
    Fact("moved_figures", ("seat", "figure"), "square", read_moved, write_moved, many=True),
)
