"""Reinforcing: which control tokens of the automated player are turned first, and how many.

Owns the order that follows the attacks of a card. The list serves every card that reinforces.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.culture.criteria import HIGHEST_TERRAIN
from ziggurat.games.new_dawn.automated_player.measures import nearness, threats
from ziggurat.games.new_dawn.automated_player.military.ids import (
    MILITARY_CRITERIA,
    MILITARY_LISTS,
    MILITARY_ORDERS,
    MILITARY_TOPICS,
)
from ziggurat.games.new_dawn.automated_player.military.rows import AttackOrder, space_of
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, did_something
from ziggurat.games.new_dawn.automated_player.rows import Criterion, Order, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.focus.military import Reinforce, reinforceable
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.verbs import REINFORCE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import Question

# Tokens that a card reinforces, and how many fewer for each attack, by level.
REINFORCED: Final = 5
FEWER: Final = (3, 2, 1, 1)


def threatened(g: Table, question: Question, choice: Choice) -> int:
    return nearness(g, space_of(choice), threats(g, question.seat))


THREATENED: Final = Criterion(MILITARY_CRITERIA + 6, "closest_to_threat", threatened)
REINFORCE_LIST: Final = PriorityList(
    MILITARY_LISTS + 2, "reinforcing", "ap.military.reinforce_order", (THREATENED, HIGHEST_TERRAIN)
)


def choose_token(g: Table, question: Question) -> tuple[Choice, ...]:
    """Reinforce a token as long as there is one.  Rules: ap.military.reinforce_order"""
    options = tuple([at for at in question.options if at[0] == REINFORCE])
    return weigh(g, question, REINFORCE_LIST, options) if options else NO_THANKS


def attacks_made(g: Table, read: ReadCard) -> int:
    """How many attacks the card being read has made."""
    made = 0
    for at, order in enumerate(read.row(g).orders):
        if isinstance(order, AttackOrder) and has(read.done, at):
            made += 1
    return made


def reinforce_rest(g: Table, read: ReadCard) -> None:
    """Reinforce tokens, fewer for each attack.  Rules: ap.military.reinforce_count"""
    count = REINFORCED - FEWER[read.row(g).level - 1] * attacks_made(g, read)
    if count > 0 and reinforceable(g, read.seat):
        did_something(g)
        g.push(Reinforce(read.seat, read.place, count))


REINFORCE_TOPIC: Final = Topic(MILITARY_TOPICS + 1, "reinforce", choose_token)
REINFORCE_REST: Final = Order(
    MILITARY_ORDERS + 2, "reinforce_rest", "ap.military.reinforce_count", reinforce_rest
)
