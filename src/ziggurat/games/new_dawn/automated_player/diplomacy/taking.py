"""Diplomacy cards of the automated player: which it takes, and what Embassy gives away.

Owns the lists for both. How cards change hands and what they do is the base game's; those of
people work for the automated player as printed.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import FIRST_CRITERION, FIRST_LIST
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.content.diplomacy_cards import (
    DEFENSIVE_PACT,
    EMBASSY,
    JOINT_WAR,
    OPEN_BORDERS,
)
from ziggurat.games.new_dawn.diplomacy.givers import cards_held
from ziggurat.games.new_dawn.focus.row import MOST_TOKENS
from ziggurat.games.new_dawn.rows import PlayerCard
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.verbs import TAKE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import Question

# Behind all lists.
DIPLOMACY_TOPICS_AT: Final = FIRST_LIST + 90


def kind_of(g: Table, choice: Choice) -> int:
    """The kind of the player's card that is taken."""
    row = g.rules.rows[choice[1]]
    assert isinstance(row, PlayerCard)
    return row.kind


def joint_war(g: Table, question: Question, choice: Choice) -> int:
    return 1 if kind_of(g, choice) == JOINT_WAR else 0


def defensive_pact(g: Table, question: Question, choice: Choice) -> int:
    return 1 if kind_of(g, choice) == DEFENSIVE_PACT else 0


def open_borders(g: Table, question: Question, choice: Choice) -> int:
    return 1 if kind_of(g, choice) == OPEN_BORDERS else 0


def embassy(g: Table, question: Question, choice: Choice) -> int:
    return 1 if kind_of(g, choice) == EMBASSY else 0


TAKES_JOINT_WAR: Final = Criterion(FIRST_CRITERION + 25, "takes_joint_war", joint_war)
TAKES_DEFENSIVE_PACT: Final = Criterion(
    FIRST_CRITERION + 26, "takes_defensive_pact", defensive_pact
)
TAKES_OPEN_BORDERS: Final = Criterion(FIRST_CRITERION + 27, "takes_open_borders", open_borders)
TAKES_EMBASSY: Final = Criterion(FIRST_CRITERION + 28, "takes_embassy", embassy)

PLAYER_CARDS: Final = PriorityList(
    FIRST_LIST + 17, "player_cards", "ap.diplomacy.order",
    (TAKES_JOINT_WAR, TAKES_DEFENSIVE_PACT, TAKES_OPEN_BORDERS, TAKES_EMBASSY),
)  # fmt: skip


def taking(question: Question) -> tuple[Choice, ...]:
    """The options with which a card is taken."""
    return tuple([option for option in question.options if option[0] == TAKE])


def rival_card(g: Table, question: Question) -> tuple[Choice, ...]:
    """It takes a card of a player unless it has one; then it keeps that.

    Rules: ap.diplomacy.take, ap.diplomacy.order, ap.diplomacy.keep
    """
    cards = taking(question)
    if not cards or cards_held(g, question.seat, question.facts[0]):
        return NO_THANKS
    return weigh(g, question, PLAYER_CARDS, cards)


def city_state_card(g: Table, question: Question) -> tuple[Choice, ...]:
    """It takes the card of a city-state if there is one.  Rules: ap.economy.citystate_arrival"""
    return taking(question) or NO_THANKS


# Embassy: the token is put where it helps least; the facts name the player who gets it.


def has_room(g: Table, question: Question, choice: Choice) -> int:
    return 1 if g.realms[question.facts[0]].trade[choice[1]] < MOST_TOKENS else 0


def most_tokens(g: Table, question: Question, choice: Choice) -> int:
    return g.realms[question.facts[0]].trade[choice[1]]


def lowest_slot(g: Table, question: Question, choice: Choice) -> int:
    return -choice[1]


GIFT_HAS_ROOM: Final = Criterion(FIRST_CRITERION + 29, "gift_has_room", has_room)
GIFT_MOST_TOKENS: Final = Criterion(FIRST_CRITERION + 30, "gift_most_tokens", most_tokens)
GIFT_LOWEST_SLOT: Final = Criterion(FIRST_CRITERION + 31, "gift_lowest_slot", lowest_slot)

EMBASSY_GIFT: Final = PriorityList(
    FIRST_LIST + 18, "embassy_gift", "ap.diplomacy.embassy",
    (GIFT_HAS_ROOM, GIFT_MOST_TOKENS, GIFT_LOWEST_SLOT),
)  # fmt: skip


def embassy_token(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.diplomacy.embassy"""
    return weigh(g, question, EMBASSY_GIFT, question.options)


DIPLOMACY_CRITERIA: Final = (
    TAKES_JOINT_WAR, TAKES_DEFENSIVE_PACT, TAKES_OPEN_BORDERS, TAKES_EMBASSY,
    GIFT_HAS_ROOM, GIFT_MOST_TOKENS, GIFT_LOWEST_SLOT,
)  # fmt: skip
DIPLOMACY_LISTS: Final = (PLAYER_CARDS, EMBASSY_GIFT)
DIPLOMACY_TOPICS: Final = (
    Topic(DIPLOMACY_TOPICS_AT, "rival_card", rival_card),
    Topic(DIPLOMACY_TOPICS_AT + 1, "city_state_card", city_state_card),
    Topic(DIPLOMACY_TOPICS_AT + 2, "embassy_token", embassy_token),
)
