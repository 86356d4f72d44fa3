"""The automated player's industry, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.industry.cards import (
    INDUSTRY_CARDS,
    INDUSTRY_ORDERS,
    INDUSTRY_TOPICS,
)
from ziggurat.games.new_dawn.automated_player.industry.cities import (
    CITY_CRITERIA,
    CITY_SITES,
    ChooseSite,
)
from ziggurat.games.new_dawn.automated_player.industry.wonders import (
    ANY_RESOURCE,
    WONDER_CRITERIA,
    WONDER_LISTS,
    ChooseWonder,
)


def install_industry(b: Build) -> None:
    """Install its industry cards, and how it builds wonders and cities."""
    b.content("focus_card").add(INDUSTRY_CARDS)
    b.content("automated_order").add(INDUSTRY_ORDERS)
    b.content("automated_topic").add(INDUSTRY_TOPICS)
    b.content("criterion").add((*WONDER_CRITERIA, *CITY_CRITERIA))
    b.content("priority_list").add((*WONDER_LISTS, CITY_SITES))
    b.content("rule").add((ANY_RESOURCE,))
    b.records((ChooseWonder, ChooseSite))
