"""More copies of markers that the base box has too."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import FIRST_HUT, FIRST_VILLAGE
from ziggurat.games.board_game.rows.addition import Addition
from ziggurat.games.board_game.wisdom_and_warfare.ids import MORE_FINDS

ADDITIONS: Final = (
    # Huts with a spy, and a village with uranium.
    Addition(MORE_FINDS, "more_finds", ((FIRST_HUT + 4, 2), (FIRST_VILLAGE + 3, 1))),
)
