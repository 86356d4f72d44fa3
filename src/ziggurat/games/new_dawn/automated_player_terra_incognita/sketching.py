"""What a tile would bring in a place: contacts with other tiles, and ways on a map with it.

Owns the measures of a tile that is not laid yet, for the capital tile and for explored ones.
It never lays one.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.geometry import DIRECTIONS, cells
from ziggurat.games.new_dawn.ids import DESERT, FOREST, MOUNTAIN, NOWHERE
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.printed import Placed, printed
from ziggurat.games.new_dawn.terra_incognita.exploration.origins import TILED
from ziggurat.kernel.rules import Rules

# Terrain that is worth joining; natural wonders and forts are none of it.
JOINED: Final = (FOREST, DESERT, MOUNTAIN)


def contacts(rules: Rules, board: Board, placed: Placed) -> int:
    """How many forests, deserts and mountains of a tile would touch their like on other tiles.

    Each space counts once.  Rules: ap.ti.capital.contacts, ap.ti.capital.contacts_excluded
    """
    tile, side, rotation, q, r = placed
    terrains = printed(rules).tiles.side(tile, side).terrain
    found = 0
    for terrain, cell in zip(terrains, cells(side, rotation, q, r)):
        if terrain in JOINED and _touches(board, cell, terrain):
            found += 1
    return found


def beside_cell(board: Board, cell: tuple[int, int]) -> list[int]:
    """The spaces of a map around a cell that is none of its own."""
    around = [board.where.get((cell[0] + q, cell[1] + r), NOWHERE) for q, r in DIRECTIONS]
    return [space for space in around if space != NOWHERE]


def _touches(board: Board, cell: tuple[int, int], terrain: int) -> bool:
    """Tell whether a space of a tile of some terrain lies beside a cell."""
    for space in beside_cell(board, cell):
        if has(TILED, space) and board.terrain[space] == terrain:
            return True
    return False
