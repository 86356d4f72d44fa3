"""The kinds of pieces of The Board Game: one row each, and nothing else to teach anybody."""

from __future__ import annotations

from typing import Final

from ziggurat.tables.slots import GROUND, MAIN, WALKING, Kind, Mark

HUT: Final = "hut"
VILLAGE: Final = "village"
BUILDING: Final = "building"
WONDER: Final = "wonder"
PERSON: Final = "great_person"
CITY: Final = "city"
ARMY: Final = "army"
SCOUT: Final = "scout"
# What is true of some cities.
WALLED: Final = Mark("walled", CITY, "#")
# Markers on the map, by the family of their row.
MARKERS: Final = (BUILDING, WONDER, PERSON)
FIGURES: Final = (ARMY, SCOUT)
FOUNDED: Final = 0
CAPITAL: Final = 1

KINDS: Final = (
    Kind(HUT, GROUND, ("?h",)),
    Kind(VILLAGE, GROUND, ("?v",)),
    Kind(BUILDING, MAIN, ("({short})",)),
    Kind(WONDER, MAIN, ("={short}=",)),
    Kind(PERSON, MAIN, ("*{short}*",)),
    Kind(CITY, MAIN, ("[{seat}]", "<{seat}>"), ("city", "capital"), "city", marks=(WALLED,)),
    Kind(ARMY, WALKING, ("{many}{code}{seat}",)),
    Kind(SCOUT, WALKING, ("{many}{code}{seat}",)),
)
