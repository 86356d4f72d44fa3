"""Spending in fights: how many tokens of its military card the automated player gives up.

Owns its two decisions as attacker and as defender. In what order the sides spend is the game's
own rule (ap.combat.spending_order).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.military.ids import (
    COMBAT_CRITERIA,
    COMBAT_LISTS,
    COMBAT_TOPICS,
)
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.verbs import SPEND
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question


def sums(question: Question) -> tuple[int, int]:
    """What attacker and defender have so far."""
    return question.facts[1], question.facts[2]


def beats(g: Table, question: Question, choice: Choice) -> int:
    attack, defence = sums(question)
    return 1 if attack + choice[1] > defence else 0


def withstands(g: Table, question: Question, choice: Choice) -> int:
    attack, defence = sums(question)
    return 1 if defence + choice[1] >= attack else 0


def fewest(g: Table, question: Question, choice: Choice) -> int:
    return -choice[1]


BEATS: Final = Criterion(COMBAT_CRITERIA, "beats_the_defender", beats)
WITHSTANDS: Final = Criterion(COMBAT_CRITERIA + 1, "ties_with_the_attacker", withstands)
FEWEST: Final = Criterion(COMBAT_CRITERIA + 2, "fewest_tokens", fewest)
ATTACKING: Final = PriorityList(
    COMBAT_LISTS, "spending_as_attacker", "ap.combat.attacker_tokens", (BEATS, FEWEST)
)
DEFENDING: Final = PriorityList(
    COMBAT_LISTS + 1, "spending_as_defender", "ap.combat.defender_tokens", (WITHSTANDS, FEWEST)
)


def spent(question: Question) -> tuple[Choice, ...]:
    """Numbers of tokens alone: nothing else that cards offer is used."""
    return tuple([at for at in question.options if at[0] == SPEND])


def spend_attacking(g: Table, question: Question) -> tuple[Choice, ...]:
    """The fewest tokens that win, none if that cannot be.  Rules: ap.combat.attacker_tokens"""
    return weigh(g, question, ATTACKING, spent(question))


def spend_defending(g: Table, question: Question) -> tuple[Choice, ...]:
    """The fewest tokens that tie, none if that cannot be.  Rules: ap.combat.defender_tokens"""
    return weigh(g, question, DEFENDING, spent(question))


SPENDING_TOPICS: Final = (
    Topic(COMBAT_TOPICS, "spend_on_attack", spend_attacking),
    Topic(COMBAT_TOPICS + 1, "spend_on_defence", spend_defending),
)
SPENDING_LISTS: Final = (ATTACKING, DEFENDING)
SPENDING_CRITERIA: Final = (BEATS, WITHSTANDS, FEWEST)
