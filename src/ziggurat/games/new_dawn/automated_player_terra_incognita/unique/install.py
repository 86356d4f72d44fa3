"""The automated player's unique cards with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.cards import (
    UNIQUE_CARDS,
    UNIQUE_ORDERS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.growth import (
    GARRISON,
    GARRISON_TOPIC,
    UNIQUE_GROWTH_CARDS,
    UNIQUE_GROWTH_ORDERS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.science import (
    CHARTED_TOPIC,
    UNIQUE_SCIENCE_CARDS,
    UNIQUE_SCIENCE_FRAMES,
    UNIQUE_SCIENCE_ORDERS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.starting import (
    HIGHER,
    lay_out_unique,
)
from ziggurat.kernel.rules import Step


def install_unique(b: Build) -> None:
    """Install its unique cards; at a higher difficulty it begins with that of its leader."""
    cards = b.content("focus_card").add(UNIQUE_GROWTH_CARDS).add(UNIQUE_CARDS)
    cards.add(UNIQUE_SCIENCE_CARDS)
    orders = b.content("automated_order").add(UNIQUE_GROWTH_ORDERS).add(UNIQUE_ORDERS)
    orders.add(UNIQUE_SCIENCE_ORDERS)
    b.content("priority_list").add((GARRISON,))
    b.content("automated_topic").add((GARRISON_TOPIC, CHARTED_TOPIC))
    b.records(UNIQUE_SCIENCE_FRAMES)
    if b.rules.options["difficulty"] in HIGHER:
        b.flow("setup").after("difficulty", Step("unique card", lay_out_unique))
