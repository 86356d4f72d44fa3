"""Notes: what a choice means on this table, behind its wording.

Owns the few words in brackets: the card in a slot, the ground of a space and what lies there,
the cost of a wonder. In long lists spaces are noted with the signs of the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.cli.tables.new_dawn.hexmap import marks, terrain_code
from ziggurat.cli.tables.new_dawn.panels import directions
from ziggurat.drawing.wording import Wording
from ziggurat.tables.new_dawn.table import HexTable, Space

if TYPE_CHECKING:
    from ziggurat.api import Choice
    from ziggurat.cli.tables.seat_table import SeatTable

CARDS: Final = ("slot", "place")
# Questions about slots of another seat; their first fact tells which.
RIVAL_ROWS: Final = ("rob", "embassy_token")
POINT: Final = "point"


def notes(board: SeatTable, choices: Sequence[Choice], short: bool) -> list[str]:
    """A note for each choice; empty where there is nothing to add."""
    if board.seat < 0:
        return [""] * len(choices)
    notebook = Notebook(board, HexTable(board.shown), short)
    return [notebook.note(choice) for choice in choices]


class Notebook:
    """What notes on one position need."""

    def __init__(self, board: SeatTable, position: HexTable, short: bool) -> None:
        self._board: Final = board
        self._position: Final = position
        self._short: Final = short
        self._names: Final = Wording(board.rules, board.words)
        self._spaces: Final = {space.number: space for space in position.spaces}
        question = board.question
        rival = question is not None and question.topic in RIVAL_ROWS
        owner = question.facts[0] if question and rival else board.seat
        self._row: Final[list[int]] = position.realms[owner]["row"]

    def note(self, choice: Choice) -> str:
        """The note on one choice."""
        verb = self._board.rules.verbs[choice[0]]
        if verb.name == POINT:
            return f"({directions(choice[1])})"
        told = []
        for kind, number in zip(verb.kinds, choice[1:], strict=True):
            if kind in CARDS and number < len(self._row):
                told.append(self._names.row(self._row[number]))
        if verb.kinds and verb.kinds[-1] == "space" and choice[-1] in self._spaces:
            told.append(self._about(self._spaces[choice[-1]]))
        if verb.kinds == ("wonder",):
            told.append(self._cost(choice[1]))
        found = ", ".join([text for text in told if text])
        return found if self._short or not found else f"({found})"

    def _cost(self, wonder: int) -> str:
        offer = self._position.data["offer"]
        if wonder not in offer:
            return ""
        costs = self._position.realms[self._board.seat]["costs"]
        return self._board.say("table.new_dawn.costs", costs[offer.index(wonder)])

    def _about(self, space: Space) -> str:
        """The ground of a space, and what lies there."""
        if self._short:
            own, lying = marks(self._board, space)
            return " ".join([terrain_code(self._board, space.terrain), *own, *lying])
        ground = self._names.terrain(space.terrain)
        return ", ".join([ground, *self._standing(space)])

    def _standing(self, space: Space) -> list[str]:
        board = self._board
        found = board.table_words.standing(board.shown.kinds, space.pieces, space.marks)
        return [
            told if seat < 0 else self._names("map.of", told, self._names.seat(seat))
            for told, seat in found
        ]
