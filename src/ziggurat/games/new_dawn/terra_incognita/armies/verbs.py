"""What can be said about armies, by seats and by Nature.  Numbers 150 to 169."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

MARCH: Final = 150
APPROACH: Final = 151
REROLL: Final = 152
LOCK_ARMY: Final = 153
SCORCH: Final = 154
TAKE_OVER: Final = 155

ARMY_VERBS: Final = (
    Verb(MARCH, "march", ("army", "space")),
    Verb(APPROACH, "approach", ("space",)),
    Verb(REROLL, "reroll", ()),
    Verb(LOCK_ARMY, "lock_army", ("army",)),
    Verb(SCORCH, "scorch", ()),
    Verb(TAKE_OVER, "take_over", ()),
)
