"""Numbers of rows that several content files refer to: city-states and natural wonders."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.ids import FIRST_CITY_STATE, FIRST_NATURAL

CARTHAGE: Final = FIRST_CITY_STATE
KUMASI: Final = FIRST_CITY_STATE + 1
BRUSSELS: Final = FIRST_CITY_STATE + 2
SEOUL: Final = FIRST_CITY_STATE + 3
GENEVA: Final = FIRST_CITY_STATE + 4
MOHENJO_DARO: Final = FIRST_CITY_STATE + 5
BUENOS_AIRES: Final = FIRST_CITY_STATE + 6
KABUL: Final = FIRST_CITY_STATE + 7

TORRES_DEL_PAINE: Final = FIRST_NATURAL
CLIFFS_OF_DOVER: Final = FIRST_NATURAL + 1
MT_EVEREST: Final = FIRST_NATURAL + 2
CRATER_LAKE: Final = FIRST_NATURAL + 3
GRAND_MESA: Final = FIRST_NATURAL + 4
GALAPAGOS_ISLANDS: Final = FIRST_NATURAL + 5
MT_KILIMANJARO: Final = FIRST_NATURAL + 6
PANTANAL: Final = FIRST_NATURAL + 7
