"""Fame and Fortune's numbers: one place where each row is given one.

Rows of the base game's families go on where its own end. What this box and its options add to
rules for everybody, to piles and to tokens lies from `FIRST_OF_MODULES` on; the modules of the
options have files of their own for theirs.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import (
    FIRST_CIVILIZATION,
    FIRST_EVENT,
    FIRST_HOME,
    FIRST_HUT,
    FIRST_LAYOUT,
    FIRST_MAP_TOKEN,
    FIRST_NEUTRAL,
    FIRST_OF_MODULES,
    FIRST_TECH,
    FIRST_VILLAGE,
    FIRST_WONDER,
)

AGRICULTURE: Final = FIRST_TECH + 39
MYSTICISM: Final = FIRST_TECH + 40
ECOLOGY: Final = FIRST_TECH + 41
PLASTICS: Final = FIRST_TECH + 42

GREEKS: Final = FIRST_CIVILIZATION + 6
INDIANS: Final = FIRST_CIVILIZATION + 7
SPANISH: Final = FIRST_CIVILIZATION + 8

BRANDENBURG_GATE: Final = FIRST_WONDER + 12
CHICHEN_ITZA: Final = FIRST_WONDER + 13
GREAT_WALL: Final = FIRST_WONDER + 14
PYRAMIDS: Final = FIRST_WONDER + 15
MACHU_PICCHU: Final = FIRST_WONDER + 16
TAJ_MAHAL: Final = FIRST_WONDER + 17
BIG_BEN: Final = FIRST_WONDER + 18
CRISTO_REDENTOR: Final = FIRST_WONDER + 19
KREMLIN: Final = FIRST_WONDER + 20

COUNTERFEITERS: Final = FIRST_EVENT + 30
DUTY_AND_HONOR: Final = FIRST_EVENT + 31
DEPRESSION: Final = FIRST_EVENT + 32
FLOODING: Final = FIRST_EVENT + 33
NATIONALISM: Final = FIRST_EVENT + 34
BANK_SCANDAL: Final = FIRST_EVENT + 35
PATRIOTISM: Final = FIRST_EVENT + 36

HUT_NATIVE_ART: Final = FIRST_HUT + 5
HUT_TEACHER: Final = FIRST_HUT + 6
HUT_FRIENDLY_BARBARIAN: Final = FIRST_HUT + 7
VILLAGE_NATIVE_ART: Final = FIRST_VILLAGE + 4
VILLAGE_FRIENDLY_WORKERS: Final = FIRST_VILLAGE + 5

# Home tiles and neutral tiles 15 to 21.
FIRST_NEW_HOME: Final = FIRST_HOME + 6
FIRST_NEW_NEUTRAL: Final = FIRST_NEUTRAL + 14

# Rules for everybody, and more copies of old markers.
FIRST_RULE: Final = FIRST_OF_MODULES
MORE_MARKERS: Final = FIRST_OF_MODULES + 9

# Relics on the map: their rows, and the codes by which layers keep them.
ATLANTIS: Final = FIRST_MAP_TOKEN + 2
SCHOOL_OF_CONFUCIUS: Final = FIRST_MAP_TOKEN + 3
SEVEN_CITIES_OF_GOLD: Final = FIRST_MAP_TOKEN + 4
FIRST_RELIC_CODE: Final = 3
ATLANTIS_CODE: Final = FIRST_RELIC_CODE
SCHOOL_CODE: Final = FIRST_RELIC_CODE + 1
GOLD_CODE: Final = FIRST_RELIC_CODE + 2

MAP_OF_FIVE: Final = FIRST_LAYOUT + 5

# What stands on a city besides walls.
NO_SIGN: Final = 0
FORTIFICATION: Final = 1
CARAVAN: Final = 2
