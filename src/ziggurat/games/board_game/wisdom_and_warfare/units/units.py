"""Unit cards of this box: a card shows a strength and a health for each rank of its type."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import AIRCRAFT, ARTILLERY, INFANTRY, MOUNTED
from ziggurat.games.board_game.rows.unit import Unit
from ziggurat.games.board_game.wisdom_and_warfare.ids import FIRST_NEW_UNIT

# Behind the type: the strength, the copies and the health; in the order of the cards they replace.
UNITS: Final = (
    Unit(FIRST_NEW_UNIT, "artillery_1_3", ARTILLERY, 1, 5, 3),
    Unit(FIRST_NEW_UNIT + 1, "artillery_2_2", ARTILLERY, 2, 5, 2),
    Unit(FIRST_NEW_UNIT + 2, "artillery_3_1", ARTILLERY, 3, 5, 1),
    Unit(FIRST_NEW_UNIT + 3, "infantry_1_3", INFANTRY, 1, 5, 3),
    Unit(FIRST_NEW_UNIT + 4, "infantry_2_2", INFANTRY, 2, 5, 2),
    Unit(FIRST_NEW_UNIT + 5, "infantry_3_1", INFANTRY, 3, 5, 1),
    Unit(FIRST_NEW_UNIT + 6, "mounted_1_3", MOUNTED, 1, 5, 3),
    Unit(FIRST_NEW_UNIT + 7, "mounted_2_2", MOUNTED, 2, 5, 2),
    Unit(FIRST_NEW_UNIT + 8, "mounted_3_1", MOUNTED, 3, 5, 1),
    Unit(FIRST_NEW_UNIT + 9, "aircraft_5_7", AIRCRAFT, 5, 2, 7),
    Unit(FIRST_NEW_UNIT + 10, "aircraft_6_6", AIRCRAFT, 6, 4, 6),
    Unit(FIRST_NEW_UNIT + 11, "aircraft_7_5", AIRCRAFT, 7, 2, 5),
)
