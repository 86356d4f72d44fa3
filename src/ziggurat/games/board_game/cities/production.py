"""Production: what a city can pay with, and buying more of it for trade.

Owns the number. What it buys is decided by those who produce.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.yields import city_squares, production_on
from ziggurat.games.board_game.cities.moments import OUTSKIRTS_PRODUCTION
from ziggurat.games.board_game.cities.reasons import (
    CITY_BARRED,
    CITY_NOT_BUILT,
    NO_ACTION_LEFT,
    RUSH_SHORT,
)
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.moments import CITY_ACTIONS, CITY_PRODUCTION, RUSH
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.trade.collection import lose_trade
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.reason import ALLOWED
from ziggurat.lib.vec import add_at, put_row

RUSH_PRICE: Final = 3


def production(g: Table, seat: int, slot: int) -> int:
    """The production of a city: its symbols, what was added this turn, and what rows add.

    Rules: cb.production.amount, cb.production.scout_gathers,
    cb.production.enemy_square_yields_none, cb.production.new_icons_count_at_once
    """
    found = squares_production(g, seat, slot)
    found = adjusted(g, OUTSKIRTS_PRODUCTION, seat, (slot,), found) + g.bonus[seat][slot]
    return adjusted(g, CITY_PRODUCTION, seat, (slot,), found)


def squares_production(g: Table, seat: int, slot: int) -> int:
    """The production symbols of all squares that yield for a city."""
    found = 0
    for square in city_squares(g, seat, slot):
        found += production_on(g, square)
    return found


def add_production(g: Table, seat: int, slot: int, amount: int) -> None:
    """Give a city more production until the turn ends (cb.production.rush_this_turn_only)."""
    g.bonus = put_row(g.bonus, seat, add_at(g.bonus[seat], slot, amount))
    g.note("production", seat, (slot, amount))


def may_act(g: Table, seat: int, slot: int) -> int:
    """The reason why a city takes no action now.

    Rules: cb.cityaction.one_per_city, cb.gov.anarchy_effect
    """
    if g.cities[seat][slot] == NONE:
        return CITY_NOT_BUILT
    if g.actions[seat][slot] > 0:
        return ALLOWED
    return NO_ACTION_LEFT if adjusted(g, CITY_ACTIONS, seat, (slot,), 1) else CITY_BARRED


def may_rush(g: Table, seat: int) -> int:
    """The reason why a seat cannot buy production; coins protect no trade here.

    Rules: cb.production.rush_rate, cb.production.rush_not_limited_by_coins
    """
    return ALLOWED if g.trade[seat] >= RUSH_PRICE else RUSH_SHORT


def rush(g: Table, seat: int, slot: int) -> None:
    """Turn trade into production of one city.

    Rules: cb.production.rush_rate, cb.production.rush_one_city
    """
    lose_trade(g, seat, RUSH_PRICE)
    add_production(g, seat, slot, adjusted(g, RUSH, seat, (), 1))
