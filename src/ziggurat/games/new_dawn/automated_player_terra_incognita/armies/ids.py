"""Numbers of the automated player's rows about armies and their fights (`ids.py` of the module)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import FIRST_ORDER, FIRST_TOPIC
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import (
    FIRST_NEW_CRITERION,
    FIRST_NEW_LIST,
    FIRST_OWN_VERB,
)

ARMY_VERBS: Final = FIRST_OWN_VERB + 20
ARMY_ORDERS: Final = FIRST_ORDER + 38
ARMY_TOPICS: Final = FIRST_TOPIC + 38
ARMY_LISTS: Final = FIRST_NEW_LIST + 30
ARMY_CRITERIA: Final = FIRST_NEW_CRITERION + 50
FIGHT_TOPICS: Final = ARMY_TOPICS + 6
FIGHT_LISTS: Final = ARMY_LISTS + 7
FIGHT_CRITERIA: Final = ARMY_CRITERIA + 20
