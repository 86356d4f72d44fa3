"""The legend: what every shape on the map means.

Owns the list of shapes with their names.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.board_game import pieces, terrain
from ziggurat.drawing.palette import FAINT
from ziggurat.drawing.svg import fitted, moved, words
from ziggurat.drawing.wording import Wording
from ziggurat.tables.board_game.position import HUT, RESOURCES, TERRAINS, VILLAGE

ROW: Final = 28.0
COLUMN: Final = 130.0


def legend(wording: Wording, x: float, y: float, width: float) -> tuple[str, float]:
    """All shapes with their names, row by row, and how high that is."""
    parts = []
    columns = max(1, int(width // COLUMN))
    entries = _entries(wording)
    for at, (shape, scale, name) in enumerate(entries):
        left, top = at % columns * COLUMN, at // columns * ROW
        told = words(22, 4, fitted(name, COLUMN - 34, 11), 11, FAINT)
        parts.append(moved(left + 10, top + 14, moved(2, 0, shape, scale=scale), told))
    return moved(x, y, *parts), ROW * (-(-len(entries) // columns))


def _entries(wording: Wording) -> list[tuple[str, float, str]]:
    letters = wording("square.terrains").split()
    found = [
        (terrain.ground(at), 0.36, f"{letters[at]} {wording.value('terrain', at)}")
        for at in range(len(TERRAINS))
    ]
    found.extend(
        [
            (pieces.capital(0), 0.55, wording.value("city", 0)),
            (pieces.city(0), 0.6, wording("square.city")),
            (pieces.walls(), 0.36, wording("square.walls")),
            (pieces.army(0, wording("square.army_letter")), 0.8, wording.value("figure", 0)),
            (pieces.scout(0, wording("square.scout_letter")), 0.8, wording.value("figure", 1)),
            (pieces.hut(), 0.75, wording.value("token", HUT)),
            (pieces.village(), 0.7, wording.value("token", VILLAGE)),
            (pieces.house(), 1.2, wording("square.building")),
            (pieces.temple(), 1.1, wording("square.wonder")),
            (pieces.person(), 1.1, wording("square.great_person")),
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
            for at in range(len(RESOURCES))
        ]
    )
    return found
