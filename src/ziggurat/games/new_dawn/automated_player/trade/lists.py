"""Trade tokens: on which of its cards the automated player puts them, and from which they go.

Owns the two lists. Only trade tokens count, whatever else lies on a card.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import FIRST_CRITERION, FIRST_LIST, FIRST_TOPIC
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.focus.row import STORED
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question


def trade_on(g: Table, seat: int, place: int) -> int:
    """How many trade tokens lie on a card, or beside the row.  Rules: ap.trade.limit"""
    realm = g.realms[seat]
    return realm.stored if place == STORED else realm.trade[place]


def fewest_trade(g: Table, question: Question, choice: Choice) -> int:
    return -trade_on(g, question.seat, choice[1])


def most_trade(g: Table, question: Question, choice: Choice) -> int:
    return trade_on(g, question.seat, choice[1])


def highest_in_row(g: Table, question: Question, choice: Choice) -> int:
    """Rules: ap.define.highest_in_row"""
    return choice[1]


def lowest_slot(g: Table, question: Question, choice: Choice) -> int:
    return -choice[1]


FEWEST_TRADE: Final = Criterion(FIRST_CRITERION + 8, "fewest_trade", fewest_trade)
HIGHEST_IN_ROW: Final = Criterion(FIRST_CRITERION + 9, "highest_in_row", highest_in_row)
MOST_TRADE: Final = Criterion(FIRST_CRITERION + 10, "most_trade", most_trade)
LOWEST_SLOT: Final = Criterion(FIRST_CRITERION + 11, "lowest_slot", lowest_slot)
TRADE_CRITERIA: Final = (FEWEST_TRADE, HIGHEST_IN_ROW, MOST_TRADE, LOWEST_SLOT)

FREE_TOKENS: Final = PriorityList(
    FIRST_LIST + 3, "free_tokens", "ap.trade.free_tokens", (FEWEST_TRADE, HIGHEST_IN_ROW)
)
LOST_TOKENS: Final = PriorityList(
    FIRST_LIST + 4, "lost_tokens", "ap.trade.discard", (MOST_TRADE, LOWEST_SLOT)
)
TRADE_LISTS: Final = (FREE_TOKENS, LOST_TOKENS)


def put_tokens(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.trade.free_tokens, ap.event.trade, ap.human.forced_ap_choice"""
    return weigh(g, question, FREE_TOKENS, question.options)


def lose_tokens(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.trade.discard, ap.human.forced_ap_choice"""
    return weigh(g, question, LOST_TOKENS, question.options)


TRADE_TOPICS: Final = (
    Topic(FIRST_TOPIC + 7, "put_tokens", put_tokens),
    Topic(FIRST_TOPIC + 3, "raid", lose_tokens),
)
