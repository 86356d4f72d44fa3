"""Huts and villages of this box that the base box has not."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import NONE, URANIUM
from ziggurat.games.board_game.rows.find import Find
from ziggurat.games.board_game.wisdom_and_warfare.city_states.discovery import discover
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    HUT_CITY_STATE,
    HUT_URANIUM,
    VILLAGE_CITY_STATE,
)

NEW_HUTS: Final = (
    Find(HUT_URANIUM, "hut_uranium", URANIUM, 1),
    Find(HUT_CITY_STATE, "hut_city_state", NONE, 2, discover),
)
NEW_VILLAGES: Final = (Find(VILLAGE_CITY_STATE, "village_city_state", NONE, 3, discover),)
