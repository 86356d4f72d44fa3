"""The automated player's economy cards, their orders and how their questions are decided."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.economy.destinations import DESTINATION
from ziggurat.games.new_dawn.automated_player.economy.sending import (
    SendCaravans,
    choose_caravan,
    choose_destination,
)
from ziggurat.games.new_dawn.automated_player.following import LeadingCard
from ziggurat.games.new_dawn.automated_player.ids import FIRST_ORDER, FIRST_TOPIC
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, did_something, read_card
from ziggurat.games.new_dawn.automated_player.rows import AutomatedCard, Order, Topic
from ziggurat.games.new_dawn.automated_player.trade.bonus import bonus_tokens
from ziggurat.games.new_dawn.board.spaces import friendly
from ziggurat.games.new_dawn.content.economy_cards import TakeResource
from ziggurat.games.new_dawn.focus.economy import drive_off
from ziggurat.games.new_dawn.ids import ECONOMY
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.state import Table


def movement(g: Table, card: ReadCard) -> int:
    """How far each caravan may move; economic bonus tokens always count.  Rules: ap.bonus.first"""
    return card.row(g).distance + bonus_tokens(g, card.seat, ECONOMY)


def send_caravans(g: Table, card: ReadCard) -> None:
    """Move each caravan toward a destination of its own.

    Rules: ap.economy.foreign_trade, ap.economy.different
    """
    g.push(SendCaravans(card.seat, card.place, movement(g, card)))


def defeat_barbarians(g: Table, card: ReadCard) -> None:
    """Take every barbarian beside a friendly space off the map; no tokens are gained for it.

    Rules: ap.economy.currency
    """
    near = g.board.around(friendly(g.realms[card.seat]))
    for space in g.barbarians:
        if has(near, space):
            drive_off(g, card.seat, space)
            did_something(g)


def gain_resource(g: Table, card: ReadCard) -> None:
    """Take a resource from the supply; chance decides its type.

    Rules: ap.economy.steam_power, ap.economy.resource_type
    """
    g.push(TakeResource(card.seat))


def last_place(g: Table, seat: int) -> int:
    """The place of the card that is now in slot 5.  Rules: ap.economy.capitalism_bonus"""
    return len(g.realms[seat].row) - 1


SEND_CARAVANS: Final = Order(
    FIRST_ORDER + 5, "send_caravans", "ap.economy.order", send_caravans
)  # fmt: skip
DEFEAT_BARBARIANS: Final = Order(
    FIRST_ORDER + 6, "defeat_barbarians", "ap.economy.currency", defeat_barbarians
)
GAIN_RESOURCE: Final = Order(
    FIRST_ORDER + 7, "gain_any_resource", "ap.economy.steam_power", gain_resource
)
ECONOMY_ORDERS: Final = (SEND_CARAVANS, DEFEAT_BARBARIANS, GAIN_RESOURCE)

ECONOMY_CARDS: Final = (
    AutomatedCard(
        ECONOMY, 1, "ap_foreign_trade", read_card, (SEND_CARAVANS,), count=1, distance=3
    ),
    AutomatedCard(
        ECONOMY, 2, "ap_currency", read_card, (DEFEAT_BARBARIANS, SEND_CARAVANS),
        count=2, distance=4,
    ),
    AutomatedCard(
        ECONOMY, 3, "ap_steam_power", read_card, (GAIN_RESOURCE, SEND_CARAVANS),
        count=2, distance=6, water=True,
    ),
    LeadingCard(
        ECONOMY, 4, "ap_capitalism", (SEND_CARAVANS,), last_place, False,
        count=3, distance=6, water=True,
    ),
)  # fmt: skip

ECONOMY_TOPICS: Final = (
    Topic(FIRST_TOPIC + 10, "ap_send_caravan", choose_caravan),
    Topic(FIRST_TOPIC + 11, DESTINATION, choose_destination),
)
