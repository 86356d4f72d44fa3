"""What can be said about the focus cards of this box.

Owns the verbs 120 to 129.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

DEPLOY: Final = 120
SETTLE: Final = 121
SETTLE_ARMY: Final = 122

FOCUS_VERBS: Final = (
    Verb(DEPLOY, "deploy", ("space",)),
    Verb(SETTLE, "settle", ("space",)),
    Verb(SETTLE_ARMY, "settle_army", ("space",)),
)
