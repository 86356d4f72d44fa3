"""The map for five players, with its gap in the middle."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.layouts import EAST, NORTH, SOUTH, WEST, Pairs
from ziggurat.games.board_game.fame_and_fortune.ids import MAP_OF_FIVE
from ziggurat.games.board_game.rows.map_layout import MapLayout

SEATS: Final = 5
# Row by row; nothing lies from (12, 8) to (15, 13), so that those squares have no neighbours there.
CORNERS: Final[Pairs] = (
    (12, 0), (8, 2), (16, 2), (12, 4), (0, 6), (4, 6), (8, 6), (16, 6), (20, 6), (24, 6), (0, 10),
    (4, 10), (8, 10), (16, 10), (20, 10), (24, 10), (2, 14), (6, 14), (10, 14), (14, 14),
    (18, 14), (22, 14),
)  # fmt: skip
# Clockwise from the top.
HOMES: Final[Pairs] = ((3, SOUTH), (9, WEST), (20, NORTH), (17, NORTH), (4, EAST))

LAYOUTS: Final = (MapLayout(MAP_OF_FIVE, "map_of_5", SEATS, CORNERS, HOMES),)
