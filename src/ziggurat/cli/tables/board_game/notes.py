"""Notes: what a choice means on this table, behind its wording.

Owns the few words in brackets: the ground of a square and what lies there, the cost of a building
or a wonder, the level of a tech. In long lists squares are noted with the signs of the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ziggurat.cli.tables.board_game.squaremap import TERRAIN, lying_marks, piece_marks
from ziggurat.drawing.board_game.squaremap import describe
from ziggurat.drawing.wording import Wording
from ziggurat.tables.board_game.kinds import BUILDING, WONDER
from ziggurat.tables.board_game.table import SquareTable, level_of
from ziggurat.tables.numerals import roman

if TYPE_CHECKING:
    from ziggurat.api import Choice
    from ziggurat.cli.tables.seat_table import SeatTable

TECH: Final = "tech"
SQUARE: Final = "square"


def notes(board: SeatTable, choices: Sequence[Choice], short: bool) -> list[str]:
    """A note for each choice; empty where there is nothing to add."""
    if board.seat < 0:
        return [""] * len(choices)
    notebook = Notebook(board, SquareTable(board.shown), short)
    return [notebook.note(choice) for choice in choices]


class Notebook:
    """What notes on one position need."""

    def __init__(self, board: SeatTable, position: SquareTable, short: bool) -> None:
        self._board: Final = board
        self._position: Final = position
        self._short: Final = short
        self._names: Final = Wording(board.rules, board.words)
        self._squares: Final = {square.number: square for square in position.squares}

    def note(self, choice: Choice) -> str:
        """The note on one choice."""
        kinds = self._board.rules.verbs[choice[0]].kinds
        if not kinds:
            return ""
        found = self._about(kinds[-1], choice[-1])
        return found if self._short or not found else f"({found})"

    def _about(self, kind: str, number: int) -> str:
        if kind == SQUARE:
            return self._square(number)
        if kind == TECH:
            return roman(level_of(self._board.rules, number))
        if kind in (BUILDING, WONDER):
            return self._board.say("table.board_game.costs", self._cost(kind, number))
        return ""

    def _cost(self, kind: str, number: int) -> int:
        """What a building or a wonder costs the seat that chooses."""
        row: Any = self._board.rules.rows[number]
        techs = self._position.seats[self._board.seat]["techs"]
        lower = kind == WONDER and row.tech in techs
        return int(row.lower_cost if lower else row.cost)

    def _square(self, number: int) -> str:
        """The ground of a square, and what lies there."""
        square = self._squares.get(number)
        if square is None:
            return ""
        if self._short:
            own = [text for _, text in piece_marks(self._board, square)]
            lying = lying_marks(self._board, square)
            return " ".join(
                [self._board.table_words.value_code(TERRAIN, square.terrain), *own, *lying]
            )
        return describe(self._position, self._names, square).partition(": ")[2]
