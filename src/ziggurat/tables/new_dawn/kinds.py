"""The kinds of pieces of A New Dawn: one row each, and nothing else to teach anybody."""

from __future__ import annotations

from typing import Final

from ziggurat.tables.slots import BESIDE, GROUND, MAIN, WALKING, Kind, Mark

RESOURCE: Final = "resource"
NATURAL: Final = "natural_wonder"
CITY_STATE: Final = "city_state"
CONTROL: Final = "control"
CITY: Final = "city"
WONDER: Final = "wonder"
CARAVAN: Final = "caravan"
BARBARIAN: Final = "barbarian"

# What is true of some cities.
MATURE: Final = Mark("mature", CITY, "+")

# Sides: a control token lies or is reinforced, a city is one or a capital, and of a city-state
# there is its token, or the space that it was conquered on.
PLAIN: Final = 0
REINFORCED: Final = 1
CAPITAL: Final = 1
CONQUERED: Final = 1

KINDS: Final = (
    Kind(RESOURCE, GROUND, ("{code}",), numbers="resource"),
    Kind(NATURAL, GROUND, ("*",)),
    Kind(CITY_STATE, GROUND, ("@{row}",), ("city_state", "conquered")),
    Kind(CONTROL, MAIN, ("({seat})", "|{seat}|"), ("control", "reinforced")),
    Kind(CITY, MAIN, ("[{seat}]", "<{seat}>"), ("city", "capital"), marks=(MATURE,)),
    Kind(WONDER, BESIDE, ("w",)),
    Kind(CARAVAN, WALKING, ("%{seat}",), numbers="caravan"),
    Kind(BARBARIAN, WALKING, ("!{label}",), numbers="barbarian"),
)
