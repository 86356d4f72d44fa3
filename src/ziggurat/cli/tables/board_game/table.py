"""The table of The Board Game in a terminal: what stands where on the screen.

Owns the layout: tables go beside the map if there is room, and above it if not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ziggurat.cli.tables.board_game.panels import Panels
from ziggurat.cli.tables.board_game.squaremap import SquareMap, wanted
from ziggurat.tables.board_game.table import SquareTable

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from ziggurat.cli.tables.seat_table import SeatTable

# What tables beside the map need, and the gap to it.
SIDE: Final = 76
GAP: Final = 3
# The narrowest cell that is still pleasant.
ROOMY: Final = 8


def draw(board: SeatTable) -> list[RenderableType]:
    """Draw the table."""
    position = SquareTable(board.shown)
    if board.brief and not (wanted(board, "square") or wanted(board, "place")):
        return Panels(board, position).deal()
    return [Layout(board, position)]


class Layout:
    """The whole table, laid out for as many columns as there are."""

    def __init__(self, board: SeatTable, position: SquareTable) -> None:
        self._board: Final = board
        self._panels: Final = Panels(board, position)
        self._map: Final = SquareMap(board, position)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self._board.brief:
            yield self._map
            yield from self._panels.battle()
            yield from self._panels.deal()
            return
        yield self._panels.sign()
        yield Text()
        beside = options.max_width - self._map.width(ROOMY) - GAP
        if beside >= SIDE:
            cell = self._map.cell_for(options.max_width - GAP - SIDE)
            yield _side_by_side(self._map, self._map.width(cell), self._beside())
        else:
            # What is looked at most stands lowest, where a terminal shows it.
            yield self._beside()
            yield Text()
            yield self._map
        yield from self._panels.legend()

    def _beside(self) -> Group:
        panels = self._panels
        parts: list[RenderableType] = [
            *panels.battle(), *panels.deal(), panels.dials(), panels.key(), Text(),
            *panels.seats(), Text(), panels.wonders(), Text(), panels.supply(), Text(),
            *panels.secrets(),
        ]  # fmt: skip
        return Group(*parts)


def _side_by_side(left: SquareMap, width: int, right: Group) -> Table:
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(width=width)
    table.add_column(ratio=1)
    table.add_row(left, right)
    return table
