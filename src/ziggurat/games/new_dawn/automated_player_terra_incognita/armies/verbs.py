"""What is said when armies of the automated player set out."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.ids import ARMY_VERBS
from ziggurat.kernel.choice import Verb

# Which army moves next, and what it heads for.
SEND_ARMY: Final = ARMY_VERBS
SEEK: Final = ARMY_VERBS + 1

SENDING_VERBS: Final = (
    Verb(SEND_ARMY, "send_army", ("army",)),
    Verb(SEEK, "seek", ("army", "space")),
)
