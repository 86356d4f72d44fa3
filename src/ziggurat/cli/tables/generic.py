"""The drawing of any game: the fields of its view, by name.

Owns what a new game looks like before it has a drawing of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ziggurat.cli.console import grid
from ziggurat.cli.tables.seat_table import NOTHING, Data, SeatTable

if TYPE_CHECKING:
    from rich.console import RenderableType

TAG = "is"


def draw(board: SeatTable) -> list[RenderableType]:
    """List every part of a view: plain fields on one line, lists of records as tables."""
    drawn: list[RenderableType] = []
    for part in board.shown.view["parts"]:
        drawn.extend(draw_part(board, board.shown.part(part["is"])))
    return drawn


def draw_part(board: SeatTable, part: Data) -> list[RenderableType]:
    """Draw one part of a view."""
    plain = {name: value for name, value in part.items() if name != TAG and not _nested(value)}
    drawn: list[RenderableType] = []
    if plain:
        drawn.append(Text(" · ".join(f"{name}: {_text(plain[name])}" for name in plain)))
    for name, value in part.items():
        if isinstance(value, dict):
            drawn.append(Text(f"{name}", style="bold"))
            drawn.extend(draw_part(board, value))
        elif _nested(value):
            drawn.append(_rows(board, name, value))
    return drawn


def _nested(value: object) -> bool:
    if isinstance(value, list | tuple):
        return any(isinstance(item, dict) for item in value)
    return isinstance(value, dict)


def _rows(board: SeatTable, name: str, records: list[Data]) -> RenderableType:
    """A list of records as a table; one record for each seat gets the seats' names."""
    fields = [field for field in records[0] if field != TAG]
    table = grid([name, *fields])
    by_seat = len(records) <= len(board.rules.game.seat_names) and name in ("seats", "realms")
    for at, record in enumerate(records):
        head = board.seat_name(at) if by_seat else Text(str(at))
        table.add_row(head, *[Text(_text(record.get(field))) for field in fields])
    return table


def _text(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_text(item) for item in value) or NOTHING
    if isinstance(value, dict):
        return "(" + ", ".join(f"{key} {_text(value[key])}" for key in value if key != TAG) + ")"
    return NOTHING if value is None else str(value)
