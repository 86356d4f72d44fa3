"""The legend of a map in letters, the same for every game.

Owns its lines. What stands in them, the table of kinds and the game's own drawing say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ziggurat.tables.legend import Entry, entries, joined

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ziggurat.cli.tables.seat_table import SeatTable


def legend(board: SeatTable, grounds: list[Entry], printed: list[Entry]) -> list[RenderableType]:
    """What the signs on a map mean: grounds, pieces of seats, and what else lies there.

    `printed` are signs of the squares themselves.
    """
    pieces = list(entries(board.rules, board.table_words, board.shown.kinds.values()))
    owned = [entry for entry in pieces if entry.owned]
    others = [*[entry for entry in pieces if not entry.owned], *printed]
    lines = {
        "table.legend.grounds": grounds,
        "table.legend.pieces": owned,
        "table.legend.others": others,
    }
    return [Text(board.say(key, joined(listed)), style="dim") for key, listed in lines.items()]
