"""Buildings: markers of the market, most of them with an upgraded side."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import (
    DESERT,
    FIRST_BUILDING,
    FOREST,
    GRASSLAND,
    MOUNTAIN,
    NONE,
    WATER,
)
from ziggurat.games.board_game.rows.building import Building

# Groups: the two sides of one marker share a supply.
MARKETS: Final = 0
TEMPLES: Final = 1
BARRACKS: Final = 2
GRANARIES: Final = 3
LIBRARIES: Final = 4
WORKSHOPS: Final = 5
TRADING_POSTS: Final = 6
HARBORS: Final = 7

ANY_LAND: Final = (GRASSLAND, FOREST, MOUNTAIN, DESERT)

MARKET: Final = FIRST_BUILDING
BANK: Final = FIRST_BUILDING + 1
TEMPLE: Final = FIRST_BUILDING + 2
CATHEDRAL: Final = FIRST_BUILDING + 3
BARRACK: Final = FIRST_BUILDING + 4
ACADEMY: Final = FIRST_BUILDING + 5
GRANARY: Final = FIRST_BUILDING + 6
AQUEDUCT: Final = FIRST_BUILDING + 7
LIBRARY: Final = FIRST_BUILDING + 8
UNIVERSITY: Final = FIRST_BUILDING + 9
WORKSHOP: Final = FIRST_BUILDING + 10
IRON_MINE: Final = FIRST_BUILDING + 11
TRADING_POST: Final = FIRST_BUILDING + 12
HARBOR: Final = FIRST_BUILDING + 13
CITY_WALLS: Final = FIRST_BUILDING + 14

# Icons: trade, production, culture, coins, combat bonus.
BUILDINGS: Final = (
    Building(MARKET, "market", 7, MARKETS, ANY_LAND, True, NONE, (1, 1, 1, 0, 0), 5),
    Building(BANK, "bank", 10, MARKETS, ANY_LAND, True, MARKET, (1, 1, 1, 1, 0)),
    Building(TEMPLE, "temple", 7, TEMPLES, ANY_LAND, True, NONE, (0, 0, 2, 0, 0), 5),
    Building(CATHEDRAL, "cathedral", 10, TEMPLES, ANY_LAND, True, TEMPLE, (0, 0, 3, 0, 0)),
    Building(BARRACK, "barracks", 7, BARRACKS, ANY_LAND, True, NONE, (2, 0, 0, 0, 2), 5),
    Building(ACADEMY, "academy", 10, BARRACKS, ANY_LAND, True, BARRACK, (2, 0, 0, 0, 4)),
    Building(GRANARY, "granary", 5, GRANARIES, (GRASSLAND,), False, NONE, (1, 1, 0, 0, 0), 6),
    Building(AQUEDUCT, "aqueduct", 8, GRANARIES, (GRASSLAND,), False, GRANARY, (2, 2, 0, 0, 0)),
    Building(LIBRARY, "library", 5, LIBRARIES, (GRASSLAND,), False, NONE, (1, 0, 1, 0, 0), 6),
    Building(UNIVERSITY, "university", 8, LIBRARIES, (GRASSLAND,), False, LIBRARY, (2, 0, 2, 0, 0)),
    Building(WORKSHOP, "workshop", 7, WORKSHOPS, (MOUNTAIN,), False, NONE, (0, 3, 0, 0, 0), 6),
    Building(IRON_MINE, "iron_mine", 10, WORKSHOPS, (MOUNTAIN,), False, WORKSHOP, (0, 4, 0, 0, 0)),
    Building(
        TRADING_POST, "trading_post", 7, TRADING_POSTS, (DESERT,), False, NONE, (2, 0, 1, 0, 0), 6
    ),
    Building(HARBOR, "harbor", 7, HARBORS, (WATER,), False, NONE, (2, 1, 0, 0, 0), 10),
    # Walls lie in the city centre: the city marker is turned over, so there is no group to run out.
    Building(CITY_WALLS, "city_walls", 7, NONE, (), False, NONE, (0, 0, 0, 0, 0)),
)
