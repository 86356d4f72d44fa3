"""Spoils: what the automated player takes from a defeated capital, and conquered city-states.

Owns its choices about them; where stolen tokens go is its rule for free tokens.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.measures import own_defence
from ziggurat.games.new_dawn.automated_player.military.ids import (
    COMBAT_CRITERIA,
    COMBAT_LISTS,
    COMBAT_TOPICS,
)
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.verbs import CONQUER, ROB
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import Question


def richest(g: Table, question: Question, choice: Choice) -> int:
    """Trade tokens on a card of the loser, whose seat is the first fact."""
    return g.realms[question.facts[0]].trade[choice[1]]


def rightmost(g: Table, question: Question, choice: Choice) -> int:
    return choice[1]


def strongest(g: Table, question: Question, choice: Choice) -> int:
    return own_defence(g, question.seat, choice[1])


RICHEST: Final = Criterion(COMBAT_CRITERIA + 3, "most_tokens_of_loser", richest)
RIGHTMOST: Final = Criterion(COMBAT_CRITERIA + 4, "highest_in_losers_row", rightmost)
STRONGEST: Final = Criterion(COMBAT_CRITERIA + 5, "best_defended_city", strongest)
ROBBING: Final = PriorityList(
    COMBAT_LISTS + 2, "robbing", "ap.combat.win_capital_which", (RICHEST, RIGHTMOST)
)
MOVING_WONDER: Final = PriorityList(
    COMBAT_LISTS + 3, "moving_wonder", "ap.combat.win_capital", (STRONGEST,)
)


def rob(g: Table, question: Question) -> tuple[Choice, ...]:
    """Take a token as long as there is one.  Rules: ap.combat.win_capital_which"""
    options = tuple([at for at in question.options if at[0] == ROB])
    return weigh(g, question, ROBBING, options) if options else NO_THANKS


def move_wonder(g: Table, question: Question) -> tuple[Choice, ...]:
    """Move a wonder under the best defended city.  Rules: ap.combat.win_capital"""
    return weigh(g, question, MOVING_WONDER, question.options)


def conquer(g: Table, question: Question) -> tuple[Choice, ...]:
    """Never liberate.  Rules: ap.combat.never_liberates"""
    return ((CONQUER,),)


SPOILS_TOPICS: Final = (
    Topic(COMBAT_TOPICS + 2, "rob", rob),
    Topic(COMBAT_TOPICS + 3, "move_wonder", move_wonder),
    Topic(COMBAT_TOPICS + 4, "conquer_or_liberate", conquer),
)
SPOILS_LISTS: Final = (ROBBING, MOVING_WONDER)
SPOILS_CRITERIA: Final = (RICHEST, RIGHTMOST, STRONGEST)
