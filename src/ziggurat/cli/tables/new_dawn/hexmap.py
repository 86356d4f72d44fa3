"""The map in letters: pointy-topped hexes in rows, each row half a cell further.

Owns the cells and how wide they are. Every mark can be read without colour: brackets are
pieces, the digit in them is the seat.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.measure import Measurement
from rich.text import Text

from ziggurat.drawing import palette
from ziggurat.tables.new_dawn.table import HexTable, Space
from ziggurat.tables.new_dawn.terrain import TERRAIN, terrains

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from ziggurat.cli.tables.seat_table import SeatTable

# Cells from roomy to narrow; a narrow one has a third line.
WIDTHS: Final = (8, 7, 5, 4)
NARROW: Final = 5
CELL: Final = re.compile(r"q(-?\d+)r(-?\d+)")
MARK: Final = ">"


def terrain_code(board: SeatTable, terrain: int) -> str:
    """A terrain in two letters."""
    return board.table_words.code(TERRAIN, terrains(board.rules)[terrain].name)


class Cell(NamedTuple):
    """What is written in a cell, and how it looks."""

    x: int
    lines: list[Text]


class HexMap:
    """The map, as wide as there is room."""

    def __init__(self, board: SeatTable, position: HexTable) -> None:
        self._position: Final = position
        self._board: Final = board
        self._wanted: Final = wanted_spaces(board)
        self._places: Final = wanted_cells(board)
        places = [(2 * q + r, r) for q, r in self._places]
        places.extend([(2 * at.q + at.r, at.r) for at in position.spaces])
        self._left: Final = min([x for x, _ in places], default=0)
        self._half_cells: Final = max([x for x, _ in places], default=0) - self._left + 2

    def width(self, cell: int) -> int:
        """How many columns the map takes with cells of a width."""
        return self._half_cells * cell // 2

    def cell_for(self, room: int) -> int:
        """The widest cell that fits, or the narrowest."""
        return next((at for at in WIDTHS if self.width(at) <= room), WIDTHS[-1])

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = self.width(self.cell_for(options.max_width))
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        cell = self.cell_for(options.max_width)
        for row in self._rows(cell):
            for line in range(len(row[0].lines)):
                yield _joined(row, line, self.width(cell))

    def _rows(self, cell: int) -> Iterable[list[Cell]]:
        """Cells by row, from the top and from the left."""
        rows: dict[int, list[Cell]] = {}
        for space in self._position.spaces:
            rows.setdefault(space.r, []).append(self._space(space, cell))
        for (q, r), label in self._places.items():
            lines = _filled([f" #{label}", "", ""], cell, "bold")
            rows.setdefault(r, []).append(Cell(self._x(q, r, cell), lines))
        return [sorted(rows[r], key=_place) for r in sorted(rows)]

    def _x(self, q: int, r: int, cell: int) -> int:
        return (2 * q + r - self._left) * cell // 2

    def _space(self, space: Space, cell: int) -> Cell:
        ground = f"#1C1A16 on {palette.terrain_tint(space.terrain)}"
        mark = MARK if space.number in self._wanted else " "
        terrain = terrain_code(self._board, space.terrain)
        pieces, lying = marks(self._board, space)
        if cell > NARROW:
            texts = [f"{mark}{space.label:<3} {terrain}", f" {' '.join([*pieces, *lying])}"]
        else:
            texts = [f"{mark}{space.label}", f" {terrain}{''.join(lying)}", f" {''.join(pieces)}"]
        lines = _filled(texts, cell, ground)
        if mark == MARK:
            lines[0].stylize("bold underline", 0, 1 + len(space.label))
        self._paint_owner(space, lines)
        return Cell(self._x(space.q, space.r, cell), lines)

    def _paint_owner(self, space: Space, lines: list[Text]) -> None:
        """Give each seat's mark its colour."""
        for line in lines[1:]:
            for found in re.finditer(r"[(\[|<%&](\d)[)\]|>]?", line.plain):
                seat = int(found[1]) - 1
                if seat < self._position.seats:
                    line.stylize(seat_style(self._position, seat), *found.span())


def marks(board: SeatTable, space: Space) -> tuple[list[str], list[str]]:
    """The signs of what belongs to somebody, and of what belongs to nobody.

    What belongs to somebody comes first, so that it is never cut off; names, which are long, last.
    """
    kinds, told = board.shown.kinds, board.table_words
    own = ""
    lying: list[str] = []
    named: list[str] = []
    for piece in space.pieces:
        kind = kinds[piece.kind]
        letters = told.letters(kind, piece)
        if piece.seat >= 0:
            own += letters + "".join([at.letter for at in space.marks if at.kind == kind.name])
        else:
            (named if "{row}" in kind.letter(piece.side) else lying).append(letters)
    return ([own] if own else []), [*lying, *named]


def seat_style(position: HexTable, seat: int) -> str:
    """White on the seat's colour; orange is too bright for white."""
    colour = palette.seat_colour(position.realms[seat]["colour"], seat)
    ink = "black" if palette.SEATS[colour] == palette.ORANGE else "white"
    return f"not dim bold {ink} on {palette.SEATS[colour]}"


def wanted_spaces(board: SeatTable) -> set[int]:
    """The spaces that can be chosen now."""
    found: set[int] = set()
    for choice in board.question.options if board.question else ():
        kinds = board.rules.verbs[choice[0]].kinds
        if kinds and kinds[-1] == "space":
            found.add(choice[-1])
    return found


def wanted_cells(board: SeatTable) -> dict[tuple[int, int], int]:
    """The cells beside the map that can be chosen now, with the number of the choice."""
    found: dict[tuple[int, int], int] = {}
    for label, choice in enumerate(board.question.options if board.question else (), 1):
        if board.rules.verbs[choice[0]].kinds == ("cell",):
            named = CELL.fullmatch(board.rules.kinds["cell"].write(choice[1]))
            if named is not None:
                found[int(named[1]), int(named[2])] = label
    return found


def _place(cell: Cell) -> int:
    return cell.x


def _filled(texts: list[str], cell: int, style: str) -> list[Text]:
    """Lines of a cell, all of its width."""
    lines = texts[: 2 if cell > NARROW else 3]
    return [Text(f"{line[:cell]:<{cell}}", style=style) for line in lines]


def _joined(row: list[Cell], line: int, width: int) -> Text:
    joined = Text(no_wrap=True, overflow="crop")
    for cell in row:
        joined.append(" " * (cell.x - len(joined)))
        joined.append_text(cell.lines[line])
    joined.append(" " * (width - len(joined)))
    return joined
