"""What can be said about districts.

Owns the verbs 130 to 139.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

DISTRICT: Final = 130
ACTIVATE: Final = 131
GATHER: Final = 132
ROUT: Final = 133
ROUT_ARMY: Final = 134

# What a district gathers trade tokens for.
MATURE: Final = 0
DESERTS: Final = 1
FORESTS: Final = 2
GATHERINGS: Final = ("mature", "deserts", "forests")

DISTRICT_VERBS: Final = (
    Verb(DISTRICT, "district", ("district", "space")),
    Verb(ACTIVATE, "activate", ("district",)),
    Verb(GATHER, "gather", ("gathering",)),
    Verb(ROUT, "rout", ("space",)),
    Verb(ROUT_ARMY, "rout_army", ("space", "seat")),
)
