"""Lands: turning up tiles, and which squares belong to which city.

Owns the layers of the map that follow from tiles and cities. Who may discover a tile or found a
city is decided elsewhere.
"""

from __future__ import annotations

from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.board.layouts import turned
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.ids import CITY_SLOTS, NONE, TILE_SQUARES
from ziggurat.games.board_game.moments import CITY_LIMIT
from ziggurat.games.board_game.rows.tile import Tile
from ziggurat.games.board_game.state import Table, city_id
from ziggurat.kernel.content import adjusted
from ziggurat.lib.vec import put


def tile_row(g: Table, tile: int) -> Tile:
    """The row of a tile."""
    row = g.rules.rows[tile]
    assert isinstance(row, Tile)
    return row


def lay_tile(g: Table, place: int, tile: int, rotation: int) -> None:
    """Lay a tile faceup on a place; every hut and village icon gets its marker, facedown.

    Rules: cb.setup.home_tile, cb.setup.tile_geometry, cb.explore.place_huts,
    cb.explore.place_villages
    """
    row = tile_row(g, tile)
    first = place * TILE_SQUARES
    squares = [row.squares[turned(local, rotation)] for local in range(TILE_SQUARES)]
    behind = first + TILE_SQUARES
    g.ground = (*g.ground[:first], *squares, *g.ground[behind:])
    g.tokens = (
        *g.tokens[:first],
        *[ground.token(square) for square in squares],
        *g.tokens[behind:],
    )
    g.tiles = put(g.tiles, place, tile)
    g.turned = put(g.turned, place, rotation)


def claim_lands(g: Table, seat: int, slot: int) -> None:
    """Make the squares around a city its outskirts (cb.setup.outskirts_definition)."""
    _mark(g, seat, slot, city_id(seat, slot))


def free_lands(g: Table, seat: int, slot: int) -> None:
    """Free the squares around a city that is about to go."""
    _mark(g, seat, slot, NONE)


def _mark(g: Table, seat: int, slot: int, value: int) -> None:
    lands = list(g.lands)
    for square in outskirts(g, seat, slot):
        lands[square] = value
    g.lands = tuple(lands)


def free_slot(g: Table, seat: int) -> int:
    """The city marker a seat could found a city with now, or `NONE`.

    Rules: cb.setup.city_marker_supply, cb.setup.reserve_city_marker, cb.setup.third_city_marker
    """
    built = CITY_SLOTS - g.cities[seat].count(NONE)
    if built >= adjusted(g, CITY_LIMIT, seat, (), g.rules.limits["cities"]):
        return NONE
    return g.cities[seat].index(NONE) if NONE in g.cities[seat] else NONE


def change_terrain(g: Table, square: int, terrain: int) -> None:
    """Lay a disaster marker: the square has its terrain only (cb.setup.disaster_markers)."""
    g.ground = put(g.ground, square, terrain)
    g.note("terrain", NONE, (square, terrain))
