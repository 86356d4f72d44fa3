"""Numbers of rows that both expansions have."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import FIRST_OF_MODULES, FIRST_VILLAGE

OBSOLETE: Final = FIRST_OF_MODULES + 6
VILLAGE_WEALTH: Final = FIRST_VILLAGE + 6
MORE_WEALTH: Final = FIRST_OF_MODULES + 129
