"""Targets: what a military card of the automated player attacks, and what it attacks first.

Owns the kinds of targets and the lists of them. How far a range goes is in `combat/targets.py`
of the game.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.measures import defence, steps_through
from ziggurat.games.new_dawn.automated_player.military.ids import (
    MILITARY_CRITERIA,
    MILITARY_LISTS,
    MILITARY_TOPICS,
)
from ziggurat.games.new_dawn.automated_player.military.rows import (
    AttackOrder,
    TargetKind,
    TargetList,
    space_of,
    target_at,
)
from ziggurat.games.new_dawn.automated_player.reading import being_read
from ziggurat.games.new_dawn.automated_player.rows import Criterion, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.board.spaces import friendly
from ziggurat.games.new_dawn.combat.card import military_card
from ziggurat.games.new_dawn.combat.targets import Field, countable
from ziggurat.games.new_dawn.ids import BARBARIAN, CITY, CITY_STATE, TOKEN
from ziggurat.games.new_dawn.masks import bit, has, minus
from ziggurat.games.new_dawn.rows import Piece
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.verbs import ATTACK
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import Question

# Kinds of targets


def is_weak(g: Table, seat: int, piece: Piece) -> bool:
    """Tell whether a piece has no more defence than the card being read attacks in cities.

    Rules: ap.military.city_limit
    """
    return defence(g, seat, piece) <= 2 + 2 * being_read(g).row(g).level


def is_barbarian(g: Table, seat: int, piece: Piece) -> bool:
    return piece.kind == BARBARIAN


def is_weak_city(g: Table, seat: int, piece: Piece) -> bool:
    """Rules: ap.military.city_limit, ap.military.capitals"""
    return piece.kind == CITY and is_weak(g, seat, piece)


def is_token(g: Table, seat: int, piece: Piece) -> bool:
    return piece.kind == TOKEN


def is_new_city_state(g: Table, seat: int, piece: Piece) -> bool:
    """A city-state whose diplomacy card the seat does not hold."""
    if piece.kind != CITY_STATE:
        return False
    return not has(g.realms[seat].in_play, g.board.icons.city_states[piece.space])


# What separates targets of one kind


def attack_distance(g: Table, seat: int, place: int, space: int) -> int:
    """How many spaces an attack on a space is counted, from the nearest origin."""
    origins = minus(friendly(g.realms[seat]), g.captured_this_turn)
    through = countable(g, military_card(g, seat, place), Field(g, seat).blocked)
    return steps_through(g, origins, bit(space), through)


def nearest(g: Table, question: Question, choice: Choice) -> int:
    return -attack_distance(g, question.seat, being_read(g).place, space_of(choice))


def weakest(g: Table, question: Question, choice: Choice) -> int:
    piece = target_at(g, question.seat, space_of(choice))
    assert piece is not None
    return -defence(g, question.seat, piece)


BARBARIANS: Final = TargetKind(MILITARY_CRITERIA, "target_barbarian", is_barbarian)
WEAK_CITIES: Final = TargetKind(MILITARY_CRITERIA + 1, "target_weak_city", is_weak_city)
TOKENS: Final = TargetKind(MILITARY_CRITERIA + 2, "target_token", is_token)
CITY_STATES: Final = TargetKind(MILITARY_CRITERIA + 3, "target_new_city_state", is_new_city_state)
NEAREST: Final = Criterion(MILITARY_CRITERIA + 4, "target_nearest", nearest)
WEAKEST: Final = Criterion(MILITARY_CRITERIA + 5, "target_weakest", weakest)
TARGET_CRITERIA: Final = (BARBARIANS, WEAK_CITIES, TOKENS, CITY_STATES, NEAREST, WEAKEST)

# Rules: ap.military.tiebreak
TIES: Final = (NEAREST, WEAKEST)
EARLY_TARGETS: Final = TargetList(
    MILITARY_LISTS, "targets_early", "ap.military.targets_early",
    (BARBARIANS, WEAK_CITIES, TOKENS), TIES,
)  # fmt: skip
LATE_TARGETS: Final = TargetList(
    MILITARY_LISTS + 1, "targets_late", "ap.military.targets_late",
    (BARBARIANS, WEAK_CITIES, CITY_STATES, TOKENS), TIES,
)  # fmt: skip


def current_targets(g: Table) -> TargetList:
    """The list that the order being carried out attacks by."""
    frame = being_read(g)
    order = frame.row(g).orders[frame.at - 1]
    assert isinstance(order, AttackOrder)
    return order.targets


def choose_target(g: Table, question: Question) -> tuple[Choice, ...]:
    """Attack the best target in range, whatever the chances; without one there is no attack.

    Rules: ap.military.order, ap.military.retry
    """
    by = current_targets(g)
    attacks = [at for at in question.options if at[0] == ATTACK]
    options = tuple([at for at in attacks if by.seeks(g, question.seat, at[1])])
    return weigh(g, question, by, options) if options else NO_THANKS


ATTACK_TOPIC: Final = Topic(MILITARY_TOPICS, "attack", choose_target)
