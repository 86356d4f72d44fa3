"""Terra Incognita's numbers: one place where each is given out.

Rows of the base game's families go on where its own end; families of this box alone lie between
`FIRST_FREE` and the base kinds of pieces.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.ids import (
    COLOURS,
    FIRST_AGENDA,
    FIRST_CITY_STATE,
    FIRST_DIPLOMACY,
    FIRST_FOCUS,
    FIRST_FREE,
    FIRST_LEADER,
    FIRST_NATURAL,
    FIRST_SECTION,
    FIRST_SLOT,
    FIRST_TIE_BREAKER,
    FIRST_VICTORY,
    FIRST_WONDER,
    FOCUS_TYPES,
)

# The sixth focus type, the fifth colour and the third frame of city-states.
GROWTH: Final = 5
TYPES: Final = (*FOCUS_TYPES, "growth")
PURPLE: Final = 4
ALL_COLOURS: Final = (*COLOURS, "purple")
STAR: Final = 2

# Focus cards: growth, new printings of base cards, then one for each leader.
IRRIGATION: Final = FIRST_FOCUS + 20
ENGINEERING: Final = FIRST_FOCUS + 21
SANITATION: Final = FIRST_FOCUS + 22
GLOBALIZATION: Final = FIRST_FOCUS + 23
NEW_CURRENCY: Final = FIRST_FOCUS + 24
NEW_ANIMAL_HUSBANDRY: Final = FIRST_FOCUS + 25
NEW_MASONRY: Final = FIRST_FOCUS + 26
NEW_IRON_WORKING: Final = FIRST_FOCUS + 27
NEW_MASS_PRODUCTION: Final = FIRST_FOCUS + 28
NEW_FLIGHT: Final = FIRST_FOCUS + 29
RADIO: Final = FIRST_FOCUS + 30
MYSTICISM: Final = FIRST_FOCUS + 31
WRITING: Final = FIRST_FOCUS + 32
WHEEL: Final = FIRST_FOCUS + 33
NATURAL_HISTORY: Final = FIRST_FOCUS + 34
HUMANISM: Final = FIRST_FOCUS + 35
SIEGE_TACTICS: Final = FIRST_FOCUS + 36
INDUSTRIALIZATION: Final = FIRST_FOCUS + 37
STATE_WORKFORCE: Final = FIRST_FOCUS + 38
SHIPBUILDING: Final = FIRST_FOCUS + 39
CARTOGRAPHY: Final = FIRST_FOCUS + 40
CONSTRUCTION: Final = FIRST_FOCUS + 41
BANKING: Final = FIRST_FOCUS + 42
ASTRONOMY: Final = FIRST_FOCUS + 43
MILITARY_ENGINEERING: Final = FIRST_FOCUS + 44
HORSEBACK_RIDING: Final = FIRST_FOCUS + 45
CRAFTSMANSHIP: Final = FIRST_FOCUS + 46
SCORCHED_EARTH: Final = FIRST_FOCUS + 47

# Leaders.
CHINA: Final = FIRST_LEADER + 8
ENGLAND: Final = FIRST_LEADER + 9
GEORGIA: Final = FIRST_LEADER + 10
INCA: Final = FIRST_LEADER + 11
INDONESIA: Final = FIRST_LEADER + 12
NETHERLANDS: Final = FIRST_LEADER + 13
NUBIA: Final = FIRST_LEADER + 14
OTTOMAN: Final = FIRST_LEADER + 15
POLAND: Final = FIRST_LEADER + 16
ZULU: Final = FIRST_LEADER + 17

# Wonders.
COLOSSEUM: Final = FIRST_WONDER + 24
TAJ_MAHAL: Final = FIRST_WONDER + 25
CRISTO_REDENTOR: Final = FIRST_WONDER + 26
APADANA: Final = FIRST_WONDER + 27
NEW_MACHU_PICCHU: Final = FIRST_WONDER + 28
KILWA_KISIWANI: Final = FIRST_WONDER + 29
ORSZAGHAZ: Final = FIRST_WONDER + 30
JEBEL_BARKAL: Final = FIRST_WONDER + 31
HUEY_TEOCALLI: Final = FIRST_WONDER + 32
NEW_PENTAGON: Final = FIRST_WONDER + 33
STATUE_OF_LIBERTY: Final = FIRST_WONDER + 34
GREAT_LIBRARY: Final = FIRST_WONDER + 35
UNIVERSITY_OF_SANKORE: Final = FIRST_WONDER + 36
AMUNDSEN_SCOTT: Final = FIRST_WONDER + 37

# Diplomacy cards: two new ones for each base colour, then the five of the fifth colour.
FIRST_NEW_DIPLOMACY: Final = FIRST_DIPLOMACY + 16
FIRST_PURPLE_DIPLOMACY: Final = FIRST_DIPLOMACY + 24

# City-states with the star frame.
AKKAD: Final = FIRST_CITY_STATE + 8
ANTANANARIVO: Final = FIRST_CITY_STATE + 9
AUCKLAND: Final = FIRST_CITY_STATE + 10
PALENQUE: Final = FIRST_CITY_STATE + 11

FIRST_NEW_VICTORY: Final = FIRST_VICTORY + 5
FIRST_NEW_AGENDA: Final = FIRST_AGENDA + 10
FIRST_NEW_NATURAL: Final = FIRST_NATURAL + 8
FIRST_NEW_SECTION: Final = FIRST_SECTION + 5
CLAIMS_BREAK_TIES: Final = FIRST_TIE_BREAKER - 1
LEFTMOST_SLOT: Final = FIRST_SLOT - 1

# Families of this box alone: districts, governments, rules for everybody, kinds of pieces.
CAMPUS: Final = FIRST_FREE
COMMERCIAL_HUB: Final = FIRST_FREE + 1
ENCAMPMENT: Final = FIRST_FREE + 2
INDUSTRIAL_ZONE: Final = FIRST_FREE + 3
THEATER_SQUARE: Final = FIRST_FREE + 4
DISTRICTS: Final = 5
MONARCHY: Final = FIRST_FREE + 5
REPUBLIC: Final = FIRST_FREE + 6
AUTOCRACY: Final = FIRST_FREE + 7
OLIGARCHY: Final = FIRST_FREE + 8
DEMOCRACY: Final = FIRST_FREE + 9
COMMUNISM: Final = FIRST_FREE + 10
IBRAHIM: Final = FIRST_FREE + 11
FIRST_RULE: Final = FIRST_FREE + 12
ARMY: Final = FIRST_FREE + 36
FORT: Final = FIRST_FREE + 37
DISTRICT: Final = FIRST_FREE + 38

# Tiles 17 to 21 of this box; forts are spaces of their own, numbered behind them.
FIRST_NEW_TILE: Final = 17
FIRST_FORT: Final = 22
FORTS: Final = 5

# Verbs and reasons of this box begin here; each file says which are its own.
FIRST_NEW_VERB: Final = 100
FIRST_NEW_REASON: Final = 300

ARMIES: Final = 2
