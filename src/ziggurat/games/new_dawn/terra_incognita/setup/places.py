"""Where forts and capital tiles may lie while the map is built.

Owns the restrictions as masks of cells, worked out once for each draft, and the reasons against a
place. It never asks: `forts.py` and `capitals.py` do.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.draft import MapDraft
from ziggurat.games.new_dawn.board.geometry import SHAPES
from ziggurat.games.new_dawn.board.grid import (
    cell_at,
    covered,
    fitting_at,
    shape_of,
    singles,
    touched,
)
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.printed import Tiles, Unfinished, printed
from ziggurat.games.new_dawn.setup.reasons import TILE_OVERLAPS
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.setup.packing import (
    TOUCHED_BY_FORT,
    TOUCHED_BY_TILE,
    Ground,
    Spots,
)
from ziggurat.games.new_dawn.terra_incognita.setup.reasons import (
    CAPITAL_FITS_NOWHERE,
    CAPITAL_STRANDS,
    CAPITAL_TOUCHES_FEW,
    FORT_AT_CITY_STATE,
    FORT_AT_FORT,
    FORT_OFF_CORE,
    FORT_ON_MAP,
    FORT_STRANDS,
)
from ziggurat.kernel.reason import ALLOWED

# What is laid next, in the key under which its places are remembered.
FORT_PLACES: Final = 1
CAPITAL_PLACES: Final = 2
CAPITAL_FITS: Final = 3
# How many are remembered: a search lays the same forts and tiles again and again.
MOST_PLACES: Final = 2000


# Forts


def city_state_cells(draft: MapDraft, tiles: Tiles) -> int:
    """The cells of city-states on the tiles laid so far."""
    found = 0
    for tile, side, rotation, q, r in draft.placed:
        icon = tiles.side(tile, side).city_state
        if icon is not None:
            dq, dr = SHAPES[side][rotation][icon.at]
            found |= bit(cell_at(q + dq, r + dr))
    return found


def beside(cells: int) -> int:
    """The cells next to some cells."""
    return singles(0, cells, 1) if cells else 0


def fort_places(g: Table) -> int:
    """The cells on which the next fort may lie.

    Rules: ti.map.fort_touch_core, ti.map.fort_not_fort, ti.map.fort_not_citystate,
    ti.map.fort_free_hex, ti.map.no_stranding
    """
    draft = g.draft
    later = g.seats - draft.alone.bit_count() - 1
    key = (draft.placed, FORT_PLACES, later, draft.left())
    found = printed(g.rules).places.get(key)
    if found is None:
        shut = beside(city_state_cells(draft, printed(g.rules).tiles))
        ground = Ground(draft.heart, shut, draft.left())
        found = [ground.lasting(draft.filled, draft.alone, later)]
        _remember(g, key, found)
    return found[0]


def _remember(g: Table, key: Unfinished, found: list[int]) -> None:
    """Keep places for when the same tiles lie there again; too many are forgotten together."""
    places = printed(g.rules).places
    if len(places) >= MOST_PLACES:
        places.clear()
    places[key] = found


def may_lay_fort(g: Table, cell: int) -> int:
    """The test behind choosing a place for a fort."""
    draft = g.draft
    if has(fort_places(g), cell):
        return ALLOWED
    if has(draft.filled, cell):
        return FORT_ON_MAP
    if not has(singles(draft.filled, draft.heart, TOUCHED_BY_FORT), cell):
        return FORT_OFF_CORE
    if has(beside(draft.alone), cell):
        return FORT_AT_FORT
    if has(beside(city_state_cells(draft, printed(g.rules).tiles)), cell):
        return FORT_AT_CITY_STATE
    return FORT_STRANDS


# Capital tiles


def capital_places(g: Table) -> list[int]:
    """For each shape of a tile, the cells on which space 0 of a capital tile may lie.

    Spaces of the core and of forts have to be touched; those of other capital tiles do not
    count. Rules: ti.map.capital_touch_four, ti.map.capital_not_counting, ti.map.no_stranding
    """
    draft = g.draft
    key = (draft.placed, CAPITAL_PLACES, draft.left(), 0)
    found = printed(g.rules).places.get(key)
    if found is None:
        found = Spots(draft.filled, draft.heart | draft.alone).lasting(draft.left() - 1)
        _remember(g, key, found)
    return found


def may_turn_capital(g: Table, side: int, rotation: int) -> int:
    """The test behind choosing a side and a rotation: some place must be left for it."""
    shape = shape_of(side, rotation)
    if capital_places(g)[shape]:
        return ALLOWED
    return CAPITAL_STRANDS if _capital_fits(g)[shape] else CAPITAL_FITS_NOWHERE


def _capital_fits(g: Table) -> list[int]:
    """For each shape, where a capital tile could lie if nobody else had to lay one."""
    draft = g.draft
    key = (draft.placed, CAPITAL_FITS, 0, 0)
    found = printed(g.rules).places.get(key)
    if found is None:
        found = fitting_at(draft.filled, draft.heart | draft.alone)
        _remember(g, key, found)
    return found


def may_lay_capital(g: Table, side: int, rotation: int, cell: int) -> int:
    """The test behind choosing a place for a capital tile that is turned already."""
    draft = g.draft
    shape = shape_of(side, rotation)
    if has(capital_places(g)[shape], cell):
        return ALLOWED
    if covered(shape, cell) & draft.filled:
        return TILE_OVERLAPS
    if counting_spaces(draft, shape, cell) < TOUCHED_BY_TILE:
        return CAPITAL_TOUCHES_FEW
    return CAPITAL_STRANDS


def counting_spaces(draft: MapDraft, shape: int, cell: int) -> int:
    """How many spaces of the core and of forts a tile would touch."""
    return (touched(shape, cell) & (draft.heart | draft.alone)).bit_count()
