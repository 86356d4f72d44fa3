"""What can be said about social policies."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

ADOPT: Final = 190
GIVE_UP: Final = 191
SWITCH: Final = 192

POLICY_VERBS: Final = (
    Verb(ADOPT, "adopt", ("social_policy",)),
    Verb(GIVE_UP, "give_up", ("social_policy",)),
    Verb(SWITCH, "switch", ("social_policy", "social_policy")),
)
