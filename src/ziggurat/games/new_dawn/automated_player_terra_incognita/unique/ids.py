"""Which unique card of the automated player belongs to which leader."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import FIRST_UNIQUE
from ziggurat.games.new_dawn.ids import FIRST_LEADER
from ziggurat.games.new_dawn.terra_incognita.exploration.economy_cards import EGYPT
from ziggurat.games.new_dawn.terra_incognita.focus.growth_cards import AZTEC, ROME
from ziggurat.games.new_dawn.terra_incognita.focus.industry_cards import SUMERIA
from ziggurat.games.new_dawn.terra_incognita.ids import (
    CHINA,
    INCA,
    INDONESIA,
    NUBIA,
    POLAND,
    ZULU,
)

SCYTHIA: Final = FIRST_LEADER + 6

OWN_MYSTICISM: Final = FIRST_UNIQUE
OWN_MILITARY_ENGINEERING: Final = FIRST_UNIQUE + 1
OWN_WRITING: Final = FIRST_UNIQUE + 2
OWN_ASTRONOMY: Final = FIRST_UNIQUE + 3
OWN_WHEEL: Final = FIRST_UNIQUE + 4
OWN_SHIPBUILDING: Final = FIRST_UNIQUE + 5
OWN_CRAFTSMANSHIP: Final = FIRST_UNIQUE + 6
OWN_CONSTRUCTION: Final = FIRST_UNIQUE + 7
OWN_STATE_WORKFORCE: Final = FIRST_UNIQUE + 8
OWN_HORSEBACK_RIDING: Final = FIRST_UNIQUE + 9
OWN_SCORCHED_EARTH: Final = FIRST_UNIQUE + 10

# Leaders whose card is of level III or IV have none (ap.ti.unique.gain).
UNIQUE_OF: Final[dict[int, int]] = {
    AZTEC: OWN_MYSTICISM,
    ROME: OWN_MILITARY_ENGINEERING,
    CHINA: OWN_WRITING,
    POLAND: OWN_ASTRONOMY,
    EGYPT: OWN_WHEEL,
    INDONESIA: OWN_SHIPBUILDING,
    SUMERIA: OWN_CRAFTSMANSHIP,
    NUBIA: OWN_CONSTRUCTION,
    INCA: OWN_STATE_WORKFORCE,
    SCYTHIA: OWN_HORSEBACK_RIDING,
    ZULU: OWN_SCORCHED_EARTH,
}
