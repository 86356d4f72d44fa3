"""How the automated player finds a place for its capital tile and, with several humans, its fort.

Owns the lists and what they compare on the unfinished map, where printed icons count as the
tokens that will lie there (ap.ti.capital.icons).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.measures import steps_on
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import (
    FIRST_NEW_CRITERION,
    FIRST_NEW_LIST,
    FIRST_NEW_TOPIC,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.sketching import contacts
from ziggurat.games.new_dawn.board.board import Board, laid
from ziggurat.games.new_dawn.board.geometry import SINGLE
from ziggurat.games.new_dawn.board.grid import coordinates
from ziggurat.games.new_dawn.ids import NOWHERE, first_space
from ziggurat.games.new_dawn.masks import bit, mask_of
from ziggurat.games.new_dawn.printed import Placed
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_FORT
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question

# How far from its capital the list looks.
NEARBY: Final = 3


def placed_by(question: Question, choice: Choice) -> Placed:
    """The capital tile as it would lie."""
    q, r = coordinates(choice[1])
    return (question.facts[0], choice[2], choice[3], q, r)


def sketched(g: Table, question: Question, choice: Choice) -> Board:
    """The map with the capital tile in a place."""
    draft = g.draft.with_tile(placed_by(question, choice))
    return laid(g.rules, draft.placed, draft.water)


def capital(question: Question) -> int:
    """The space on which the capital will stand."""
    return bit(first_space(question.facts[0]))


def nearby(board: Board, question: Question) -> int:
    """Mask: spaces near the capital, counted over land (ap.ti.capital.not_through_water)."""
    return board.reach(capital(question), NEARBY, board.land)


def sights_nearby(g: Table, question: Question, choice: Choice) -> int:
    """Natural wonders and city-states, taken together."""
    board = sketched(g, question, choice)
    sights = mask_of([*board.icons.naturals, *board.icons.city_states])
    return (nearby(board, question) & sights).bit_count()


def resources_nearby(g: Table, question: Question, choice: Choice) -> int:
    board = sketched(g, question, choice)
    near = nearby(board, question)
    return sum([(near & spaces).bit_count() for spaces in board.icons.resources])


def near_fort(g: Table, question: Question, choice: Choice) -> int:
    """The fort is the end of the count, which goes over land only."""
    board = sketched(g, question, choice)
    return -steps_on(board, capital(question), unknown(g).forts, board.land)


def far_from_barbarians(g: Table, question: Question, choice: Choice) -> int:
    board = sketched(g, question, choice)
    camps = mask_of([space for space in board.icons.barbarians if space != NOWHERE])
    return steps_on(board, capital(question), camps, board.land | board.waters)


def most_contacts(g: Table, question: Question, choice: Choice) -> int:
    board = laid(g.rules, g.draft.placed, g.draft.water)
    return contacts(g.rules, board, placed_by(question, choice))


def far_from_forts(g: Table, question: Question, choice: Choice) -> int:
    """How far the nearest of the other forts is, over all spaces of the map."""
    fort = FIRST_FORT + question.seat
    q, r = coordinates(choice[1])
    draft = g.draft.with_tile((fort, SINGLE, 0, q, r))
    board = laid(g.rules, draft.placed, draft.water)
    return steps_on(board, bit(first_space(fort)), unknown(g).forts, board.land | board.waters)


SIGHTS_NEARBY: Final = Criterion(FIRST_NEW_CRITERION, "sights_nearby", sights_nearby)
RESOURCES_NEARBY: Final = Criterion(FIRST_NEW_CRITERION + 1, "resources_nearby", resources_nearby)
CAPITAL_NEAR_FORT: Final = Criterion(FIRST_NEW_CRITERION + 2, "capital_near_fort", near_fort)
FAR_FROM_BARBARIANS: Final = Criterion(
    FIRST_NEW_CRITERION + 3, "capital_far_from_barbarians", far_from_barbarians
)
CAPITAL_CONTACTS: Final = Criterion(FIRST_NEW_CRITERION + 4, "capital_contacts", most_contacts)
FAR_FROM_FORTS: Final = Criterion(FIRST_NEW_CRITERION + 5, "far_from_forts", far_from_forts)
SETUP_CRITERIA: Final = (
    SIGHTS_NEARBY, RESOURCES_NEARBY, CAPITAL_NEAR_FORT, FAR_FROM_BARBARIANS, CAPITAL_CONTACTS,
    FAR_FROM_FORTS,
)  # fmt: skip

CAPITAL_TILE: Final = PriorityList(
    FIRST_NEW_LIST, "capital_tile", "ap.ti.capital.order",
    (
        SIGHTS_NEARBY, RESOURCES_NEARBY, CAPITAL_NEAR_FORT, FAR_FROM_BARBARIANS, CAPITAL_CONTACTS,
    ),
)  # fmt: skip
OWN_FORT: Final = PriorityList(
    FIRST_NEW_LIST + 1, "own_fort", "ap.ti.map.several_humans", (FAR_FROM_FORTS,)
)
SETUP_LISTS: Final = (CAPITAL_TILE, OWN_FORT)


def set_capital(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.capital.order, ap.ti.capital.measures"""
    return weigh(g, question, CAPITAL_TILE, question.options)


def lay_own_fort(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.map.several_humans"""
    return weigh(g, question, OWN_FORT, question.options)


SETUP_TOPICS: Final = (
    Topic(FIRST_NEW_TOPIC, "ap_capital_tile", set_capital),
    Topic(FIRST_NEW_TOPIC + 1, "lay_fort", lay_own_fort),
)
