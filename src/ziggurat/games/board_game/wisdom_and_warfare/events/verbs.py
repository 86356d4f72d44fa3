"""What can be said about culture events of Wisdom and Warfare besides the base game's verbs."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

# A figure, where it stands and where it goes.
MIGRATE: Final = 210

EVENT_VERBS: Final = (Verb(MIGRATE, "migrate", ("figure", "square", "square")),)
