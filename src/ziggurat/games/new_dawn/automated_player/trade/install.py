"""The automated player's trade, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.trade.lists import (
    TRADE_CRITERIA,
    TRADE_LISTS,
    TRADE_TOPICS,
)


def install_trade(b: Build) -> None:
    """Install how it puts and loses trade tokens."""
    b.content("criterion").add(TRADE_CRITERIA)
    b.content("priority_list").add(TRADE_LISTS)
    b.content("automated_topic").add(TRADE_TOPICS)
