"""Choices about armies: which one sets out, what it attacks, and which piece of a space.

Owns the topics. The lists of targets are in `targets.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.military.targets import current_targets
from ziggurat.games.new_dawn.automated_player.reading import being_read
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.ids import (
    ARMY_CRITERIA,
    ARMY_LISTS,
    ARMY_TOPICS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.marching import LeadArmy
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.plans import plan_of, to_target
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.targets import targets_on
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.ways import ways_from
from ziggurat.games.new_dawn.ids import CARAVAN
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.printed import piece_kind
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import SCORCH, TAKE_OVER
from ziggurat.games.new_dawn.terra_incognita.armies.ways import army_steps
from ziggurat.games.new_dawn.terra_incognita.ids import ARMY
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question

# Which army sets out


def near_target(g: Table, question: Question, choice: Choice) -> int:
    steps = army_steps(g, question.seat, being_read(g).place)
    return -to_target(g, question.seat, plan_of(g, question.seat, choice[1], steps))


NEAR_TARGET: Final = Criterion(ARMY_CRITERIA + 10, "army_near_target", near_target)
ARMY_ORDER: Final = PriorityList(
    ARMY_LISTS + 5, "army_order", "ap.ti.figures.closest_first", (NEAR_TARGET,)
)


def choose_army(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.figures.closest_first"""
    return weigh(g, question, ARMY_ORDER, question.options)


# What it attacks or goes for


def choose_target(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.military.reach_first, ap.ti.military.tiebreak"""
    frame = g.stack[-1]
    assert isinstance(frame, LeadArmy)
    return weigh(g, question, frame.plan(g).by, question.options)


# What it attacks in one space: choices name a kind of piece


def holds_space(g: Table, question: Question, choice: Choice) -> int:
    return 0 if piece_kind(g.rules, choice[1]).figure else 1


def army_there(g: Table, question: Question, choice: Choice) -> int:
    return 1 if choice[1] == ARMY else 0


def caravan_there(g: Table, question: Question, choice: Choice) -> int:
    return 1 if choice[1] == CARAVAN else 0


HOLDS_SPACE: Final = Criterion(ARMY_CRITERIA + 11, "piece_that_holds_the_space", holds_space)
ARMY_THERE: Final = Criterion(ARMY_CRITERIA + 12, "piece_army", army_there)
CARAVAN_THERE: Final = Criterion(ARMY_CRITERIA + 13, "piece_caravan", caravan_there)
ONE_SPACE: Final = PriorityList(
    ARMY_LISTS + 6, "pieces_of_one_space", "ap.ti.military.one_space",
    (HOLDS_SPACE, ARMY_THERE, CARAVAN_THERE),
)  # fmt: skip


def choose_piece(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.military.one_space"""
    return weigh(g, question, ONE_SPACE, question.options)


# Scorched Earth


def scorch(g: Table, question: Question) -> tuple[Choice, ...]:
    """Discard a beaten token only if the army then has another target in reach.

    Rules: ap.ti.unique.military
    """
    space = question.facts[0]
    ways = ways_from(g, question.seat, bit(space))
    steps = army_steps(g, question.seat, being_read(g).place)
    for other, length in targets_on(g, question.seat, current_targets(g), ways):
        if other != space and length <= steps:
            return ((SCORCH,),)
    return ((TAKE_OVER,),)


CHOOSING_CRITERIA: Final = (NEAR_TARGET, HOLDS_SPACE, ARMY_THERE, CARAVAN_THERE)
CHOOSING_LISTS: Final = (ARMY_ORDER, ONE_SPACE)
CHOOSING_TOPICS: Final = (
    Topic(ARMY_TOPICS, "ap_send_army", choose_army),
    Topic(ARMY_TOPICS + 1, "ap_army_target", choose_target),
    Topic(ARMY_TOPICS + 2, "choose_piece", choose_piece),
    Topic(ARMY_TOPICS + 3, "scorch", scorch),
)
