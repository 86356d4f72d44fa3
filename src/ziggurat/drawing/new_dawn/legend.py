"""The legend: what every shape on the map means.

Owns the list of shapes with their names.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.new_dawn import pieces
from ziggurat.drawing.new_dawn.terrain import ground
from ziggurat.drawing.palette import FAINT, seat_colour
from ziggurat.drawing.svg import fitted, moved, words
from ziggurat.drawing.wording import Wording
from ziggurat.tables.new_dawn.position import RESOURCES, TERRAINS, WATER, Position

ROW: Final = 27.0
COLUMN: Final = 142.0


def legend(position: Position, wording: Wording, x: float, y: float, rows: int) -> str:
    """All shapes with their names, column by column."""
    parts = []
    for at, (shape, scale, name) in enumerate(_entries(position, wording)):
        left, top = at // rows * COLUMN, at % rows * ROW
        told = words(22, 4, fitted(name, COLUMN - 30, 11), 11, FAINT)
        parts.append(moved(left, top, moved(4, 0, shape, scale=scale), told))
    return moved(x, y, *parts)


def _entries(position: Position, wording: Wording) -> list[tuple[str, float, str]]:
    colour = seat_colour(position.realms[0]["colour"], 0)
    found = [(ground(at), 0.33, _terrain(wording, at)) for at in range(len(TERRAINS))]
    found.extend(
        [
            (pieces.capital(colour), 0.6, wording("piece.capital")),
            (pieces.city(colour), 0.65, wording("piece.city")),
            (pieces.roofs(colour) + pieces.city(colour), 0.48, wording("piece.mature")),
            (pieces.control_token(colour), 0.75, wording("piece.control")),
            (pieces.control_token(colour, True), 0.62, wording("piece.reinforced")),
            (pieces.caravan(colour), 0.85, wording("piece.caravan")),
            (pieces.wonder(), 1.0, wording("piece.wonder")),
            (pieces.barbarian("A"), 0.65, wording("piece.barbarian")),
            (pieces.city_state(0), 0.6, wording("piece.city_state")),
            (pieces.natural_wonder(-1), 0.65, wording("piece.natural_wonder")),
        ]
    )
    found.extend(
        [(pieces.resource(at), 0.8, wording.value("resource", at)) for at in range(len(RESOURCES))]
    )
    return found


def _terrain(wording: Wording, terrain: int) -> str:
    name = wording(f"ground.{TERRAINS[terrain]}")
    return name if terrain >= WATER else f"{terrain + 1} {name}"
