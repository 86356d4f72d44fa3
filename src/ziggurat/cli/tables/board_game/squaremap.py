"""The map in letters: squares in rows and columns.

Owns the cells and how wide they are. Every mark can be read without colour: brackets are cities,
a letter with a digit is a figure of that seat, the digit behind the terrain is whose land it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.measure import Measurement
from rich.text import Text

from ziggurat.drawing import palette
from ziggurat.drawing.board_game.pieces import colour_of
from ziggurat.drawing.board_game.terrain import GROUNDS
from ziggurat.tables.board_game.position import (
    HUT,
    NONE,
    PERSON,
    TILE_SIDE,
    TILE_SQUARES,
    VILLAGE,
    WONDER,
    Position,
    Square,
)

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from ziggurat.cli.tables.board import Board

# Cells from roomy to narrow; a narrow one has a third line.
WIDTHS: Final = (10, 9, 8, 5)
NARROW: Final = 5
MARK: Final = ">"
FOG: Final = "bright_black"


class Codes(NamedTuple):
    """Letters for terrains, resources and figures, in the language that is spoken."""

    terrains: list[str]
    resources: list[str]
    figures: list[str]


def codes(board: Board) -> Codes:
    """The codes that the catalogue gives."""
    return Codes(
        board.say("table.board_game.terrains").split(),
        board.say("table.board_game.resources").split(),
        board.say("table.board_game.figures").split(),
    )


class SquareMap:
    """The map, as wide as there is room."""

    def __init__(self, board: Board, position: Position) -> None:
        self._board: Final = board
        self._position: Final = position
        self._codes: Final = codes(board)
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
        ground = f"#1C1A16 on {GROUNDS[square.terrain]}"
        texts = self._texts(square, mark, cell)
        lines = _filled(texts, cell, ground)
        if mark == MARK:
            lines[0].stylize("bold underline", 0, 1 + len(square.label))
        self._paint(square, lines)
        return lines

    def _texts(self, square: Square, mark: str, cell: int) -> list[str]:
        terrain = self._codes.terrains[square.terrain]
        owner = str(square.land[0] + 1) if square.land else ""
        standing = piece_marks(self._codes, square)
        lying = lying_marks(self._board, self._position, self._codes, square)
        if cell > NARROW:
            return [f"{mark}{square.label} {terrain}{owner}", f" {''.join([*standing, *lying])}"]
        third = "".join([*standing, *lying])[: cell - 1]
        return [f"{mark}{square.label}", f" {terrain}{owner}", third]

    def _paint(self, square: Square, lines: list[Text]) -> None:
        """Give each seat's mark its colour."""
        seats = [at.seat for at in square.figures]
        marks = [(seat, piece_of(self._codes, square, seat)) for seat in seats]
        if square.city:
            marks.append((square.city[0], city_mark(square)))
        for seat, texts in marks:
            for line in lines[1:]:
                at = line.plain.find(texts) if texts else -1
                if at >= 0:
                    line.stylize(seat_style(seat), at, at + len(texts))


def city_mark(square: Square) -> str:
    """The sign of a city, with its walls."""
    if square.city is None:
        return ""
    seat, slot = square.city
    inside = str(seat + 1).join("[]" if slot else "<>")
    return f"{inside}#" if square.walled else inside


def piece_of(signs: Codes, square: Square, seat: int) -> str:
    """The signs of one seat's figures: two armies of seat 1 are 2A1."""
    found = ""
    for at in square.figures:
        if at.seat == seat:
            for letter, count in zip(signs.figures, (at.armies, at.scouts), strict=True):
                if count:
                    found += f"{count if count > 1 else ''}{letter}{seat + 1}"
    return found


def piece_marks(signs: Codes, square: Square) -> list[str]:
    """The signs of what belongs to somebody; they come first, so that they are not cut off."""
    found = [city_mark(square)] if square.city else []
    return [*found, *[piece_of(signs, square, at.seat) for at in square.figures]]


def lying_marks(board: Board, position: Position, signs: Codes, square: Square) -> list[str]:
    """The signs of markers, huts, villages and what is printed."""
    if square.marker != NONE:
        name = board.words.row(board.rules, square.marker).replace(" ", "")
        ends = {WONDER: "==", PERSON: "**"}.get(position.family(square.marker), "()")
        return [name[:5].join(ends)]
    found = []
    if square.token == HUT:
        found.append("?h")
    elif square.token == VILLAGE:
        found.append("?v")
    if square.city is None:
        found.extend([signs.resources[square.resource]] if square.resource != NONE else [])
        found.extend(["c"] * square.culture + ["$"] * square.coins)
    return found


def seat_style(seat: int) -> str:
    """White on the seat's colour; orange is too bright for white."""
    colour = palette.SEATS[colour_of(seat)]
    ink = "black" if colour == palette.ORANGE else "white"
    return f"not dim bold {ink} on {colour}"


def wanted(board: Board, kind: str) -> set[int]:
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
