"""The Trade phase: the dial and the collection.

Owns how much trade a seat has. What seats agree on afterwards is in `negotiation.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.yields import seat_squares, trade_on
from ziggurat.games.board_game.ids import MOST_TRADE
from ziggurat.games.board_game.moments import COLLECT_TRADE
from ziggurat.games.board_game.state import Table, seat_order, table
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import Each, Flow
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

# The flow of each seat's own part, which others extend.
TRADING: Final = "trading"


def gain_trade(g: Table, seat: int, amount: int) -> None:
    """Raise a seat's dial; what goes beyond its end is lost (cb.trade.dial_maximum)."""
    turn_dial(g, seat, min(MOST_TRADE, g.trade[seat] + amount))


def lose_trade(g: Table, seat: int, amount: int) -> None:
    """Lower a seat's dial, to 0 at the lowest (cb.trade.dial_minimum)."""
    turn_dial(g, seat, max(0, g.trade[seat] - amount))


def turn_dial(g: Table, seat: int, value: int) -> None:
    """Set a seat's dial."""
    if value != g.trade[seat]:
        g.note("trade", seat, (value - g.trade[seat], value))
        g.trade = put(g.trade, seat, value)


def collection(g: Table, seat: int) -> int:
    """The trade that a seat collects this turn, which a government may turn into a loss.

    Rules: cb.trade.collect, cb.trade.enemy_square_yields_none, cb.trade.scout_gathers
    """
    found = 0
    for square in seat_squares(g, seat):
        found += trade_on(g, square)
    return adjusted(g, COLLECT_TRADE, seat, (), found)


def collect(s: State, seat: int) -> None:
    """All seats collect; what is left of earlier turns stays (cb.trade.carry_over)."""
    g = table(s)
    for owner in seat_order(g):
        amount = collection(g, owner)
        if amount >= 0:
            gain_trade(g, owner, amount)
        else:
            lose_trade(g, owner, -amount)


def open_trading(s: State, seat: int) -> None:
    """Seats trade one after the other, once all have collected.

    Rules: cb.trade.deals_after_collection
    """
    s.push(Each(TRADING, seat_order(table(s))))


def begin_trade(s: State, seat: int) -> None:
    """The Trade phase."""
    s.push(Flow("trade", seat))
