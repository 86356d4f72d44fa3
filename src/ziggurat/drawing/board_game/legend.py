"""The legend: what every shape on the map means.

Owns the list of shapes with their names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.drawing.board_game import terrain
from ziggurat.drawing.glyphs import Look, corners_of, glyph
from ziggurat.drawing.palette import FAINT
from ziggurat.drawing.svg import fitted, moved, words
from ziggurat.drawing.wording import Wording
from ziggurat.tables.board_game.part import VIEW
from ziggurat.tables.wording import PIECE

if TYPE_CHECKING:
    from ziggurat.tables import Presentation
    from ziggurat.tables.slots import Kind

TERRAIN: Final = "terrain"
ROW: Final = 28.0
COLUMN: Final = 130.0
# How large each is drawn; the others are as large as most.
USUAL: Final = 0.75
MARKED: Final = 0.36
SCALES: Final = {
    "capital": 0.55, "city": 0.6, "army": 0.8, "scout": 0.8, "village": 0.7,
    "building": 1.2, "wonder": 1.1, "great_person": 1.1,
}  # fmt: skip


def legend(
    shown: Presentation, wording: Wording, x: float, y: float, width: float
) -> tuple[str, float]:
    """All shapes with their names, row by row, and how high that is."""
    parts = []
    columns = max(1, int(width // COLUMN))
    entries = _entries(shown, wording)
    for at, (shape, scale, name) in enumerate(entries):
        left, top = at % columns * COLUMN, at // columns * ROW
        told = words(22, 4, fitted(name, COLUMN - 34, 11), 11, FAINT)
        parts.append(moved(left + 10, top + 14, moved(2, 0, shape, scale=scale), told))
    return moved(x, y, *parts), ROW * (-(-len(entries) // columns))


def _entries(shown: Presentation, wording: Wording) -> list[tuple[str, float, str]]:
    code = wording.table.value_code
    found = [
        (terrain.ground(at), 0.36, f"{code(TERRAIN, at)} {wording.terrain(at)}")
        for at in shown.rules.kinds[TERRAIN].values()
    ]
    for kind in shown.kinds.values():
        for side, face in enumerate(kind.faces or (kind.name,)):
            shape = glyph(shown.rules, face, Look(0, label=wording.table.code(PIECE, face)))
            found.append((shape, SCALES.get(face, USUAL), wording.table.face(kind, side)))
            if side == 0:
                found.extend(_marks(shown, wording, kind))
    found.extend(
        [
            (terrain.trade(), 1.3, wording("icon.trade")),
            (terrain.production(), 1.3, wording("icon.production")),
            (terrain.culture(), 1.3, wording("icon.culture")),
            (terrain.coin(), 1.3, wording("icon.coin")),
            (terrain.combat(), 1.3, wording("icon.combat")),
        ]
    )
    found.extend(
        [
            (terrain.resource(at), 0.85, wording.value("resource", at))
            for at in range(len(shown.part(VIEW)["market"]))
        ]
    )
    return found


def _marks(shown: Presentation, wording: Wording, kind: Kind) -> list[tuple[str, float, str]]:
    """What can be true of pieces of a kind."""
    return [
        (
            glyph(shown.rules, mark.name, Look(0)),
            USUAL if mark.name in corners_of(shown.rules) else MARKED,
            wording.table.mark(mark),
        )
        for mark in kind.marks
    ]
