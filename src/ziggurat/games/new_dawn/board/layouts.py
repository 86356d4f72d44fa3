"""Fixed layouts: the two cores of advanced map building and the map of a first game.

Owns positions that the rules show only as pictures, one line for each tile, so that a
correction is one line. It never lays a tile.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.geometry import A

Spot = tuple[int, int, int]

# Where the four core tiles lie, in the order in which they are drawn: rotation, q, r.
# Certainty: proposed. The pictures have not been read; a row like the middle of the
# first-game map, side B as its mirror image.
CORE_A: Final[tuple[Spot, ...]] = tuple(
    [
        (3, -1, -1),
        (0, 0, 2),
        (0, -4, 2),
        (3, 3, -1),
    ]
)
CORE_B: Final[tuple[Spot, ...]] = tuple(
    [
        (3, 2, -1),
        (0, -2, 2),
        (0, 2, 2),
        (3, -2, -1),
    ]
)

# The first-game map, all on side A: tile, rotation, q, r.
# Certainty: secondary. All 16 tiles as laid out by others; not compared with the picture.
FIRST_GAME: Final[tuple[tuple[int, int, int, int], ...]] = tuple(
    [
        (6, 3, -1, -1),
        (4, 0, 0, 2),
        (2, 0, -4, 2),
        (14, 3, 3, -1),
        (13, 5, 2, -3),
        (15, 2, -3, 4),
        (16, 0, 5, -4),
        (12, 2, 2, -6),
        (11, 5, -3, 7),
        (1, 3, -6, 5),
        (5, 4, -2, -3),
        (7, 2, -7, 0),
        (3, 5, -7, 3),
        (10, 0, 5, 0),
        (9, 1, 1, 4),
        (8, 5, 1, 7),
    ]
)

# Which tiles are outlined in which colour: red for two seats, yellow added for the third,
# blue for the fourth.
# Certainty: proposed. The alternative is red 2, 3, 4, 5, 6, 7, 9, 10, 14, 15, yellow 12,
# 13, 16 and blue 1, 8, 11.
RED: Final[tuple[int, ...]] = tuple([1, 2, 4, 6, 11, 12, 13, 14, 15, 16])
YELLOW: Final[tuple[int, ...]] = tuple([3, 5, 7])
BLUE: Final[tuple[int, ...]] = tuple([8, 9, 10])

# The capital icons clockwise round the first-game map, as the seats sit round the table.
FIRST_GAME_CAPITALS: Final[tuple[int, ...]] = tuple([16, 9, 11, 7])


def first_game_tiles(seats: int) -> tuple[tuple[int, int, int, int, int], ...]:
    """The tiles of the first-game map as (tile, side, rotation, q, r).

    Rules: nd.firstgame.two_players, nd.firstgame.three_players, nd.firstgame.four_players
    """
    groups = RED
    if seats > 2:
        groups += YELLOW
    if seats > 3:
        groups += BLUE
    return tuple(
        [(tile, A, rotation, q, r) for tile, rotation, q, r in FIRST_GAME if tile in groups]
    )
