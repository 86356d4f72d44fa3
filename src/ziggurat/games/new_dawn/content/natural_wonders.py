"""Natural wonders: eight tokens, each working as one resource.

Owns the resource printed on each token. Where they lie is printed on the tiles.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.content.naming import (
    CLIFFS_OF_DOVER,
    CRATER_LAKE,
    GALAPAGOS_ISLANDS,
    GRAND_MESA,
    MT_EVEREST,
    MT_KILIMANJARO,
    PANTANAL,
    TORRES_DEL_PAINE,
)
from ziggurat.games.new_dawn.ids import DIAMOND, MARBLE, MERCURY, OIL
from ziggurat.games.new_dawn.rows import NaturalWonder

NATURAL_WONDERS: Final = (
    NaturalWonder(TORRES_DEL_PAINE, "torres_del_paine", DIAMOND),
    NaturalWonder(CLIFFS_OF_DOVER, "cliffs_of_dover", MARBLE),
    NaturalWonder(MT_EVEREST, "mt_everest", OIL),
    NaturalWonder(CRATER_LAKE, "crater_lake", MERCURY),
    NaturalWonder(GRAND_MESA, "grand_mesa", DIAMOND),
    NaturalWonder(GALAPAGOS_ISLANDS, "galapagos_islands", MERCURY),
    NaturalWonder(MT_KILIMANJARO, "mt_kilimanjaro", OIL),
    NaturalWonder(PANTANAL, "pantanal", MARBLE),
)
