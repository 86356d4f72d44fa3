"""The automated player's industry cards, their orders and how their questions are decided."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.following import LeadingCard
from ziggurat.games.new_dawn.automated_player.ids import FIRST_ORDER, FIRST_TOPIC
from ziggurat.games.new_dawn.automated_player.industry.cities import (
    ChooseSite,
    choose_site,
    near_caravans,
)
from ziggurat.games.new_dawn.automated_player.industry.wonders import (
    ChooseWonder,
    choose_wonder,
    pay,
    place_wonder,
)
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, read_card
from ziggurat.games.new_dawn.automated_player.replacing import improve
from ziggurat.games.new_dawn.automated_player.rows import AutomatedCard, Order, Topic
from ziggurat.games.new_dawn.automated_player.trade.bonus import bonus_tokens
from ziggurat.games.new_dawn.focus.row import places_of
from ziggurat.games.new_dawn.ids import CULTURE, FIFTH, INDUSTRY, NONE
from ziggurat.games.new_dawn.moments import CITY_SPACES, WONDER_PRODUCTION
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import Adjust, adjusted


def production(g: Table, card: ReadCard) -> int:
    """The printed production with the bonus tokens, which come first of all.

    Rules: ap.turn.printed_values, ap.payment.order, ap.citystate.bonus_token
    """
    base = card.row(g).amount + bonus_tokens(g, card.seat, INDUSTRY)
    return adjusted(g, WONDER_PRODUCTION, card.seat, (card.card, FIFTH), base)


def build_wonder(g: Table, card: ReadCard) -> None:
    """Build one wonder, if one can be paid for.  Rules: ap.industry.both"""
    g.push(ChooseWonder(card.seat, card.place, production(g, card)))


def build_city(g: Table, card: ReadCard) -> None:
    """Build one city, whether a wonder was built or not.  Rules: ap.industry.both"""
    g.push(ChooseSite(card.seat, card.card))


def next_if_idle(g: Table, card: ReadCard) -> None:
    """A card that built nothing gives way to the next level.  Rules: ap.industry.nothing_built"""
    if not card.done:
        improve(g, card.seat, card.place)


def culture_place(g: Table, seat: int) -> int:
    """The place of the culture card.  Rules: ap.industry.urbanization_culture"""
    places = places_of(g, seat, CULTURE)
    return places[0] if places else NONE


BUILD_WONDER: Final = Order(FIRST_ORDER + 8, "build_a_wonder", "ap.industry.both", build_wonder)
BUILD_CITY: Final = Order(FIRST_ORDER + 9, "build_a_city", "ap.industry.city_order", build_city)
NEXT_IF_IDLE: Final = Order(
    FIRST_ORDER + 10, "next_industry_if_idle", "ap.industry.nothing_built", next_if_idle
)
INDUSTRY_ORDERS: Final = (BUILD_WONDER, BUILD_CITY, NEXT_IF_IDLE)

INDUSTRY_CARDS: Final = (
    AutomatedCard(
        INDUSTRY, 1, "ap_pottery", read_card, INDUSTRY_ORDERS, distance=2, amount=5
    ),
    AutomatedCard(
        INDUSTRY, 2, "ap_animal_husbandry", read_card, INDUSTRY_ORDERS, distance=3, amount=6,
        hooks=(Adjust(CITY_SPACES, near_caravans),),
    ),
    AutomatedCard(
        INDUSTRY, 3, "ap_nationalism", read_card, INDUSTRY_ORDERS, distance=4, water=True, amount=7
    ),
    LeadingCard(
        INDUSTRY, 4, "ap_urbanization", (BUILD_WONDER, BUILD_CITY), culture_place, True,
        distance=5, water=True, amount=8,
    ),
)  # fmt: skip

INDUSTRY_TOPICS: Final = (
    Topic(FIRST_TOPIC + 12, "ap_wonder", choose_wonder),
    Topic(FIRST_TOPIC + 13, "ap_city_site", choose_site),
    Topic(FIRST_TOPIC + 14, "pay", pay),
    Topic(FIRST_TOPIC + 15, "place_wonder", place_wonder),
)
