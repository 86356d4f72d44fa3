"""Unique cards of economy, industry and culture, as the automated player reads them.

Each is read as its own card of that type and level, with what sets the unique card apart.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.culture.cards import EARLY_EMPIRE, CultureCard
from ziggurat.games.new_dawn.automated_player.culture.criteria import CULTURE_EARLY
from ziggurat.games.new_dawn.automated_player.culture.placing import PlaceByList
from ziggurat.games.new_dawn.automated_player.economy.cards import SEND_CARAVANS
from ziggurat.games.new_dawn.automated_player.industry.cards import (
    BUILD_CITY,
    BUILD_WONDER,
    INDUSTRY_ORDERS,
    NEXT_IF_IDLE,
)
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, being_read, read_card
from ziggurat.games.new_dawn.automated_player.rows import AutomatedCard, Order
from ziggurat.games.new_dawn.automated_player.science.gains import move_own_dial
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import (
    FIRST_NEW_ORDER,
    UNIQUE_SHEET,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.ids import (
    OWN_CONSTRUCTION,
    OWN_CRAFTSMANSHIP,
    OWN_SHIPBUILDING,
    OWN_STATE_WORKFORCE,
    OWN_WHEEL,
)
from ziggurat.games.new_dawn.board.spaces import friendly
from ziggurat.games.new_dawn.content.economy_cards import TakeResource
from ziggurat.games.new_dawn.ids import ECONOMY, INDUSTRY, MOUNTAIN
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.moments import CARAVAN_ARRIVED, RESOURCE_PRODUCTION
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.focus.industry_cards import construction_worth
from ziggurat.kernel.content import Adjust, Cue, Do
from ziggurat.kernel.state import State

# Wheel: every arrival brings a resource.


def wheel_arrived(s: State, cue: Cue) -> None:
    g = table(s)
    if being_read(g).card == cue.card:
        g.push(TakeResource(cue.owner))


# Craftsmanship: a wonder moves the dial.

# The place of the order about a wonder on the card.
WONDER_ORDER: Final = 0


def advance_for_wonder(g: Table, card: ReadCard) -> None:
    """Move the dial if the card built a wonder.  Rules: ap.ti.unique.industry"""
    if has(card.done, WONDER_ORDER):
        move_own_dial(g, card.seat, 1)


# State Workforce: one more token on a mountain.


def place_on_mountain(g: Table, card: ReadCard) -> None:
    """Place a token on a mountain beside a friendly space.  Rules: ap.ti.unique.culture"""
    near = g.board.around(friendly(g.realms[card.seat]))
    area = g.board.with_terrain(MOUNTAIN) & near
    g.push(PlaceByList(card.seat, card.place, 1, 0, area))


PLACE_ON_MOUNTAIN: Final = Order(
    FIRST_NEW_ORDER + 6, "place_on_mountain", "ap.ti.unique.culture", place_on_mountain
)
ADVANCE_FOR_WONDER: Final = Order(
    FIRST_NEW_ORDER + 7, "advance_for_wonder", "ap.ti.unique.industry", advance_for_wonder
)
UNIQUE_ORDERS: Final = (PLACE_ON_MOUNTAIN, ADVANCE_FOR_WONDER)

UNIQUE_CARDS: Final = (
    AutomatedCard(
        ECONOMY, 1, "ap_wheel", read_card, (SEND_CARAVANS,), count=1, distance=4,
        hooks=(Do(CARAVAN_ARRIVED, wheel_arrived),), number=OWN_WHEEL, sheet=UNIQUE_SHEET,
    ),
    AutomatedCard(
        ECONOMY, 2, "ap_shipbuilding", read_card, (SEND_CARAVANS,), count=2, distance=4,
        water=True, number=OWN_SHIPBUILDING, sheet=UNIQUE_SHEET,
    ),
    AutomatedCard(
        INDUSTRY, 1, "ap_craftsmanship", read_card,
        (BUILD_WONDER, ADVANCE_FOR_WONDER, BUILD_CITY, NEXT_IF_IDLE),
        distance=2, amount=5, number=OWN_CRAFTSMANSHIP, sheet=UNIQUE_SHEET,
    ),
    AutomatedCard(
        INDUSTRY, 2, "ap_construction", read_card, INDUSTRY_ORDERS, distance=3, amount=6,
        hooks=(Adjust(RESOURCE_PRODUCTION, construction_worth),),
        number=OWN_CONSTRUCTION, sheet=UNIQUE_SHEET,
    ),
    CultureCard(
        2, "ap_state_workforce", 3, CULTURE_EARLY, (EARLY_EMPIRE, PLACE_ON_MOUNTAIN),
        number=OWN_STATE_WORKFORCE, sheet=UNIQUE_SHEET,
    ),
)  # fmt: skip
