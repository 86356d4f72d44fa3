"""The tiles of the expansion: five more with two sides each, and five forts.

Owns what is printed on every side, as the base game's `content/tiles.py`. A fort is a space of
its own; it counts as forest (ti.fort.terrain).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.geometry import SINGLE, A, B
from ziggurat.games.new_dawn.ids import DIAMOND, MARBLE, MERCURY, OIL
from ziggurat.games.new_dawn.rows import (
    CAPITAL_TILE,
    CITY_STATE_TILE,
    NATURAL_TILE,
    PLAIN_TILE,
    Icon,
    NaturalWonder,
    TileSide,
)
from ziggurat.games.new_dawn.terra_incognita.ids import (
    AKKAD,
    ANTANANARIVO,
    AUCKLAND,
    FIRST_FORT,
    FIRST_NEW_NATURAL,
    FIRST_NEW_TILE,
    FORTS,
    PALENQUE,
)

DEAD_SEA: Final = FIRST_NEW_NATURAL
MATO_TIPILA: Final = FIRST_NEW_NATURAL + 1
HA_LONG_BAY: Final = FIRST_NEW_NATURAL + 2
GOBUSTAN: Final = FIRST_NEW_NATURAL + 3

NEW_NATURAL_WONDERS: Final = (
    NaturalWonder(DEAD_SEA, "dead_sea", MARBLE),
    NaturalWonder(MATO_TIPILA, "mato_tipila", MERCURY),
    NaturalWonder(HA_LONG_BAY, "ha_long_bay", DIAMOND),
    NaturalWonder(GOBUSTAN, "gobustan", OIL),
)

# The letters of the two barbarians, J and K.
LETTER_J: Final = 9
LETTER_K: Final = 10

NEW_SIDES: Final[tuple[TileSide, ...]] = (
    # Secondary: that space 3 shows oil rests on one source.
    TileSide(FIRST_NEW_TILE, A, CAPITAL_TILE, "ddmfhhhddh", resources=(Icon(OIL, 3),)),
    TileSide(FIRST_NEW_TILE, B, CAPITAL_TILE, "gghmmhgwww", resources=(Icon(MERCURY, 4),)),
    TileSide(
        18, A, NATURAL_TILE, "nhwddmdhwg", resources=(Icon(OIL, 4),),
        natural=Icon(DEAD_SEA, 0), barbarian=Icon(LETTER_J, 3),
    ),
    TileSide(
        18, B, NATURAL_TILE, "nfhghghgfg", resources=(Icon(MARBLE, 9),),
        natural=Icon(MATO_TIPILA, 0), barbarian=Icon(LETTER_J, 1),
    ),
    TileSide(19, A, NATURAL_TILE, "ngwwwfmfgf", natural=Icon(HA_LONG_BAY, 0)),
    TileSide(
        19, B, NATURAL_TILE, "nhmmhddfmf", resources=(Icon(DIAMOND, 1),),
        natural=Icon(GOBUSTAN, 0),
    ),
    TileSide(
        20, A, CITY_STATE_TILE, "wwhwmwgfwh", resources=(Icon(DIAMOND, 4),),
        barbarian=Icon(LETTER_K, 2), city_state=Icon(AUCKLAND, 6),
    ),
    # Secondary: space 5 is hills in one transcription and desert in another.
    TileSide(
        20, B, CITY_STATE_TILE, "gwdddhwddd", resources=(Icon(MERCURY, 8),),
        barbarian=Icon(LETTER_K, 9), city_state=Icon(AKKAD, 0),
    ),
    TileSide(
        21, A, CITY_STATE_TILE, "whwfgwfmhg", resources=(Icon(MARBLE, 1),),
        city_state=Icon(ANTANANARIVO, 4),
    ),
    # Secondary: space 0 is hills in one transcription and forest in another.
    TileSide(21, B, CITY_STATE_TILE, "hgmffwffmh", city_state=Icon(PALENQUE, 1)),
)  # fmt: skip

FORT_SPACES: Final[tuple[TileSide, ...]] = tuple(
    [TileSide(FIRST_FORT + at, SINGLE, PLAIN_TILE, "f") for at in range(FORTS)]
)
