"""Wisdom and Warfare's numbers: one place where each row is given one.

Rows of the base game's families go on where those of the first expansion end, so that both boxes
lie on one table. Cards that replace others keep the numbers of those.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import (
    FIRST_BUILDING,
    FIRST_CIVILIZATION,
    FIRST_EVENT,
    FIRST_HOME,
    FIRST_HUT,
    FIRST_MAP_TOKEN,
    FIRST_NEUTRAL,
    FIRST_OF_MODULES,
    FIRST_TECH,
    FIRST_UNIT,
    FIRST_VILLAGE,
    FIRST_WONDER,
)

NAVY: Final = FIRST_TECH + 43
BUREAUCRACY: Final = FIRST_TECH + 44
LOGISTICS: Final = FIRST_TECH + 45
EDUCATION: Final = FIRST_TECH + 46

AZTECS: Final = FIRST_CIVILIZATION + 10
ENGLISH: Final = FIRST_CIVILIZATION + 11
FRENCH: Final = FIRST_CIVILIZATION + 12
JAPANESE: Final = FIRST_CIVILIZATION + 13
MONGOLS: Final = FIRST_CIVILIZATION + 14
ZULU: Final = FIRST_CIVILIZATION + 15

GREAT_LIGHTHOUSE: Final = FIRST_WONDER + 21
STATUE_OF_ZEUS: Final = FIRST_WONDER + 22
LEONARDOS_WORKSHOP: Final = FIRST_WONDER + 23
NOTRE_DAME: Final = FIRST_WONDER + 24
INTERNET: Final = FIRST_WONDER + 25
PENTAGON: Final = FIRST_WONDER + 26

BARBARIAN_ENCAMPMENT: Final = FIRST_EVENT + 37
MIGRANTS: Final = FIRST_EVENT + 38
COLONISTS: Final = FIRST_EVENT + 39
ROAMING_HORDE: Final = FIRST_EVENT + 40
IMMIGRANTS: Final = FIRST_EVENT + 41
SUPPLY_DROP: Final = FIRST_EVENT + 42

SHIPYARD: Final = FIRST_BUILDING + 15

# Unit cards of this box, which take the place of the base box's.
FIRST_NEW_UNIT: Final = FIRST_UNIT + 12

HUT_URANIUM: Final = FIRST_HUT + 8
HUT_CITY_STATE: Final = FIRST_HUT + 9
VILLAGE_CITY_STATE: Final = FIRST_VILLAGE + 7

# Home tiles and neutral tiles 22 to 27.
FIRST_NEW_HOME: Final = FIRST_HOME + 10
FIRST_NEW_NEUTRAL: Final = FIRST_NEUTRAL + 21

# Social policies, two sides of four cards: a card's sides follow each other.
FIRST_POLICY: Final = FIRST_OF_MODULES + 83
RATIONALISM: Final = FIRST_POLICY
PATRONAGE: Final = FIRST_POLICY + 1
NATURAL_RELIGION: Final = FIRST_POLICY + 2
ORGANIZED_RELIGION: Final = FIRST_POLICY + 3
EXPANSIONISM: Final = FIRST_POLICY + 4
URBAN_DEVELOPMENT: Final = FIRST_POLICY + 5
PACIFISM: Final = FIRST_POLICY + 6
MILITARY_TRADITION: Final = FIRST_POLICY + 7

# More copies of old markers, and rules for everybody.
MORE_FINDS: Final = FIRST_OF_MODULES + 91
FIRST_RULE: Final = FIRST_OF_MODULES + 92

# What lies on the map: rows, and the codes by which layers keep them.
ATTILAS_VILLAGE: Final = FIRST_MAP_TOKEN + 5
ARK_OF_THE_COVENANT: Final = FIRST_MAP_TOKEN + 6
FIRST_CITY_STATE: Final = FIRST_MAP_TOKEN + 7
ATTILA_CODE: Final = 6
ARK_CODE: Final = 7
FIRST_CITY_STATE_CODE: Final = 8
CITY_STATES: Final = 5
