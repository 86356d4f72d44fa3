"""Ground: what is printed on a square, packed into one number.

Owns the packing. What a square yields to whom depends on pieces too: see `yields.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import (
    DESERT,
    FOREST,
    HUT,
    MOUNTAIN,
    NONE,
    TERRAINS,
    TOKEN_CODES,
    VILLAGE,
    WATER,
)

_RESOURCE: Final = 3
_CULTURE: Final = 6
_COIN: Final = 7
_TOKEN: Final = 8
_BARREN: Final = 13

TRADE: Final = tuple([1 if terrain in (DESERT, WATER) else 0 for terrain in range(len(TERRAINS))])
PRODUCTION: Final = tuple(
    [
        2 if terrain == FOREST else 1 if terrain == MOUNTAIN else 0
        for terrain in range(len(TERRAINS))
    ]
)

LETTERS: Final = {"G": 0, "F": 1, "M": 2, "D": 3, "W": 4}
MARKS: Final = {
    "i": 1 << _RESOURCE,
    "r": 2 << _RESOURCE,
    "s": 3 << _RESOURCE,
    "w": 4 << _RESOURCE,
    "c": 1 << _CULTURE,
    "$": 1 << _COIN,
    "h": HUT << _TOKEN,
    "v": VILLAGE << _TOKEN,
    "0": 1 << _BARREN,
}


def ground_of(code: str) -> int:
    """Read a square as content writes it: the letter of its terrain, then its marks."""
    value = LETTERS[code[0]]
    for mark in code[1:]:
        value |= MARKS[mark]
    return value


def terrain(ground: int) -> int:
    """The terrain of a revealed square."""
    return ground & 7


def resource(ground: int) -> int:
    """The resource printed there, or `NONE`."""
    found = (ground >> _RESOURCE) & 7
    return found - 1 if found else NONE


def culture(ground: int) -> int:
    """Culture icons printed there."""
    return (ground >> _CULTURE) & 1


def coins(ground: int) -> int:
    """Coin icons printed there."""
    return (ground >> _COIN) & 1


def production(ground: int) -> int:
    """Production symbols printed there: those of the terrain, unless the square has none."""
    return 0 if is_barren(ground) else PRODUCTION[ground & 7]


def is_barren(ground: int) -> bool:
    """Tell whether a square lacks the production of its terrain."""
    return (ground >> _BARREN) & 1 == 1


def token(ground: int) -> int:
    """The code of the token that is put there when the tile is discovered."""
    return (ground >> _TOKEN) & (TOKEN_CODES - 1)


def with_token(ground: int, code: int) -> int:
    """A square that has the icon of a token."""
    return ground | code << _TOKEN
