"""Numbers of everything in The Board Game that is saved: rows by family, kinds, small codes.

Owns the numbering. Families have gaps, so that an expansion adds rows behind those of the base
box. Rows that can act for a seat have the low numbers, because masks of them are kept.
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

# How many rows the base box has of each.
TECHS: Final = 37
CIVILIZATIONS: Final = 6
GOVERNMENTS: Final = 8
WONDERS: Final = 12
EVENTS: Final = 25
# The most wonders there can be with all expansions: owners are kept by wonder.
WONDER_PLACES: Final = 30

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

# What lies facedown on a square.
NO_TOKEN: Final = 0
HUT: Final = 1
VILLAGE: Final = 2

# City markers of a seat; the capital comes first.
CAPITAL: Final = 0
CITY_SLOTS: Final = 3

# The map.
TILE_SIDE: Final = 4
TILE_SQUARES: Final = 16
PLACES: Final = 16
SQUARES: Final = PLACES * TILE_SQUARES
FOG: Final = -1

# Dials and tracks.
MOST_TRADE: Final = 27
COINS_TO_WIN: Final = 15
LAST_SPACE: Final = 21
