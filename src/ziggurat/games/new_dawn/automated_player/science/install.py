"""The automated player's science, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.science.cards import SCIENCE_CARDS, SCIENCE_ORDERS
from ziggurat.games.new_dawn.automated_player.science.gains import (
    GAIN_TOPICS,
    LOWEST_LEVEL,
    NEXT_LEVEL,
    TECH_GAIN,
    BetterCard,
)
from ziggurat.games.new_dawn.automated_player.science.nuclear import (
    NUCLEAR_REASONS,
    NUCLEAR_VERBS,
    GiveUpCities,
)


def install_science(b: Build) -> None:
    """Install its science cards and how it comes by better ones."""
    b.content("focus_card").add(SCIENCE_CARDS)
    b.content("automated_order").add(SCIENCE_ORDERS)
    b.content("automated_topic").add(GAIN_TOPICS)
    b.content("criterion").add((LOWEST_LEVEL,))
    b.content("priority_list").add((TECH_GAIN, NEXT_LEVEL))
    b.verbs.add(NUCLEAR_VERBS)
    b.reasons.add(NUCLEAR_REASONS)
    b.records((BetterCard, GiveUpCities))
