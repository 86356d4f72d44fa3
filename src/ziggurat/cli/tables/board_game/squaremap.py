"""The map in letters: squares in rows and columns.

Owns the cells and how wide they are. Every mark can be read without colour: brackets are cities,
a letter with a digit is a figure of that seat, the digit behind the terrain is whose land it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.measure import Measurement
from rich.text import Text

from ziggurat.drawing import palette
from ziggurat.drawing.board_game.pieces import colour_of
from ziggurat.drawing.board_game.terrain import ground_tint
from ziggurat.tables.board_game.kinds import CITY, FIGURES
from ziggurat.tables.board_game.part import COIN, CULTURE
from ziggurat.tables.board_game.table import TILE_SIDE, TILE_SQUARES, Square, SquareTable

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from ziggurat.cli.tables.seat_table import SeatTable
    from ziggurat.tables.slots import Piece

# Cells from roomy to narrow; a narrow one has a third line.
WIDTHS: Final = (10, 9, 8, 5)
NARROW: Final = 5
MARK: Final = ">"
FOG: Final = "bright_black"
TERRAIN: Final = "terrain"
PRINTED: Final = {CULTURE: "c", COIN: "$"}


class SquareMap:
    """The map, as wide as there is room."""

    def __init__(self, board: SeatTable, position: SquareTable) -> None:
        self._board: Final = board
        self._position: Final = position
        self._wanted: Final = wanted(board, "square")
        self._places: Final = wanted(board, "place")

    def width(self, cell: int) -> int:
        """How many columns the map takes with cells of a width."""
        return self._position.width * cell

    def cell_for(self, room: int) -> int:
        """The widest cell that fits, or the narrowest."""
        return next((at for at in WIDTHS if self.width(at) <= room), WIDTHS[-1])

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = self.width(self.cell_for(options.max_width))
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        cell = self.cell_for(options.max_width)
        hidden = self._hidden()
        for y in range(self._position.height):
            row = [self._cell(x, y, cell, hidden) for x in range(self._position.width)]
            for line in range(len(row[0])):
                joined = Text(no_wrap=True, overflow="crop")
                for lines in row:
                    joined.append_text(lines[line])
                yield joined

    def _hidden(self) -> dict[tuple[int, int], str]:
        """Cells of facedown tiles, each with the letter of its place."""
        kind = self._board.rules.kinds["place"]
        found: dict[tuple[int, int], str] = {}
        for place in self._position.hidden:
            mark = MARK if kind.parse(place.label) in self._places else " "
            for at in range(TILE_SQUARES):
                cell = (place.x + at % TILE_SIDE, place.y + at // TILE_SIDE)
                found[cell] = f"{mark}{place.label} .."
        return found

    def _cell(self, x: int, y: int, cell: int, hidden: dict[tuple[int, int], str]) -> list[Text]:
        square = self._position.by_cell.get((x, y))
        if square is None:
            return _filled([hidden.get((x, y), ""), "", ""], cell, FOG)
        mark = MARK if square.number in self._wanted else " "
        ground = f"#1C1A16 on {ground_tint(square.terrain)}"
        texts = self._texts(square, mark, cell)
        lines = _filled(texts, cell, ground)
        if mark == MARK:
            lines[0].stylize("bold underline", 0, 1 + len(square.label))
        self._paint(square, lines)
        return lines

    def _texts(self, square: Square, mark: str, cell: int) -> list[str]:
        terrain = self._board.table_words.value_code(TERRAIN, square.terrain)
        centre = square.of_kind(CITY) is not None
        owner = str(square.land[0] + 1) if square.land and not centre else ""
        own = [text for _, text in piece_marks(self._board, square)]
        signs = "".join([*own, *lying_marks(self._board, square)])
        if cell > NARROW:
            return [f"{mark}{square.label} {terrain}{owner}", f" {signs}"]
        return [f"{mark}{square.label}", f" {terrain}{owner}", signs[: cell - 1]]

    def _paint(self, square: Square, lines: list[Text]) -> None:
        """Give each seat's mark its colour."""
        for seat, text in piece_marks(self._board, square):
            for line in lines[1:]:
                at = line.plain.find(text)
                if at >= 0:
                    line.stylize(seat_style(seat), at, at + len(text))


def piece_marks(board: SeatTable, square: Square) -> list[tuple[int, str]]:
    """The signs of what belongs to seats; they come first, so that they are not cut off."""
    found = []
    for piece in sorted([at for at in square.pieces if at.seat >= 0], key=_by_seat):
        kind = board.shown.kinds[piece.kind]
        marks = [at.letter for at in square.marks if at.kind == kind.name]
        found.append((piece.seat, board.table_words.letters(kind, piece) + "".join(marks)))
    return found


def _by_seat(piece: Piece) -> tuple[bool, int]:
    """What holds a square before what walks there."""
    return piece.kind in FIGURES, piece.seat


def lying_marks(board: SeatTable, square: Square) -> list[str]:
    """The signs of what belongs to nobody, and of what is printed."""
    kinds = board.shown.kinds
    own = [at for at in square.pieces if at.seat < 0]
    found = [board.table_words.letters(kinds[piece.kind], piece) for piece in own]
    for sign in square.signs:
        if sign.kind:
            found.append(board.table_words.value_code(sign.kind, sign.amount))
        elif sign.name in PRINTED:
            found.append(PRINTED[sign.name] * sign.amount)
    return found


def seat_style(seat: int) -> str:
    """White on the seat's colour; orange is too bright for white."""
    colour = palette.SEATS[colour_of(seat)]
    ink = "black" if colour == palette.ORANGE else "white"
    return f"not dim bold {ink} on {colour}"


def wanted(board: SeatTable, kind: str) -> set[int]:
    """What of a kind can be chosen now; of several in one choice the last."""
    found: set[int] = set()
    for choice in board.question.options if board.question else ():
        kinds = board.rules.verbs[choice[0]].kinds
        if kind in kinds:
            at = max([place for place, name in enumerate(kinds) if name == kind])
            found.add(choice[at + 1])
    return found


def _filled(texts: list[str], cell: int, style: str) -> list[Text]:
    """Lines of a cell, all of its width."""
    lines = texts[: 2 if cell > NARROW else 3]
    return [Text(f"{line[:cell]:<{cell}}", style=style) for line in lines]
