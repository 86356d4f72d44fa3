"""The Shipyard, a building of its own beside the Harbor."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.buildings import HARBORS
from ziggurat.games.board_game.ids import NONE, WATER
from ziggurat.games.board_game.rows.building import Building
from ziggurat.games.board_game.wisdom_and_warfare.ids import SHIPYARD

SHIPYARDS: Final = HARBORS + 1

# Icons: trade, production, culture, coins, combat bonus.
NEW_BUILDINGS: Final = (
    Building(SHIPYARD, "shipyard", 5, SHIPYARDS, (WATER,), True, NONE, (0, 2, 0, 0, 2), 5),
)
