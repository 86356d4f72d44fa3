"""What can be said about city-states."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

# Nature.
DRAW_CITY_STATE: Final = 205

CITY_STATE_VERBS: Final = (Verb(DRAW_CITY_STATE, "draw_city_state", ("map_token",)),)
