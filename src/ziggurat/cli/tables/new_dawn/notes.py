"""Notes: what a choice means on this table, behind its wording.

Owns the few words in brackets: the card in a slot, the ground of a space, the cost of a
wonder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.drawing.new_dawn.position import TERRAINS, Position, Space
from ziggurat.drawing.wording import Wording

if TYPE_CHECKING:
    from ziggurat.api import Choice
    from ziggurat.cli.tables.board import Board

VIEW: Final = "TableView"
CARDS: Final = ("slot", "place")


def note(board: Board, choice: Choice) -> str:
    """What is at the places that a choice names; empty if there is nothing to add."""
    part = next((part for part in board.parts if part["is"] == VIEW), None)
    if part is None or board.seat < 0:
        return ""
    position = Position(board.rules, part)
    told = []
    for kind, number in zip(board.rules.verbs[choice[0]].kinds, choice[1:], strict=True):
        if kind in CARDS:
            told.append(_card(board, position, number))
        elif kind == "space":
            told.append(_space(board, position, number))
        elif kind == "wonder" and number in part["offer"]:
            cost = position.realms[board.seat]["costs"][part["offer"].index(number)]
            told.append(board.say("table.new_dawn.costs", cost))
    found = ", ".join([text for text in told if text])
    return f" ({found})" if found else ""


def _card(board: Board, position: Position, place: int) -> str:
    """The card at a place of one's own row."""
    row = position.realms[board.seat]["row"]
    return board.words.row(board.rules, row[place]) if place < len(row) else ""


def _space(board: Board, position: Position, number: int) -> str:
    """The ground of a space, and what lies there."""
    space = next((at for at in position.spaces if at.number == number), None)
    if space is None:
        return ""
    names = Wording(board.rules, board.words)
    return ", ".join([names(f"ground.{TERRAINS[space.terrain]}"), *_lying(board, names, space)])


def _lying(board: Board, names: Wording, space: Space) -> list[str]:
    found = []
    if space.piece:
        found.append(
            names("map.of", names(f"piece.{space.piece}"), board.value("seat", space.owner))
        )
    if space.barbarian:
        found.append(f"{names('piece.barbarian')} {space.barbarian}")
    if space.resource >= 0:
        found.append(board.value("resource", space.resource))
    rows = (space.city_state, space.natural)
    found.extend([board.words.row(board.rules, row) for row in rows if row >= 0])
    return found
