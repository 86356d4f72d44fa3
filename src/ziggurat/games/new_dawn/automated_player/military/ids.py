"""Numbers of the automated player's rows for attacks and fights (`ids.py` of the module)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import (
    AUTOMATED_PLAYER,
    FIRST_CRITERION,
    FIRST_LIST,
    FIRST_ORDER,
    FIRST_TOPIC,
)

# What acts for it in every fight.
COMBAT_RULE: Final = AUTOMATED_PLAYER + 5

MILITARY_ORDERS: Final = FIRST_ORDER + 12
MILITARY_TOPICS: Final = FIRST_TOPIC + 16
COMBAT_TOPICS: Final = FIRST_TOPIC + 18
MILITARY_LISTS: Final = FIRST_LIST + 25
COMBAT_LISTS: Final = FIRST_LIST + 28
MILITARY_CRITERIA: Final = FIRST_CRITERION + 35
COMBAT_CRITERIA: Final = FIRST_CRITERION + 43
