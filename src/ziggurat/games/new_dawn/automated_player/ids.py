"""The automated player's numbers: one place where each is given out.

They lie behind all others of the game. Rows that come with another module are numbered there.
"""

from __future__ import annotations

from typing import Final

# The rule that plays; it is also the sheet that its focus cards belong to.
AUTOMATED_PLAYER: Final = 600

# Focus cards by type, four levels each; another module may bring types beyond the fifth.
FIRST_CARD: Final = 610
LEVELS: Final = 4
# Orders printed on cards, topics of questions, priority lists and their criteria.
FIRST_ORDER: Final = 650
FIRST_TOPIC: Final = 700
FIRST_LIST: Final = 750
FIRST_CRITERION: Final = 850

FIRST_OWN_VERB: Final = 210
FIRST_OWN_REASON: Final = 520


def automated_card(focus: int, level: int) -> int:
    """The row of a focus card of the automated player."""
    return FIRST_CARD + focus * LEVELS + level - 1
