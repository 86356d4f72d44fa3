"""What can be said in Fame and Fortune besides the base game's verbs, for the topics of cities.

Owns numbers and shapes of these verbs; each is explained where it is asked.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

# Metropolises.
GROW: Final = 130
# Disbanding.
FORTIFY: Final = 135
LOAD: Final = 136
UNLOAD: Final = 137
# Civilizations and techs.
BUILD_IN: Final = 153
BECOME: Final = 154

CITY_VERBS: Final = (
    Verb(GROW, "grow", ("square",)),
    Verb(FORTIFY, "fortify", ("city",)),
    Verb(LOAD, "load", ("city",)),
    Verb(UNLOAD, "unload", ("city",)),
    Verb(BUILD_IN, "build_in", ("city", "building")),
    Verb(BECOME, "become", ("terrain",)),
)
