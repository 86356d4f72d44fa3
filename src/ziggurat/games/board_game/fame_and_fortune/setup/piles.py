"""More copies of markers that the base box has too."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.fame_and_fortune.ids import MORE_MARKERS
from ziggurat.games.board_game.ids import FIRST_HUT, FIRST_VILLAGE
from ziggurat.games.board_game.rows.addition import Addition

ADDITIONS: Final = (
    Addition(
        MORE_MARKERS,
        "more_markers",
        (
            # Huts with incense, iron, silk, wheat and a spy.
            (FIRST_HUT, 1),
            (FIRST_HUT + 1, 1),
            (FIRST_HUT + 2, 1),
            (FIRST_HUT + 3, 2),
            (FIRST_HUT + 4, 1),
            # Villages with a spy and uranium.
            (FIRST_VILLAGE + 2, 1),
            (FIRST_VILLAGE + 3, 1),
        ),
    ),
)
