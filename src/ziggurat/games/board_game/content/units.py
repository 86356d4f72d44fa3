"""Unit cards: four decks; a card shows a strength for each rank of its type."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import AIRCRAFT, ARTILLERY, FIRST_UNIT, INFANTRY, MOUNTED
from ziggurat.games.board_game.rows.unit import Unit

UNITS: Final = (
    Unit(FIRST_UNIT, "artillery_1", ARTILLERY, 1, 3),
    Unit(FIRST_UNIT + 1, "artillery_2", ARTILLERY, 2, 9),
    Unit(FIRST_UNIT + 2, "artillery_3", ARTILLERY, 3, 3),
    Unit(FIRST_UNIT + 3, "infantry_1", INFANTRY, 1, 3),
    Unit(FIRST_UNIT + 4, "infantry_2", INFANTRY, 2, 9),
    Unit(FIRST_UNIT + 5, "infantry_3", INFANTRY, 3, 3),
    Unit(FIRST_UNIT + 6, "mounted_1", MOUNTED, 1, 3),
    Unit(FIRST_UNIT + 7, "mounted_2", MOUNTED, 2, 9),
    Unit(FIRST_UNIT + 8, "mounted_3", MOUNTED, 3, 3),
    Unit(FIRST_UNIT + 9, "aircraft_5", AIRCRAFT, 5, 3),
    Unit(FIRST_UNIT + 10, "aircraft_6", AIRCRAFT, 6, 3),
    Unit(FIRST_UNIT + 11, "aircraft_7", AIRCRAFT, 7, 2),
)
