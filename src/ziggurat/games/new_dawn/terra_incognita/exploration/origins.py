"""From where a map is explored, and where the new tile may lie.

Owns the conditions as masks, and the reasons against a space or a place. It never asks.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.grid import EVERYWHERE, covered, touched
from ziggurat.games.new_dawn.board.growing import cell_of, cells_of, places_beside
from ziggurat.games.new_dawn.ids import FIRST_WATER, NONE, TILE_SPACES, first_space, tile_of
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.exploration.reasons import (
    FITS_NOWHERE,
    MISSES_ORIGIN,
    NO_CAPITAL_TILE,
    NO_TILE,
    NOT_AT_RIM,
    OVERLAPS_MAP,
    STACK_EMPTY,
    TOO_FAR_OUT,
    TOUCHES_FEW,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.stack import is_empty
from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_FORT
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.reason import ALLOWED

TOUCHED: Final = 4
WHOLE_TILE: Final = (1 << TILE_SPACES) - 1
# The spaces of each tile, from the first on.
ON_TILE: Final = tuple([WHOLE_TILE << space for space in range(0, FIRST_WATER, TILE_SPACES)])
# All spaces of tiles: neither forts nor water that lies alone (ti.explore.single_spaces).
TILED: Final = (1 << first_space(FIRST_FORT)) - 1


def capital_tile(g: Table, seat: int) -> int:
    """Mask: the spaces of the tile on which a seat's capital stands."""
    capital = g.realms[seat].capital
    return ON_TILE[tile_of(capital) - 1] if capital >= 0 else 0


def origins(g: Table) -> int:
    """Mask: spaces from which a figure may explore.

    Rules: ti.explore.condition_edge, ti.explore.condition_capital_tile, ti.explore.any_capital,
    ti.explore.fort_not_capital, ti.explore.empty_stack
    """
    if is_empty(unknown(g)):
        return 0
    found = 0
    for seat in range(g.seats):
        found |= capital_tile(g, seat)
    return found & g.board.rim


def own_origins(g: Table, seat: int) -> int:
    """Mask: spaces of a seat's own capital tile at the edge of the map."""
    return capital_tile(g, seat) & g.board.rim


def all_origins(g: Table) -> int:
    """Mask: spaces at the edge of the map on any tile (ti.explore.single_spaces)."""
    return 0 if is_empty(unknown(g)) else g.board.rim & TILED


def against_origin(g: Table, space: int) -> int:
    """The reason against exploring from a space of any tile, or `ALLOWED`."""
    if is_empty(unknown(g)):
        return STACK_EMPTY
    if not has(g.board.rim, space):
        return NOT_AT_RIM
    return ALLOWED if has(TILED, space) else NO_TILE


def against_figure(g: Table, space: int) -> int:
    """The reason against a figure's exploring from a space, or `ALLOWED`."""
    reason = against_origin(g, space)
    if reason not in (ALLOWED, NO_TILE):
        return reason
    return ALLOWED if has(origins(g), space) else NO_CAPITAL_TILE


# Places


def has_room(board: Board, space: int) -> bool:
    """Tell whether a tile fits anywhere beside a space (ti.explore.must_place)."""
    return any(places_beside(board, space))


def against_shape(board: Board, space: int, shape: int) -> int:
    """The reason against turning a tile so, or `ALLOWED`."""
    return ALLOWED if places_beside(board, space)[shape] else FITS_NOWHERE


def against_place(board: Board, space: int, shape: int, cell: int) -> int:
    """The reason against a place for a tile, or `ALLOWED`.

    Rules: ti.explore.touch_four, ti.explore.touch_figure_space, ti.explore.touch_any_space
    """
    if has(places_beside(board, space)[shape], cell):
        return ALLOWED
    if not has(EVERYWHERE, cell):
        return TOO_FAR_OUT
    if covered(shape, cell) & cells_of(board):
        return OVERLAPS_MAP
    if spaces_touched(board, shape, cell) < TOUCHED:
        return TOUCHES_FEW
    return MISSES_ORIGIN


def spaces_touched(board: Board, shape: int, cell: int) -> int:
    """How many spaces of the map a tile would touch; it need not be exactly four."""
    return (touched(shape, cell) & cells_of(board)).bit_count()


def is_beside(board: Board, space: int, shape: int, cell: int) -> bool:
    """Tell whether a tile would touch a certain space."""
    at = cell_of(board, space)
    return at != NONE and has(touched(shape, cell), at)
