"""What is said when caravans of the automated player set out."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import FIRST_OWN_VERB
from ziggurat.kernel.choice import Verb

# Which caravan moves next, and where it is bound.
SEND: Final = FIRST_OWN_VERB + 10
HEAD_FOR: Final = FIRST_OWN_VERB + 11

ECONOMY_VERBS: Final = (
    Verb(SEND, "send", ("caravan",)),
    Verb(HEAD_FOR, "head_for", ("caravan", "space")),
)
