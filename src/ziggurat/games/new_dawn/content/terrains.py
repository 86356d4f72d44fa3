"""Terrains, each with its difficulty (nd.space.difficulty).

A terrain is numbered by its place among these rows, and tiles are printed with that number. Those
of modules are land.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.terrain import Terrain
from ziggurat.games.new_dawn.ids import FIRST_TERRAIN, TERRAINS, WATER

DIFFICULTIES: Final = (1, 2, 3, 4, 5, 1, 5)

TERRAIN_ROWS: Final = tuple(
    [
        Terrain(FIRST_TERRAIN + at, name, DIFFICULTIES[at], water=at == WATER)
        for at, name in enumerate(TERRAINS)
    ]
)
