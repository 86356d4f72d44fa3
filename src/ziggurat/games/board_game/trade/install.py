"""The Trade phase, put together: collecting, and what seats agree on afterwards."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.game import Limit
from ziggurat.games.board_game.trade.collection import TRADING, collect, open_trading
from ziggurat.games.board_game.trade.deals import PROMISE_KIND, Deal
from ziggurat.games.board_game.trade.facts import TRADE_FACTS
from ziggurat.games.board_game.trade.handing import CloseDeal
from ziggurat.games.board_game.trade.negotiation import Answering, Drafting, Trading, trade_part
from ziggurat.games.board_game.trade.reasons import TRADE_REASONS
from ziggurat.kernel.rules import Step


def install_trade(b: Build) -> None:
    """The flow "trade", each seat's own part of it, and the bounds of negotiation."""
    b.flow("trade").add((Step("collect", collect), Step("trading", open_trading)))
    b.flow(TRADING).add((Step("trading", trade_part),))
    b.kinds.add((PROMISE_KIND,))
    b.limits.add((Limit("deals", 2), Limit("changes", 12), Limit("counters", 3)))
    b.reasons.add(TRADE_REASONS)
    b.facts.add(TRADE_FACTS)
    b.records((Trading, Deal, Drafting, Answering, CloseDeal))


def long_bargaining(b: Build) -> None:
    """So many deals, changes and counter-offers that people will hardly ever run out of them.

    Rules: cb.trade.deals_after_collection
    """
    b.limit("deals", 12)
    b.limit("changes", 60)
    b.limit("counters", 20)
