"""Slots of a table as the page is sent them, the same for every game.

Owns their shape on the wire. What fills them, the game's part and those of its modules tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.server.tables.plain import Data
from ziggurat.tables.parts import kinds_of

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables import Chip, Line, Panel, Piece, Presentation


def kinds_data(rules: Rules) -> Data:
    """The table of kinds, by name: its layer, what its sides are called, what its numbers are."""
    return {
        kind.name: {
            "layer": kind.layer,
            "faces": kind.faces or (kind.name,),
            "numbers": kind.numbers,
        }
        for kind in kinds_of(rules).values()
    }


def slots_data(shown: Presentation, seats: int) -> Data:
    """What modules and the game itself tell of each seat and beside the map."""
    return {
        "chips": [[chip_data(chip) for chip in shown.chips(seat)] for seat in range(seats)],
        "lines": [[line_data(line) for line in shown.lines(seat)] for seat in range(seats)],
        "panels": [panel_data(panel) for panel in shown.panels()],
        "heaps": [chip_data(chip) for chip in shown.piles()],
    }


def piece_data(piece: Piece) -> Data:
    """A piece on a space."""
    return piece._asdict()


def chip_data(chip: Chip) -> Data:
    """A short fact about a seat."""
    return chip._asdict()


def line_data(line: Line) -> Data:
    """Rows under a heading."""
    return line._asdict()


def panel_data(panel: Panel) -> Data:
    """What lies beside the map."""
    return {
        "name": panel.name,
        "sign": panel.sign,
        "lines": [line_data(line) for line in panel.lines],
    }
