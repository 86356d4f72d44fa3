"""Numbers of the automated player's rows that come with the expansion alone.

They go on within the ranges of the automated player (`ids.py` there).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import (
    AUTOMATED_PLAYER,
    FIRST_CARD,
    FIRST_CRITERION,
    FIRST_LIST,
    FIRST_ORDER,
    FIRST_TOPIC,
)

# Unique cards that it may begin with, behind those of its six types. They are on a sheet of
# their own, so that no row is laid out with them and nothing brings them later.
UNIQUE_SHEET: Final = AUTOMATED_PLAYER + 1
# Rules for everybody that ask who is governed.
GOVERNMENT_RULE: Final = AUTOMATED_PLAYER + 2
HUB_RULE: Final = AUTOMATED_PLAYER + 3
FIRST_UNIQUE: Final = FIRST_CARD + 24
FIRST_NEW_ORDER: Final = FIRST_ORDER + 25
FIRST_NEW_TOPIC: Final = FIRST_TOPIC + 25
FIRST_NEW_LIST: Final = FIRST_LIST + 40
FIRST_NEW_CRITERION: Final = FIRST_CRITERION + 60
# Further topics, behind all criteria.
FURTHER_TOPICS: Final = FIRST_CRITERION + 140

FIRST_OWN_VERB: Final = 250
FIRST_OWN_REASON: Final = 560
