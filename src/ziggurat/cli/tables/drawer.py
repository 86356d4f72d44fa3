"""Drawers: who draws a position, the game's own file or the one for any game.

Owns this choice, and what all games are drawn with after their own: what modules add.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Final

from rich.text import Text

from ziggurat.cli.tables import generic
from ziggurat.cli.tables.seat_table import SeatTable
from ziggurat.tables.parts import found_module, modules_in

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ziggurat.api import Choice

HOME: Final = "ziggurat.cli.tables"


def draw(board: SeatTable) -> list[RenderableType]:
    """Draw a position, by the game's own drawing if there is one, then what modules add."""
    drawn: list[RenderableType] = _module(board).draw(board)
    if board.brief:
        return drawn
    for panel in board.shown.panels():
        drawn.append(Text(board.table_words.panel(panel), style="bold"))
        drawn.extend([Text(f"  {board.table_words.line(line)}") for line in panel.lines])
    for _, module in modules_in(HOME, board.rules):
        drawn.extend(module.draw(board))
    for part in board.shown.unread():
        drawn.extend(generic.draw_part(board, part))
    return drawn


def notes(board: SeatTable, choices: Sequence[Choice], short: bool) -> list[str]:
    """What a drawing adds to the wordings of choices: the card in a slot, and the like."""
    module = _module(board)
    if not hasattr(module, "notes"):
        return [""] * len(choices)
    found: list[str] = module.notes(board, choices, short)
    return found


def _module(board: SeatTable) -> ModuleType:
    found = found_module(f"{HOME}.{board.rules.game.folder}")
    return generic if found is None else found
