"""The automated player's culture, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.culture.cards import (
    CULTURE_CARDS,
    CULTURE_ORDERS,
    CULTURE_TOPICS,
)
from ziggurat.games.new_dawn.automated_player.culture.criteria import CRITERIA, LISTS
from ziggurat.games.new_dawn.automated_player.culture.placing import PlaceByList


def install_culture(b: Build) -> None:
    """Install its culture cards, their lists and what these compare."""
    b.content("focus_card").add(CULTURE_CARDS)
    b.content("automated_order").add(CULTURE_ORDERS)
    b.content("automated_topic").add(CULTURE_TOPICS)
    b.content("criterion").add(CRITERIA)
    b.content("priority_list").add(LISTS)
    b.records((PlaceByList,))
