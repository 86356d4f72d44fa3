"""The map of The Board Game as a player sees it: what squares bring, ways, and places for cities.

Owns what depends on the map alone, which changes less often than all the rest, so that it is kept.
It never judges what a seat should do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from ziggurat.api import Rules
from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.board.layouts import Layout
from ziggurat.games.board_game.ids import FOG, NO_TOKEN, NONE, WATER
from ziggurat.games.board_game.rows.marker import Marker

Squares: TypeAlias = tuple[int, ...]

# A scout where a city can stand, in points; each square to go takes some of it.
SITE: Final = 8.0
SITE_YIELD: Final = 0.5
AWAY: Final = 1.0
# The steps to where there is no way.
FAR: Final = 99


@lru_cache(1024)
def yields(
    rules: Rules,
    layout: Layout,
    lands: Squares,
    markers: Squares,
    cities: Squares,
    scouts: Squares,
    sent: Squares,
    strangers: Squares,
) -> tuple[int, int, int, int, int]:
    """All icons around cities where no stranger stands, and where scouts gather."""
    found: list[int] = []
    for centre in cities:
        if centre != NONE:
            around = layout.around[centre]
            found.extend([square for square in around if square not in strangers])
    for square, city in zip(scouts, sent, strict=True):
        if city != NONE and square not in found:
            found.append(square)
    trade = production = culture = coins = bonus = 0
    for square in found:
        if markers[square] == NONE:
            terrain = ground.terrain(lands[square])
            trade += ground.TRADE[terrain]
            production += ground.production(lands[square])
            culture += ground.culture(lands[square])
            coins += ground.coins(lands[square])
        else:
            row = rules.rows[markers[square]]
            assert isinstance(row, Marker)
            trade += row.trade
            production += row.production
            culture += row.culture
            coins += row.coins
            bonus += row.combat
    return trade, production, culture, coins, bonus


def square_yield(land: int) -> int:
    """About what a square gives."""
    terrain = ground.terrain(land)
    icons = ground.TRADE[terrain] + ground.production(land)
    return icons + ground.culture(land) + 2 * ground.coins(land)


def _open_to(lands: Squares, sails: bool, square: int) -> bool:
    return lands[square] != FOG and (sails or ground.terrain(lands[square]) != WATER)


@lru_cache
def goals(layout: Layout, lands: Squares, tokens: Squares) -> Squares:
    """Where huts and villages lie, and squares at the edge of the dark."""
    near = layout.near
    found = [square for square, token in enumerate(tokens) if token != NO_TOKEN]
    for square in range(layout.squares):
        if lands[square] != FOG and FOG in [lands[beside] for beside in near[square]]:
            found.append(square)
    return tuple(found)


@lru_cache
def ways(layout: Layout, lands: Squares, sails: bool, goals: Squares) -> Squares:
    """How many steps each square is from the nearest goal; very many if there is no way."""
    near = layout.near
    ways = [FAR] * layout.squares
    edge = list(goals)
    for goal in goals:
        ways[goal] = 0
    while edge:
        further: list[int] = []
        for square in edge:
            for beside in near[square]:
                if ways[beside] == FAR and _open_to(lands, sails, beside):
                    ways[beside] = ways[square] + 1
                    further.append(beside)
        edge = further
    return tuple(ways)


@lru_cache
def sites(
    layout: Layout, lands: Squares, tokens: Squares, cities: tuple[Squares, ...], sails: bool
) -> tuple[float, ...]:
    """What it is worth that a scout stands on a square, by the best place for a city near it."""
    centres = [square for row in cities for square in row if square != NONE]
    goods = [0.0] * layout.squares
    edge: list[int] = []
    for square in range(layout.squares):
        goods[square] = _site(layout, lands, tokens, centres, square)
        if goods[square] > 0.0:
            edge.append(square)
    while edge:
        further: list[int] = []
        for square in edge:
            for beside in layout.near[square]:
                if goods[beside] < goods[square] - AWAY and _open_to(lands, sails, beside):
                    goods[beside] = goods[square] - AWAY
                    further.append(beside)
        edge = further
    return tuple(goods)


def _site(
    layout: Layout, lands: Squares, tokens: Squares, centres: list[int], square: int
) -> float:
    """What a place for a city is worth; less while something beside it is in the way."""
    around = layout.around[square]
    if len(around) < 8 or not _open_to(lands, False, square) or tokens[square] != NO_TOKEN:
        return 0.0
    for centre in centres:
        if layout.distance(centre, square) < 3:
            return 0.0
    value = SITE
    for beside in around:
        if lands[beside] == FOG or tokens[beside] != NO_TOKEN:
            return SITE / 3
        value += SITE_YIELD * square_yield(lands[beside])
    return value
