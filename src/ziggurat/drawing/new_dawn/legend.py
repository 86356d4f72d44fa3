"""The legend: what every shape on the map means.

Owns the list of shapes with their names.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.glyphs import Look, glyph
from ziggurat.drawing.new_dawn import pieces
from ziggurat.drawing.new_dawn.terrain import ground
from ziggurat.drawing.palette import FAINT, seat_colour
from ziggurat.drawing.svg import fitted, moved, words
from ziggurat.drawing.wording import Wording
from ziggurat.tables.new_dawn.kinds import CITY, MATURE, RESOURCE
from ziggurat.tables.new_dawn.table import HexTable, row_of
from ziggurat.tables.new_dawn.terrain import slot_terrains, terrains

ROW: Final = 27.0
COLUMN: Final = 142.0
# How large each is drawn; the others are as large as most.
USUAL: Final = 0.65
SCALES: Final = {
    "capital": 0.6, "mature": 0.48, "control": 0.75, "reinforced": 0.62, "caravan": 0.85,
    "wonder": 1.0, "city_state": 0.6, "resource": 0.8,
}  # fmt: skip
# Kinds whose pieces look different by their number.
NUMBERED: Final = (RESOURCE,)


def legend(position: HexTable, wording: Wording, x: float, y: float, rows: int) -> str:
    """All shapes with their names, column by column."""
    parts = []
    for at, (shape, scale, name) in enumerate(_entries(position, wording)):
        left, top = at // rows * COLUMN, at % rows * ROW
        told = words(22, 4, fitted(name, COLUMN - 30, 11), 11, FAINT)
        parts.append(moved(left, top, moved(4, 0, shape, scale=scale), told))
    return moved(x, y, *parts)


def _entries(position: HexTable, wording: Wording) -> list[tuple[str, float, str]]:
    """Grounds, then every side of every kind; a kind that numbers tell apart, by number."""
    rules, colour = position.rules, seat_colour(position.realms[0]["colour"], 0)
    count = len(terrains(rules))
    found = [(ground(at), 0.33, _terrain(wording, at)) for at in range(count)]
    for kind in reversed(position.shown.kinds.values()):
        if kind.name in NUMBERED:
            for number in rules.kinds[kind.numbers].values():
                shape = glyph(rules, kind.name, Look(colour, number))
                found.append((shape, SCALES[kind.name], wording.value(kind.numbers, number)))
            continue
        if kind.family:
            for number in rules.families[kind.family]:
                shape = glyph(rules, kind.face(0), Look(colour, row=row_of(rules, number)))
                found.append((shape, SCALES.get(kind.name, USUAL), wording.row(number)))
            continue
        for side, face in enumerate(kind.faces or (kind.name,)):
            shape = glyph(rules, face, Look(colour, label="A"))
            found.append((shape, SCALES.get(face, USUAL), wording.table.face(kind, side)))
            if face == CITY:
                ring = pieces.roofs(colour) + shape
                found.append((ring, SCALES[MATURE.name], wording("legend.mature")))
    return found


def _terrain(wording: Wording, terrain: int) -> str:
    """A terrain, with the number of the slot that it is printed at."""
    name, row = wording.terrain(terrain), terrains(wording.rules)[terrain]
    return f"{row.difficulty} {name}" if terrain in slot_terrains(wording.rules) else name
