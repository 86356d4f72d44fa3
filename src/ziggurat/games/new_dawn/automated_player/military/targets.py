"""Targets: what a military card of the automated player attacks, and what it attacks first.

Owns the kinds of targets and the lists of them. How far a range goes is in `combat/targets.py`
of the game, whatever terrain a target has.
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
)
from ziggurat.games.new_dawn.automated_player.reading import being_read
from ziggurat.games.new_dawn.automated_player.rows import Criterion, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.board.kinds import pieces_at, rival_pieces
from ziggurat.games.new_dawn.board.spaces import barbarian_spaces, friendly
from ziggurat.games.new_dawn.combat.card import military_card
from ziggurat.games.new_dawn.combat.targets import Field, countable
from ziggurat.games.new_dawn.ids import CITY, CITY_STATE, TOKEN
from ziggurat.games.new_dawn.masks import bit, has, mask_of, members, minus
from ziggurat.games.new_dawn.printed import piece_kind
from ziggurat.games.new_dawn.rows import Piece
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.verbs import ATTACK
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import Question


def defence_limit(g: Table) -> int:
    """The highest defence of a city that the card being read attacks.

    Rules: ap.military.city_limit
    """
    return 2 + 2 * being_read(g).row(g).level


def foremost(g: Table, seat: int, space: int) -> Piece:
    """What a seat would attack in a space."""
    return pieces_at(g, seat, space)[0]


# Kinds of targets


def barbarians(g: Table, seat: int) -> int:
    """Mask: all barbarians."""
    return barbarian_spaces(g)


def weak_cities(g: Table, seat: int) -> int:
    """Mask: rival cities within the limit of defence, capitals too.

    Rules: ap.military.city_limit, ap.military.capitals
    """
    limit = defence_limit(g)
    cities = rival_pieces(g, piece_kind(g.rules, CITY), seat)
    weak = [at for at in members(cities) if defence(g, seat, foremost(g, seat, at)) <= limit]
    return mask_of(weak)


def tokens(g: Table, seat: int) -> int:
    """Mask: rival control tokens."""
    return rival_pieces(g, piece_kind(g.rules, TOKEN), seat)


def strange_city_states(g: Table, seat: int) -> int:
    """Mask: city-states whose diplomacy card a seat does not hold."""
    states = g.board.icons.city_states
    held = g.realms[seat].in_play
    found = members(rival_pieces(g, piece_kind(g.rules, CITY_STATE), seat))
    return mask_of([space for space in found if not has(held, states[space])])


# What separates targets of one kind


def attack_distance(g: Table, seat: int, place: int, space: int) -> int:
    """How many spaces an attack on a space is counted, from the nearest origin."""
    origins = minus(friendly(g.realms[seat]), g.captured_this_turn)
    through = countable(g, military_card(g, seat, place), Field(g, seat).blocked)
    return steps_through(g, origins, bit(space), through)


def nearest(g: Table, question: Question, choice: Choice) -> int:
    return -attack_distance(g, question.seat, being_read(g).place, space_of(choice))


def weakest(g: Table, question: Question, choice: Choice) -> int:
    return -defence(g, question.seat, foremost(g, question.seat, space_of(choice)))


BARBARIANS: Final = TargetKind(MILITARY_CRITERIA, "target_barbarian", barbarians)
WEAK_CITIES: Final = TargetKind(MILITARY_CRITERIA + 1, "target_weak_city", weak_cities)
TOKENS: Final = TargetKind(MILITARY_CRITERIA + 2, "target_token", tokens)
CITY_STATES: Final = TargetKind(MILITARY_CRITERIA + 3, "target_new_city_state", strange_city_states)
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
    sought = by.sought(g, question.seat)
    options = tuple(
        [at for at in question.options if at[0] == ATTACK and has(sought, space_of(at))]
    )
    return weigh(g, question, by, options) if options else NO_THANKS


ATTACK_TOPIC: Final = Topic(MILITARY_TOPICS, "attack", choose_target)
