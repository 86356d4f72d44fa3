"""The automated player's armies with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.governor import TOPICS
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.cards import (
    OWN_ARMY_CARDS,
    SENDING_ORDERS,
    UNIQUE_ARMY_CARDS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.choosing import (
    CHOOSING_CRITERIA,
    CHOOSING_LISTS,
    CHOOSING_TOPICS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.marching import MARCHING_FRAMES
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.targets import (
    TARGET_CRITERIA,
    TARGET_LISTS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.verbs import SENDING_VERBS


def install_armies(b: Build) -> None:
    """Install its military cards, and how armies find their targets."""
    cards = b.content("focus_card").add(UNIQUE_ARMY_CARDS)
    for card in OWN_ARMY_CARDS:
        cards.replace(card.name, card)
    b.content("automated_order").add(SENDING_ORDERS)
    b.content(TOPICS).add(CHOOSING_TOPICS)
    b.content("priority_list").add((*TARGET_LISTS, *CHOOSING_LISTS))
    b.content("criterion").add((*TARGET_CRITERIA, *CHOOSING_CRITERIA))
    b.verbs.add(SENDING_VERBS)
    b.records(MARCHING_FRAMES)
