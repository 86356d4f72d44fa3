"""Tiles that only these probes know."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.geometry import SINGLE, A, B
from ziggurat.games.new_dawn.ids import DIAMOND, MARBLE, OIL
from ziggurat.games.new_dawn.rows import CAPITAL_TILE, PLAIN_TILE, Icon, TileSide

# Forts begin where no tile of any box has its spaces.
FORT: Final = 26

NEW_TILES: Final = (
    TileSide(17, A, CAPITAL_TILE, "gghfgdghwg", resources=(Icon(OIL, 3),)),
    TileSide(17, B, CAPITAL_TILE, "ghgfggdghw", resources=(Icon(OIL, 5),)),
    TileSide(18, A, PLAIN_TILE, "ghhfdmghgw", (Icon(MARBLE, 1),), Icon(9, 6)),
    TileSide(18, B, PLAIN_TILE, "hhgfdwghgw", (Icon(MARBLE, 2),), Icon(9, 6)),
    TileSide(19, A, PLAIN_TILE, "ffhgdmghgm", (Icon(DIAMOND, 1),), Icon(10, 7)),
    TileSide(19, B, PLAIN_TILE, "fghgdwghgm", (Icon(DIAMOND, 2),), Icon(10, 7)),
)
FORTS: Final = (TileSide(FORT, SINGLE, PLAIN_TILE, "f"),)
