"""The Night Market's numbers: verbs and rows.

Owns the one place where each number is given out. Printable names live in content and
catalogues.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

# What seats say.
OFFER: Final = 10
ACCEPT: Final = 11
BID: Final = 12
STEAL: Final = 13
GUARD: Final = 14
BRIBE: Final = 15
PAWN: Final = 16
# What Nature says.
DRAW: Final = 17
SHOW: Final = 18
ROLL: Final = 19

VERBS: Final = (
    Verb(OFFER, "offer", ("seat", "ware", "coins")),
    Verb(ACCEPT, "accept", ()),
    Verb(BID, "bid", ("coins",)),
    Verb(STEAL, "steal", ("seat",)),
    Verb(GUARD, "guard", ()),
    Verb(BRIBE, "bribe", ()),
    Verb(PAWN, "pawn", ()),
    Verb(DRAW, "draw", ("trick",)),
    Verb(SHOW, "show", ("ware",)),
    Verb(ROLL, "roll", ("die",)),
)

# Trick cards, held in secret.
THIEF_CARD: Final = 0
GUARD_CARD: Final = 1
BRIBE_CARD: Final = 2
LOAN_CARD: Final = 3

# Wares, lying open. All numbers from here on are wares.
FIRST_WARE: Final = 10
SILK: Final = 10
MIRROR: Final = 11
SPICE: Final = 12
AMULET: Final = 13
CARPET: Final = 14

NO_WARE: Final = -1
MOST_SEATS: Final = 4
