"""The automated player's economy, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.economy.cards import (
    ECONOMY_CARDS,
    ECONOMY_ORDERS,
    ECONOMY_TOPICS,
)
from ziggurat.games.new_dawn.automated_player.economy.destinations import (
    DESTINATIONS,
    NEW_CITY_STATE,
    RIVAL_CITY,
    SHORTEST_WAY,
)
from ziggurat.games.new_dawn.automated_player.economy.sending import (
    CARAVAN_ORDER,
    NEAR_DESTINATION,
    SENDING_FRAMES,
)
from ziggurat.games.new_dawn.automated_player.economy.verbs import ECONOMY_VERBS
from ziggurat.games.new_dawn.automated_player.following import GoOn


def install_economy(b: Build) -> None:
    """Install its economy cards, and how caravans find their way."""
    b.content("focus_card").add(ECONOMY_CARDS)
    b.content("automated_order").add(ECONOMY_ORDERS)
    b.content("automated_topic").add(ECONOMY_TOPICS)
    b.content("criterion").add((NEW_CITY_STATE, RIVAL_CITY, SHORTEST_WAY, NEAR_DESTINATION))
    b.content("priority_list").add((DESTINATIONS, CARAVAN_ORDER))
    b.verbs.add(ECONOMY_VERBS)
    b.records((*SENDING_FRAMES, GoOn))
