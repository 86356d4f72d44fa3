"""Mysticism of the Aztecs and Military Engineering of Rome, for the automated player."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.military.reinforcing import THREATENED
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, did_something
from ziggurat.games.new_dawn.automated_player.rows import Order, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.replaced import MOVES
from ziggurat.games.new_dawn.automated_player_terra_incognita.growth.cards import (
    GROWTH_GIVES_WAY,
    PLACE_DISTRICT,
    REINFORCE_TOKENS,
    OwnGrowthCard,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import (
    FIRST_NEW_LIST,
    FIRST_NEW_ORDER,
    FURTHER_TOPICS,
    UNIQUE_SHEET,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.ids import (
    OWN_MILITARY_ENGINEERING,
    OWN_MYSTICISM,
)
from ziggurat.games.new_dawn.ids import ON_CARD
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.focus.growth import Strengthen
from ziggurat.games.new_dawn.terra_incognita.focus.growth_cards import (
    DeployArmies,
    EntrenchArmies,
)
from ziggurat.games.new_dawn.terra_incognita.focus.verbs import DEPLOY
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question


def deploy_armies(g: Table, card: ReadCard) -> None:
    """Put every army on the military card into a city.  Rules: ap.ti.unique.growth"""
    if ON_CARD in unknown(g).armies[card.seat]:
        did_something(g)
        g.push(DeployArmies(card.seat))


def entrench(g: Table, card: ReadCard) -> None:
    """Reinforce every token in or next to a space with an army, then one for each trade token.

    Rules: ap.ti.unique.growth, ap.ti.growth.trade_tokens
    """
    did_something(g)
    g.push(Strengthen(card.seat, card.card, 0))
    g.push(EntrenchArmies(card.seat))


DEPLOY_ARMIES: Final = Order(
    FIRST_NEW_ORDER + 4, "garrison_cities", "ap.ti.unique.growth", deploy_armies
)
ENTRENCH: Final = Order(FIRST_NEW_ORDER + 5, "entrench", "ap.ti.unique.growth", entrench)
UNIQUE_GROWTH_ORDERS: Final = (DEPLOY_ARMIES, ENTRENCH)

GARRISON: Final = PriorityList(
    FIRST_NEW_LIST + 18, "garrison", "ap.ti.unique.growth", (THREATENED,)
)


def choose_garrison(g: Table, question: Question) -> tuple[Choice, ...]:
    """The city closest to a barbarian or rival space.  Rules: ap.ti.unique.growth"""
    cities = tuple([option for option in question.options if option[0] == DEPLOY])
    return weigh(g, question, GARRISON, cities)


GARRISON_TOPIC: Final = Topic(FURTHER_TOPICS + 1, "deploy_armies", choose_garrison)

UNIQUE_GROWTH_CARDS: Final = (
    OwnGrowthCard(
        1, "ap_mysticism", 2, (PLACE_DISTRICT, REINFORCE_TOKENS, GROWTH_GIVES_WAY), MOVES,
        number=OWN_MYSTICISM, sheet=UNIQUE_SHEET,
    ),
    OwnGrowthCard(
        2, "ap_military_engineering", 0, (PLACE_DISTRICT, DEPLOY_ARMIES, ENTRENCH), amount=0,
        number=OWN_MILITARY_ENGINEERING, sheet=UNIQUE_SHEET,
    ),
)  # fmt: skip
