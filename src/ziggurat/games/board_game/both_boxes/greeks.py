"""The Greeks where both expansions lie on one table: they begin under Despotism."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.governments import DESPOTISM
from ziggurat.games.board_game.content.tech_ids import DEMOCRACY_TECH
from ziggurat.games.board_game.fame_and_fortune.civilizations.rows import (
    ACADEMIES,
    HOME_OF_GREEKS,
    PIONEERS,
)
from ziggurat.games.board_game.fame_and_fortune.ids import GREEKS
from ziggurat.games.board_game.rows.civilization import Civilization

GREEKS_OF_BOTH: Final = Civilization(
    GREEKS, "greeks", HOME_OF_GREEKS, DEMOCRACY_TECH, DESPOTISM, (ACADEMIES, PIONEERS)
)
