"""From where the automated player explores: the list for all its figures.

Owns the list. Its facts are pairs of a space and how far the figure has to go there.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.measures import nearness, terrain
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import (
    FIRST_NEW_CRITERION,
    FIRST_NEW_LIST,
    FURTHER_TOPICS,
)
from ziggurat.games.new_dawn.board.spaces import rival_spaces
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question

EXPLORE_SPACE: Final = "ap_explore_space"


def shortest_way(g: Table, question: Question, choice: Choice) -> int:
    """The facts tell the ways."""
    at = question.facts[::2].index(choice[2])
    return -question.facts[2 * at + 1]


def roughest(g: Table, question: Question, choice: Choice) -> int:
    return terrain(g, choice[2])


def far_from_rival(g: Table, question: Question, choice: Choice) -> int:
    return -nearness(g, choice[2], rival_spaces(g, question.seat))


SHORTEST: Final = Criterion(FIRST_NEW_CRITERION + 34, "shortest_way_to_explore", shortest_way)
ROUGHEST: Final = Criterion(FIRST_NEW_CRITERION + 35, "roughest_to_explore", roughest)
FAR_FROM_RIVAL: Final = Criterion(
    FIRST_NEW_CRITERION + 36, "explore_far_from_rival", far_from_rival
)
SPACE_CRITERIA: Final = (SHORTEST, ROUGHEST, FAR_FROM_RIVAL)
SPACE_TO_EXPLORE: Final = PriorityList(
    FIRST_NEW_LIST + 17, "space_to_explore", "ap.ti.explore.space_order", SPACE_CRITERIA
)


def facts_of(ways: list[tuple[int, int]]) -> tuple[int, ...]:
    """The facts of the question: every space with the length of the way to it."""
    found: list[int] = []
    for space, length in ways:
        found.extend((space, length))
    return tuple(found)


def shortest(ways: list[tuple[int, int]]) -> int:
    """How far the space is from which a figure would explore: the list begins with that."""
    return min([length for _, length in ways])


def choose_space(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.explore.space_order"""
    return weigh(g, question, SPACE_TO_EXPLORE, question.options)


SPACE_TOPICS: Final = (Topic(FURTHER_TOPICS, EXPLORE_SPACE, choose_space),)
