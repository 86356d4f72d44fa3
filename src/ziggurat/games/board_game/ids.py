"""Numbers of everything in The Board Game that is saved: rows by family, kinds, small codes.

Owns the numbering, which never changes its meaning. Families have gaps, so that an expansion adds
rows behind those of the base box; `printed.py` refuses rows outside of their family's numbers.
Hooks that change a number run in the order of rows: what sets a minimum has a lower number than
what adds, what multiplies a higher one, and what sets a maximum the highest.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Rows that act for a seat.
FIRST_TECH: Final = 1
FIRST_CIVILIZATION: Final = 60
FIRST_GOVERNMENT: Final = 80
FIRST_WONDER: Final = 100
FIRST_EVENT: Final = 130
# Rows that lie on the map, in decks or in the market.
FIRST_BUILDING: Final = 200
FIRST_PERSON: Final = 220
FIRST_UNIT: Final = 230
FIRST_HUT: Final = 260
FIRST_VILLAGE: Final = 280
FIRST_HOME: Final = 300
FIRST_NEUTRAL: Final = 320
# New families of modules; rows that act for a seat may be among them.
FIRST_OF_MODULES: Final = 350
FIRST_MAP_TOKEN: Final = 480
FIRST_LAYOUT: Final = 500
# One beyond the last row: masks and second uses of rows are counted from here on.
ROWS_END: Final = 512

# Owners of wonders are kept by wonder.
WONDER_PLACES: Final = FIRST_EVENT - FIRST_WONDER

# Terrain.
GRASSLAND: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
DESERT: Final = 3
WATER: Final = 4
TERRAINS: Final = ("grassland", "forest", "mountain", "desert", "water")

# Resources: those of the market come first.
INCENSE: Final = 0
IRON: Final = 1
SILK: Final = 2
WHEAT: Final = 3
SPY: Final = 4
URANIUM: Final = 5
MARKET_RESOURCES: Final = 4
RESOURCES: Final = ("incense", "iron", "silk", "wheat", "spy", "uranium")

# Goods without a row; those with one are numbered by it.
TRADE_GOOD: Final = 0
CULTURE_GOOD: Final = 1
FIRST_TOKEN: Final = 2
# A marker or a card of which only the back is seen; backs of cards are by era.
UNSEEN_HUT: Final = 6
UNSEEN_VILLAGE: Final = 7
FIRST_BACK: Final = 8

# Unit types: the first three have ranks.
ARTILLERY: Final = 0
INFANTRY: Final = 1
MOUNTED: Final = 2
AIRCRAFT: Final = 3
UNIT_TYPES: Final = ("artillery", "infantry", "mounted", "aircraft")

# Eras of wonders and levels of culture events.
ANCIENT: Final = 0
MEDIEVAL: Final = 1
MODERN: Final = 2
ERAS: Final = ("ancient", "medieval", "modern")

# Figures.
ARMY: Final = 0
SCOUT: Final = 1

# What lies on a square: codes of tokens.
NO_TOKEN: Final = 0
HUT: Final = 1
VILLAGE: Final = 2
TOKEN_CODES: Final = 32

# City markers of a seat; the capital comes first.
CAPITAL: Final = 0
CITY_SLOTS: Final = 3

# The map.
TILE_SIDE: Final = 4
TILE_SQUARES: Final = 16
FOG: Final = -1

# Dials and tracks.
MOST_TRADE: Final = 27
COINS_TO_WIN: Final = 15
LAST_SPACE: Final = 21
