"""Map tiles: 16 tiles with two sides each.

Owns what is printed on every side: the terrain of its ten spaces, in the order of
`board/geometry.py`, and its icons. Where transcriptions disagree on a terrain the one
that proved right in every case that could be decided is kept.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.geometry import A, B
from ziggurat.games.new_dawn.content.naming import (
    BRUSSELS,
    BUENOS_AIRES,
    CARTHAGE,
    CLIFFS_OF_DOVER,
    CRATER_LAKE,
    GALAPAGOS_ISLANDS,
    GENEVA,
    GRAND_MESA,
    KABUL,
    KUMASI,
    MOHENJO_DARO,
    MT_EVEREST,
    MT_KILIMANJARO,
    PANTANAL,
    SEOUL,
    TORRES_DEL_PAINE,
)
from ziggurat.games.new_dawn.ids import DIAMOND, MARBLE, MERCURY, OIL
from ziggurat.games.new_dawn.rows import (
    CAPITAL_TILE,
    CITY_STATE_TILE,
    NATURAL_TILE,
    PLAIN_TILE,
    Icon,
    TileSide,
)

SIDES: Final[tuple[TileSide, ...]] = (
    TileSide(
        1,
        A,
        NATURAL_TILE,
        "nhgdhmmmmw",
        resources=(Icon(MARBLE, 8),),
        natural=Icon(TORRES_DEL_PAINE, 0),
        barbarian=Icon(0, 6),
    ),
    TileSide(
        1, B, NATURAL_TILE, "nwwwgfhgwg", natural=Icon(CLIFFS_OF_DOVER, 0), barbarian=Icon(0, 4)
    ),
    TileSide(2, A, NATURAL_TILE, "nmhhmhghmm", natural=Icon(MT_EVEREST, 0), barbarian=Icon(1, 8)),
    TileSide(
        2,
        B,
        NATURAL_TILE,
        "wnhmmmmhff",
        resources=(Icon(DIAMOND, 3),),
        natural=Icon(CRATER_LAKE, 1),
    ),
    TileSide(
        3,
        A,
        PLAIN_TILE,
        "wggdmwgmfm",
        resources=(
            Icon(MARBLE, 3),
            Icon(OIL, 8),
        ),
        barbarian=Icon(2, 7),
    ),
    TileSide(
        3,
        B,
        PLAIN_TILE,
        "ddhdhdgffd",
        resources=(
            Icon(OIL, 4),
            Icon(MERCURY, 9),
        ),
        barbarian=Icon(2, 0),
    ),
    TileSide(
        4,
        A,
        NATURAL_TILE,
        "nhdmmfhmgm",
        resources=(Icon(MERCURY, 9),),
        natural=Icon(GRAND_MESA, 0),
        barbarian=Icon(3, 8),
    ),
    TileSide(
        4, B, NATURAL_TILE, "nwwwwwghhm", natural=Icon(GALAPAGOS_ISLANDS, 0), barbarian=Icon(3, 9)
    ),
    TileSide(
        5,
        A,
        PLAIN_TILE,
        "mggmhhhfgf",
        resources=(
            Icon(DIAMOND, 3),
            Icon(OIL, 7),
        ),
    ),
    TileSide(5, B, PLAIN_TILE, "mhhffhhggg", resources=(Icon(MERCURY, 0),), barbarian=Icon(4, 7)),
    TileSide(6, A, CITY_STATE_TILE, "wmhfgfwwgw", city_state=Icon(CARTHAGE, 4)),
    TileSide(
        6,
        B,
        CITY_STATE_TILE,
        "hmhfghgfgm",
        resources=(Icon(MARBLE, 9),),
        city_state=Icon(KUMASI, 4),
    ),
    TileSide(7, A, CAPITAL_TILE, "ggmwwwwmff", resources=(Icon(MERCURY, 9),)),
    TileSide(7, B, CAPITAL_TILE, "ggmwfwgffg", resources=(Icon(DIAMOND, 7),)),
    TileSide(
        8,
        A,
        PLAIN_TILE,
        "fffggwwfff",
        resources=(
            Icon(MERCURY, 3),
            Icon(DIAMOND, 7),
        ),
    ),
    TileSide(8, B, PLAIN_TILE, "fmfwwwdfmw", resources=(Icon(MERCURY, 2),)),
    TileSide(9, A, CAPITAL_TILE, "hghwwghhgm", resources=(Icon(DIAMOND, 9),)),
    TileSide(9, B, CAPITAL_TILE, "hhhwffhfgf", resources=(Icon(OIL, 7),)),
    TileSide(10, A, PLAIN_TILE, "wwhgghddmm", resources=(Icon(OIL, 6),), barbarian=Icon(5, 7)),
    TileSide(
        10,
        B,
        PLAIN_TILE,
        "fgddfdgwww",
        resources=(
            Icon(DIAMOND, 2),
            Icon(MARBLE, 5),
        ),
        barbarian=Icon(5, 0),
    ),
    TileSide(
        11, A, CAPITAL_TILE, "gfghmmhhff", resources=(Icon(DIAMOND, 5),), barbarian=Icon(6, 9)
    ),
    TileSide(11, B, CAPITAL_TILE, "gmgwhhgdgg", resources=(Icon(MARBLE, 8),)),
    TileSide(
        12,
        A,
        CITY_STATE_TILE,
        "ghddhhhmdd",
        resources=(Icon(MERCURY, 7),),
        city_state=Icon(BRUSSELS, 0),
    ),
    TileSide(
        12,
        B,
        CITY_STATE_TILE,
        "gwhfggwfgg",
        resources=(Icon(MERCURY, 3),),
        city_state=Icon(SEOUL, 5),
        barbarian=Icon(7, 9),
    ),
    TileSide(13, A, NATURAL_TILE, "ngghdddfgf", natural=Icon(MT_KILIMANJARO, 0)),
    TileSide(
        13, B, NATURAL_TILE, "ngwfwfwhfw", resources=(Icon(DIAMOND, 7),), natural=Icon(PANTANAL, 0)
    ),
    TileSide(
        14,
        A,
        CITY_STATE_TILE,
        "fffghfhhfm",
        resources=(Icon(MARBLE, 8),),
        city_state=Icon(GENEVA, 3),
    ),
    TileSide(
        14,
        B,
        CITY_STATE_TILE,
        "dggdfgghgm",
        resources=(Icon(OIL, 9),),
        city_state=Icon(MOHENJO_DARO, 6),
    ),
    TileSide(
        15,
        A,
        CITY_STATE_TILE,
        "gmwwwwmfgm",
        resources=(Icon(MARBLE, 6),),
        city_state=Icon(BUENOS_AIRES, 0),
        barbarian=Icon(8, 7),
    ),
    TileSide(
        15,
        B,
        CITY_STATE_TILE,
        "gmmwddmggg",
        resources=(Icon(OIL, 4),),
        barbarian=Icon(8, 6),
        city_state=Icon(KABUL, 9),
    ),
    TileSide(16, A, CAPITAL_TILE, "gggddggwhw", resources=(Icon(OIL, 3),)),
    TileSide(16, B, CAPITAL_TILE, "fgghmdfghw", resources=(Icon(MARBLE, 8),)),
)
