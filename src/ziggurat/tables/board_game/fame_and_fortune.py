"""What Fame and Fortune shows: relics on the map.

Owns the kinds of its pieces. Where relics lie is read with all tokens by the base game's part.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ziggurat.tables.parts import Part
from ziggurat.tables.slots import GROUND, Kind

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

ATLANTIS: Final = "atlantis"
SCHOOL: Final = "school_of_confucius"
GOLD: Final = "seven_cities_of_gold"
RELICS: Final = (
    Kind(ATLANTIS, GROUND, ("!a",)),
    Kind(SCHOOL, GROUND, ("!c",)),
    Kind(GOLD, GROUND, ("!g",)),
)


class FameAndFortune(Part):
    """Fame and Fortune."""

    def kinds(self, rules: Rules) -> Iterable[Kind]:
        return RELICS


PART: Final = FameAndFortune()
