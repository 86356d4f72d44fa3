"""The table of A New Dawn in a terminal: what stands where on the screen.

Owns the layout: tables go beside the map if there is room, and below it if not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ziggurat.cli.orders import pointed
from ziggurat.cli.tables.new_dawn.hands import hands, in_question
from ziggurat.cli.tables.new_dawn.hexmap import HexMap
from ziggurat.cli.tables.new_dawn.panels import Panels
from ziggurat.tables.new_dawn.table import HexTable, slots_of

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from ziggurat.cli.tables.seat_table import SeatTable

# What tables beside the map need, and the gap to it.
SIDE: Final = 46
GAP: Final = 3
# Columns that each focus card needs to stand side by side.
CARD: Final = 20
# The narrowest cell that is still pleasant.
ROOMY: Final = 7


def draw(board: SeatTable) -> list[RenderableType]:
    """Draw the table."""
    if board.brief and not (board.question and pointed(board.rules, board.question)):
        return []
    return [Layout(board, HexTable(board.shown))]


class Layout:
    """The whole table, laid out for as many columns as there are."""

    def __init__(self, board: SeatTable, position: HexTable) -> None:
        self._position: Final = position
        self._panels: Final = Panels(board, position)
        self._map: Final = HexMap(board, position)
        self._board: Final = board

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        beside = options.max_width - self._map.width(ROOMY) - GAP
        if self._board.brief:
            yield self._map
            if self._position.building:
                yield from hands(self._board, self._position)
            else:
                yield from in_question(self._board)
            return
        yield self._panels.sign()
        yield Text()
        if self._position.building:
            yield self._map
            yield from hands(self._board, self._position)
            return
        if beside >= SIDE:
            cell = self._map.cell_for(options.max_width - GAP - SIDE)
            yield _side_by_side(self._map, self._map.width(cell), self._beside())
        else:
            # What is looked at most stands lowest, where a terminal shows it.
            yield self._beside()
            yield Text()
            yield self._map
        yield from in_question(self._board)
        yield from self._panels.legend()
        yield Text()
        if options.max_width < CARD * len(slots_of(self._board.rules)):
            yield from self._panels.narrow_rows()
        else:
            yield self._panels.rows()

    def _beside(self) -> Group:
        panels = self._panels
        parts: list[RenderableType] = [
            panels.victory(), Text(), panels.wonders(), Text(), *panels.realms(), Text(),
            panels.supply(), panels.directions(),
        ]  # fmt: skip
        return Group(*parts)


def _side_by_side(left: HexMap, width: int, right: Group) -> Table:
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(width=width)
    table.add_column(ratio=1)
    table.add_row(left, right)
    return table
