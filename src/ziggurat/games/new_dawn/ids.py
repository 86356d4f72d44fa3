"""A New Dawn's numbers: focus types, terrains, resources and every row of content.

Owns the one place where each number is given out. Printable names live in content and
catalogues. Spaces are numbered by tile: space 7 of tile 4 is 37 wherever the tile lies.
"""

from __future__ import annotations

from typing import Final

# Focus types; a row of a focus card is its type times four plus its level minus one.
CULTURE: Final = 0
SCIENCE: Final = 1
ECONOMY: Final = 2
INDUSTRY: Final = 3
MILITARY: Final = 4
FOCUS_TYPES: Final = ("culture", "science", "economy", "industry", "military")

# Terrains; the difficulty of a land terrain is its number plus one.
GRASSLAND: Final = 0
HILLS: Final = 1
FOREST: Final = 2
DESERT: Final = 3
MOUNTAIN: Final = 4
WATER: Final = 5
NATURAL_WONDER: Final = 6
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

# Families of rows, each with its first number.
FIRST_FOCUS: Final = 0
FIRST_LEADER: Final = 20
FIRST_WONDER: Final = 30
FIRST_DIPLOMACY: Final = 60
FIRST_CITY_STATE: Final = 80
FIRST_VICTORY: Final = 90
FIRST_AGENDA: Final = 100
FIRST_NATURAL: Final = 110
FIRST_TILE: Final = 120

FOCUS_CARDS: Final = 20
WONDERS: Final = 24
PLAYER_CARDS: Final = 4
CITY_STATES: Final = 8
BARBARIANS: Final = 9
SLOTS: Final = 5

TILES: Final = 16
TILE_SPACES: Final = 10
FIRST_WATER: Final = TILES * TILE_SPACES
WATERS: Final = 40
SPACES: Final = FIRST_WATER + WATERS

NOWHERE: Final = -1
NONE: Final = -1

# Where a caravan is when it is not on the map.
LOCKED: Final = -2
ON_CARD: Final = -1


def focus_card(focus: int, level: int) -> int:
    """The row of a standard focus card."""
    return FIRST_FOCUS + focus * 4 + level - 1


def focus_of(card: int) -> int:
    """The type of a standard focus card."""
    return (card - FIRST_FOCUS) // 4


def level_of(card: int) -> int:
    """The tech level of a standard focus card, 1 to 4."""
    return (card - FIRST_FOCUS) % 4 + 1


def player_card(colour: int, kind: int) -> int:
    """The row of one of a colour's four diplomacy cards."""
    return FIRST_DIPLOMACY + colour * PLAYER_CARDS + kind
