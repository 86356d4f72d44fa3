"""A New Dawn's numbers: focus types, terrains, resources and every row of content.

Owns the one place where each number is given out. Printable names live in content and
catalogues. Families have room for rows of modules, and nothing follows from a number: what is
printed on a card or a tile stands on its row (`rows.py`). Spaces are numbered by tile: space 7
of tile 4 is 37 wherever the tile lies.
"""

from __future__ import annotations

from typing import Final

# As many as any set of modules can have.
SEAT_NAMES: Final = ("p1", "p2", "p3", "p4", "p5")

# Focus types.
CULTURE: Final = 0
SCIENCE: Final = 1
ECONOMY: Final = 2
INDUSTRY: Final = 3
MILITARY: Final = 4
FOCUS_TYPES: Final = ("culture", "science", "economy", "industry", "military")

# Terrains, by the place of their row.
GRASSLAND: Final = 0
HILLS: Final = 1
FOREST: Final = 2
DESERT: Final = 3
MOUNTAIN: Final = 4
WATER: Final = 5
NATURAL_WONDER: Final = 6
# The greatest difficulty of any terrain.
HARDEST: Final = 5
TERRAINS: Final = ("grassland", "hills", "forest", "desert", "mountain", "water", "natural_wonder")

MARBLE: Final = 0
MERCURY: Final = 1
OIL: Final = 2
DIAMOND: Final = 3
RESOURCES: Final = ("marble", "mercury", "oil", "diamond")

ANCIENT: Final = 0
MEDIEVAL: Final = 1
MODERN: Final = 2
ERAS: Final = ("ancient", "medieval", "modern")

# Wonder types, one deck each.
CULTURAL: Final = 0
ECONOMIC: Final = 1
SCIENTIFIC: Final = 2
MILITARISTIC: Final = 3
WONDER_TYPES: Final = ("cultural", "economic", "scientific", "militaristic")

COLOURS: Final = ("blue", "green", "orange", "red")

# Families of rows, each with its first number and room up to the next one.
FIRST_FOCUS: Final = 0
FIRST_LEADER: Final = 80
FIRST_WONDER: Final = 110
FIRST_DIPLOMACY: Final = 160
FIRST_CITY_STATE: Final = 200
FIRST_VICTORY: Final = 220
FIRST_AGENDA: Final = 240
FIRST_NATURAL: Final = 280
FIRST_SECTION: Final = 300
# Families that only modules have.
FIRST_FREE: Final = 320
# The table itself: how ties are broken, where the core lies, the slots of the focus row. Each
# leaves room before its first row, because the order of rows counts.
FIRST_TIE_BREAKER: Final = 371
FIRST_CORE: Final = 381
FIRST_SLOT: Final = 391
FIRST_TILE: Final = 400
FIRST_TERRAIN: Final = 520

# Kinds of pieces on the map, behind those of modules.
BARBARIAN: Final = 361
CITY_STATE: Final = 362
CITY: Final = 363
TOKEN: Final = 364
CARAVAN: Final = 365

LEVELS: Final = 4
PLAYER_CARDS: Final = 4
# More tokens than can lie on all cards of a row, whatever modules bring: three trade tokens on
# each of them, every city-state and every natural wonder.
MOST_SPENT: Final = 99
# The number of the last slot, whatever its place.
FIFTH: Final = 5

# How the sides of a tile are called; a single space has none to choose from.
SIDE_NAMES: Final = ("a", "b", "")
TILE_ROWS: Final = 4

# Spaces: ten numbers for each of up to 30 tiles, then those for water that fills holes.
TILE_SPACES: Final = 10
FIRST_WATER: Final = 300
WATERS: Final = 100
SPACES: Final = FIRST_WATER + WATERS

NOWHERE: Final = -1
NONE: Final = -1

# Where a caravan is when it is not on the map.
LOCKED: Final = -2
ON_CARD: Final = -1


def focus_card(focus: int, level: int) -> int:
    """The row of a focus card that everybody has, of the types of the base game."""
    return FIRST_FOCUS + focus * LEVELS + level - 1


def player_card(colour: int, kind: int) -> int:
    """The row of one of the four diplomacy cards of a colour of the base game."""
    return FIRST_DIPLOMACY + colour * PLAYER_CARDS + kind


def tile_side(tile: int, side: int) -> int:
    """The row of a side of a tile."""
    return FIRST_TILE + (tile - 1) * TILE_ROWS + side


def first_space(tile: int) -> int:
    """The number of space 0 of a tile."""
    return (tile - 1) * TILE_SPACES


def tile_of(space: int) -> int:
    """The tile that a space is printed on, 0 for water that fills a hole."""
    return space // TILE_SPACES + 1 if space < FIRST_WATER else 0
