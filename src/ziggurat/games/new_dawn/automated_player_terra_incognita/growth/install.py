"""The automated player's growth with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player_terra_incognita.growth.cards import (
    GROWTH_CARDS,
    GROWTH_LISTS,
    GROWTH_ORDERS,
    GROWTH_TOPIC,
    REINFORCE_TOPIC,
)


def install_growth(b: Build) -> None:
    """Install its growth cards, their orders and their list."""
    b.content("focus_card").add(GROWTH_CARDS)
    b.content("automated_order").add(GROWTH_ORDERS)
    b.content("priority_list").add(GROWTH_LISTS)
    b.content("automated_topic").replace("reinforce", REINFORCE_TOPIC).add((GROWTH_TOPIC,))
