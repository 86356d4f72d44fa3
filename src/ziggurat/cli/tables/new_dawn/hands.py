"""Tiles in letters, while the map is being built: those still to be laid, and how they turn.

Owns small pictures of tiles. The space in brackets is the first one, which is named when a
tile is laid.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.text import Text

from ziggurat.cli.tables.new_dawn.hexmap import terrain_code
from ziggurat.cli.tables.new_dawn.panels import Panels
from ziggurat.cli.tables.seat_table import NOTHING
from ziggurat.drawing import palette
from ziggurat.tables.new_dawn.kinds import BARBARIAN
from ziggurat.tables.new_dawn.table import HexTable
from ziggurat.tables.new_dawn.tiles import SIDES, cells, printed, side_row

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ziggurat.api import Question
    from ziggurat.cli.tables.seat_table import SeatTable

CELL: Final = 4
TURN: Final = "turn"
LAY: Final = "lay_tile"
PLACE: Final = "place_tile"
TILE: Final = "tile_number"


def hands(board: SeatTable, position: HexTable) -> Iterator[RenderableType]:
    """Everybody's tiles, and the tile that is being placed in every way it may lie."""
    panels = Panels(board, position)
    if not position.spaces:
        yield from panels.leaders()
        return
    for seat, hand in enumerate(position.data["hands"]):
        line = panels.seat(seat)
        line.append(f"  {board.say('table.new_dawn.hand', ', '.join(map(str, hand)) or NOTHING)}")
        yield line
    yield Text()
    if 0 <= board.seat < len(position.data["hands"]):
        shown = _in_question(board) or _held(position.data["hands"][board.seat])
        yield Columns([_picture(board, *at) for at in shown], padding=(1, 2))
    yield Text(board.say("table.new_dawn.legend_tiles"), style="dim")
    yield from panels.legend()


def in_question(board: SeatTable) -> Iterator[RenderableType]:
    """The tile that is being laid while the game goes on, in every way it may lie."""
    shown = _in_question(board)
    if shown:
        yield Columns([_picture(board, *at) for at in shown], padding=(1, 2))


def _held(hand: list[int]) -> list[tuple[str, int, int, int]]:
    """Both sides of the tiles in a hand."""
    return [("", tile, side, 0) for tile in hand for side in range(SIDES)]


def _in_question(board: SeatTable) -> list[tuple[str, int, int, int]]:
    """The ways the tile in question may lie: number of the choice, tile, side, rotation."""
    question = board.question
    if question is None:
        return []
    if question.topic == LAY:
        tile, side, rotation = question.facts
        return [("", tile, side, rotation)]
    found = [
        (f"{at}: ", question.facts[0], choice[1], choice[2])
        for at, choice in enumerate(question.options, 1)
        if board.rules.verbs[choice[0]].name == TURN
    ]
    return found or _named_tiles(board, question)


def _named_tiles(board: SeatTable, question: Question) -> list[tuple[str, int, int, int]]:
    """Both sides of every tile that a choice names."""
    if question.topic == PLACE:
        return []
    tiles = {
        at
        for choice in question.options
        for kind, at in zip(board.rules.verbs[choice[0]].kinds, choice[1:], strict=True)
        if kind == TILE
    }
    return _held(sorted(tiles))


def _picture(board: SeatTable, number: str, tile: int, side: int, rotation: int) -> Text:
    """A tile, with what it is and what is printed on it."""
    names = [board.rules.kinds[kind].write(at) for kind, at in _named(tile, side, rotation)]
    told = Text(f"{number}{' '.join(names)}\n", style="bold")
    shape = cells(side, rotation)
    left = min(2 * q + r for q, r in shape)
    terrain = side_row(board.rules, tile, side).terrain
    for row in sorted({r for _, r in shape}):
        line = Text()
        for (q, _), at in sorted((cell, at) for at, cell in enumerate(shape) if cell[1] == row):
            line.append(" " * ((2 * q + row - left) * CELL // 2 - len(line)))
            code = terrain_code(board, terrain[at])
            style = f"#1C1A16 on {palette.terrain_tint(terrain[at])}"
            line.append(f"[{code}]" if at == 0 else f" {code} ", style=style)
        told.append_text(line)
        told.append("\n")
    told.append(_printed(board, tile, side), style="not bold dim")
    return told


def _named(tile: int, side: int, rotation: int) -> list[tuple[str, int]]:
    return [("tile_number", tile), ("side", side), ("rotation", rotation)]


def _printed(board: SeatTable, tile: int, side: int) -> str:
    """The icons of a side, in a few words."""
    found = printed(board.rules, ((tile, side),), capitals=True).pieces
    kinds, told = board.shown.kinds, board.table_words
    names = []
    for _, piece in found:
        kind = kinds[piece.kind]
        short = kind.name == BARBARIAN
        names.append(told.letters(kind, piece) if short else told.label(kind, piece))
        names[-1] = names[-1] or told.piece(kind, piece)
    return ", ".join(names)
