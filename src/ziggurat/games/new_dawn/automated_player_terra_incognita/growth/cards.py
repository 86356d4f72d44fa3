"""The automated player's growth cards: a district, then reinforcing.

Owns their orders and how a token to reinforce is chosen. How a district is chosen and placed is
in `districts/`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.culture.criteria import HIGHEST_TERRAIN
from ziggurat.games.new_dawn.automated_player.ids import AUTOMATED_PLAYER
from ziggurat.games.new_dawn.automated_player.military.reinforcing import (
    REINFORCE_TOPIC as MILITARY_REINFORCE,
)
from ziggurat.games.new_dawn.automated_player.military.reinforcing import THREATENED
from ziggurat.games.new_dawn.automated_player.reading import (
    ReadCard,
    being_read,
    did_something,
    read_card,
)
from ziggurat.games.new_dawn.automated_player.replacing import improve
from ziggurat.games.new_dawn.automated_player.rows import (
    AutomatedCard,
    Order,
    PriorityList,
    Topic,
)
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.placing import (
    FoundDistrict,
    kinds_to_place,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.replaced import (
    GOES_BACK,
    MOVES,
    MOVES_REINFORCED,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import (
    FIRST_NEW_LIST,
    FIRST_NEW_ORDER,
    FIRST_NEW_TOPIC,
)
from ziggurat.games.new_dawn.focus.military import reinforceable
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import has, mask_of
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.districts.event import ResolveDistricts
from ziggurat.games.new_dawn.terra_incognita.districts.placing import districts_of
from ziggurat.games.new_dawn.terra_incognita.focus.growth import Strengthen
from ziggurat.games.new_dawn.terra_incognita.ids import GROWTH
from ziggurat.games.new_dawn.verbs import REINFORCE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question

# The place of the order about a district on every growth card.
DISTRICT_ORDER: Final = 0


class OwnGrowthCard(AutomatedCard):
    """A growth card: it reinforces `amount` tokens, or `count` if it placed a district.

    `then` is what becomes of a token that the district replaces.
    """

    def __init__(
        self,
        level: int,
        name: str,
        count: int,
        orders: tuple[Order, ...],
        then: int = GOES_BACK,
        amount: int = 5,
        number: int = NONE,
        sheet: int = AUTOMATED_PLAYER,
    ) -> None:
        super().__init__(
            GROWTH, level, name, read_card, orders, count=count, amount=amount, number=number,
            sheet=sheet,
        )  # fmt: skip
        self.then: Final = then


def place_district(g: Table, card: ReadCard) -> None:
    """Place one district, if any kind qualifies.  Rules: ap.ti.growth.district_first"""
    row = card.row(g)
    assert isinstance(row, OwnGrowthCard)
    if kinds_to_place(g, card.seat):
        did_something(g)
        g.push(FoundDistrict(card.seat, row.then))


def strengthen(g: Table, card: ReadCard) -> None:
    """Reinforce tokens, fewer if a district was placed, then one for each trade token.

    Rules: ap.ti.growth.irrigation, ap.ti.growth.engineering, ap.ti.growth.sanitation,
    ap.ti.growth.globalization, ap.ti.growth.trade_tokens
    """
    row = card.row(g)
    count = row.count if has(card.done, DISTRICT_ORDER) else row.amount
    if reinforceable(g, card.seat):
        did_something(g)
        g.push(Strengthen(card.seat, card.card, count))


def resolve_own_districts(g: Table, card: ReadCard) -> None:
    """Resolve all own districts in their order, those of others not.

    Rules: ap.ti.growth.globalization
    """
    own = districts_of(g, card.seat)
    if own:
        did_something(g)
        g.push(ResolveDistricts(card.seat, mask_of(own), len(own)))


def give_way(g: Table, card: ReadCard) -> None:
    """A card that did nothing is replaced.  Rules: ap.ti.growth.nothing_done"""
    if not being_read(g).done:
        improve(g, card.seat, card.place)


def reinforce_by_list(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.growth.reinforce_order"""
    tokens = tuple([option for option in question.options if option[0] == REINFORCE])
    return weigh(g, question, GROWTH_REINFORCE, tokens)


PLACE_DISTRICT: Final = Order(
    FIRST_NEW_ORDER, "place_district", "ap.ti.growth.district_first", place_district
)
REINFORCE_TOKENS: Final = Order(
    FIRST_NEW_ORDER + 1, "reinforce_tokens", "ap.ti.growth.reinforce_order", strengthen
)
RESOLVE_DISTRICTS: Final = Order(
    FIRST_NEW_ORDER + 2,
    "resolve_own_districts",
    "ap.ti.growth.globalization",
    resolve_own_districts,
)
GROWTH_GIVES_WAY: Final = Order(
    FIRST_NEW_ORDER + 3, "growth_gives_way", "ap.ti.growth.nothing_done", give_way
)
GROWTH_ORDERS: Final = (PLACE_DISTRICT, REINFORCE_TOKENS, RESOLVE_DISTRICTS, GROWTH_GIVES_WAY)

GROWTH_REINFORCE: Final = PriorityList(
    FIRST_NEW_LIST + 15,
    "growth_reinforce",
    "ap.ti.growth.reinforce_order",
    (THREATENED, HIGHEST_TERRAIN),
)
GROWTH_LISTS: Final = (GROWTH_REINFORCE,)

GROWTH_CARDS: Final = (
    OwnGrowthCard(
        1, "ap_irrigation", 2, (PLACE_DISTRICT, REINFORCE_TOKENS, GROWTH_GIVES_WAY)
    ),
    OwnGrowthCard(
        2, "ap_engineering", 3, (PLACE_DISTRICT, REINFORCE_TOKENS, GROWTH_GIVES_WAY), MOVES
    ),
    OwnGrowthCard(3, "ap_sanitation", 4, (PLACE_DISTRICT, REINFORCE_TOKENS), MOVES_REINFORCED),
    OwnGrowthCard(
        4, "ap_globalization", 5, (PLACE_DISTRICT, RESOLVE_DISTRICTS, REINFORCE_TOKENS)
    ),
)  # fmt: skip

REINFORCE_TOPIC: Final = Topic(MILITARY_REINFORCE.number, "reinforce", reinforce_by_list)
GROWTH_TOPIC: Final = Topic(FIRST_NEW_TOPIC + 12, "reinforce_for_tokens", reinforce_by_list)
