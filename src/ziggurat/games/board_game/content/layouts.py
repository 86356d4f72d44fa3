"""Map layouts of the base box."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.layouts import EAST, NORTH, SOUTH, WEST, Pairs
from ziggurat.games.board_game.ids import FIRST_LAYOUT
from ziggurat.games.board_game.rows.map_layout import MapLayout

TWO: Final[Pairs] = tuple([(x, y) for y in (0, 4, 8, 12) for x in (0, 4)])
THREE: Final[Pairs] = tuple(
    [(6 - 2 * row + 4 * at, 4 * row) for row in range(4) for at in range(row + 1)]
)
FOUR: Final[Pairs] = tuple([(x, y) for y in (0, 4, 8, 12) for x in (0, 4, 8, 12)])

LAYOUTS: Final = (
    MapLayout(FIRST_LAYOUT + 2, "map_of_2", 2, TWO, ((0, SOUTH), (7, NORTH))),
    MapLayout(FIRST_LAYOUT + 3, "map_of_3", 3, THREE, ((0, SOUTH), (9, WEST), (6, EAST))),
    MapLayout(
        FIRST_LAYOUT + 4, "map_of_4", 4, FOUR,
        ((0, SOUTH), (3, SOUTH), (15, NORTH), (12, NORTH)),
    ),
)  # fmt: skip
