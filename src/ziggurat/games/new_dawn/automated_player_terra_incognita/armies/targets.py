"""Targets of the automated player's armies, and in what order its cards look for them.

Owns the kinds of targets that the expansion has, and the four lists.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.measures import FAR, defence
from ziggurat.games.new_dawn.automated_player.military.rows import (
    TargetKind,
    TargetList,
    space_of,
)
from ziggurat.games.new_dawn.automated_player.military.targets import BARBARIANS, WEAKEST, is_weak
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.ids import (
    ARMY_CRITERIA,
    ARMY_LISTS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.ways import ArmyWays
from ziggurat.games.new_dawn.board.spaces import friendly
from ziggurat.games.new_dawn.ids import BARBARIAN, CITY, CITY_STATE, TOKEN
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.rows import Piece
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import forts
from ziggurat.games.new_dawn.terra_incognita.districts.placing import district_spaces
from ziggurat.games.new_dawn.terra_incognita.ids import ARMY, FORT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question

# What the first card still attacks of armies.
WEAK_ARMY: Final = 2


def is_free_fort(g: Table, seat: int, piece: Piece) -> bool:
    return piece.kind == FORT


def is_weak_fort(g: Table, seat: int, piece: Piece) -> bool:
    """A fort is a rival's by the city on it.  Rules: ap.ti.military.target_terms"""
    return piece.kind == CITY and has(forts(g), piece.space) and is_weak(g, seat, piece)


def is_weak_city(g: Table, seat: int, piece: Piece) -> bool:
    """Cities on forts are none of these.  Rules: ap.ti.military.target_terms"""
    return piece.kind == CITY and not has(forts(g), piece.space) and is_weak(g, seat, piece)


def is_near_barbarian(g: Table, seat: int, piece: Piece) -> bool:
    near = g.board.near[piece.space] & friendly(g.realms[seat])
    return piece.kind == BARBARIAN and near != 0


def is_city_state(g: Table, seat: int, piece: Piece) -> bool:
    return piece.kind == CITY_STATE


def is_district(g: Table, seat: int, piece: Piece) -> bool:
    return piece.kind == TOKEN and has(district_spaces(g, piece.seat), piece.space)


def is_plain_token(g: Table, seat: int, piece: Piece) -> bool:
    return piece.kind == TOKEN and not has(district_spaces(g, piece.seat), piece.space)


def is_army(g: Table, seat: int, piece: Piece) -> bool:
    return piece.kind == ARMY


def is_weak_army(g: Table, seat: int, piece: Piece) -> bool:
    """Rules: ap.ti.military.targets_one, ap.ti.military.target_terms"""
    return piece.kind == ARMY and defence(g, seat, piece) <= WEAK_ARMY


def shortest(g: Table, question: Question, choice: Choice) -> int:
    """The facts are pairs of a space and how far the army has to go there."""
    at = question.facts[::2].index(space_of(choice))
    return -question.facts[2 * at + 1]


FREE_FORTS: Final = TargetKind(ARMY_CRITERIA, "target_free_fort", is_free_fort)
WEAK_FORTS: Final = TargetKind(ARMY_CRITERIA + 1, "target_weak_fort", is_weak_fort)
WEAK_CITIES: Final = TargetKind(ARMY_CRITERIA + 2, "target_weak_open_city", is_weak_city)
NEAR_BARBARIANS: Final = TargetKind(
    ARMY_CRITERIA + 3, "target_near_barbarian", is_near_barbarian
)  # fmt: skip
ALL_CITY_STATES: Final = TargetKind(ARMY_CRITERIA + 4, "target_city_state", is_city_state)
DISTRICTS: Final = TargetKind(ARMY_CRITERIA + 5, "target_district", is_district)
PLAIN_TOKENS: Final = TargetKind(ARMY_CRITERIA + 6, "target_plain_token", is_plain_token)
ARMIES: Final = TargetKind(ARMY_CRITERIA + 7, "target_army", is_army)
WEAK_ARMIES: Final = TargetKind(ARMY_CRITERIA + 8, "target_weak_army", is_weak_army)
SHORTEST: Final = Criterion(ARMY_CRITERIA + 9, "target_shortest_path", shortest)
TARGET_CRITERIA: Final = (
    FREE_FORTS, WEAK_FORTS, WEAK_CITIES, NEAR_BARBARIANS, ALL_CITY_STATES, DISTRICTS,
    PLAIN_TOKENS, ARMIES, WEAK_ARMIES, SHORTEST,
)  # fmt: skip

# Rules: ap.ti.military.tiebreak
TIES: Final = (SHORTEST, WEAKEST)
LATE_KINDS: Final = (
    FREE_FORTS, WEAK_FORTS, NEAR_BARBARIANS, WEAK_CITIES, ALL_CITY_STATES, DISTRICTS, ARMIES,
    PLAIN_TOKENS,
)  # fmt: skip
TARGETS_ONE: Final = TargetList(
    ARMY_LISTS, "targets_one", "ap.ti.military.targets_one",
    (BARBARIANS, WEAK_CITIES, DISTRICTS, WEAK_ARMIES, PLAIN_TOKENS), TIES,
)  # fmt: skip
TARGETS_TWO: Final = TargetList(
    ARMY_LISTS + 1, "targets_two", "ap.ti.military.targets_two",
    (FREE_FORTS, BARBARIANS, WEAK_FORTS, WEAK_CITIES, DISTRICTS, ARMIES, PLAIN_TOKENS), TIES,
)  # fmt: skip
TARGETS_THREE: Final = TargetList(
    ARMY_LISTS + 2, "targets_three", "ap.ti.military.targets_three", LATE_KINDS, TIES
)
TARGETS_FOUR: Final = TargetList(
    ARMY_LISTS + 3, "targets_four", "ap.ti.military.targets_four", LATE_KINDS, TIES
)
# A barbarian that an army finds when it has explored, whatever else its card looks for.
FOUND_BARBARIANS: Final = TargetList(
    ARMY_LISTS + 4, "found_barbarians", "ap.ti.explore.army_stays", (BARBARIANS,), TIES
)
TARGET_LISTS: Final[tuple[PriorityList, ...]] = (
    TARGETS_ONE, TARGETS_TWO, TARGETS_THREE, TARGETS_FOUR, FOUND_BARBARIANS,
)  # fmt: skip


def targets_on(g: Table, seat: int, by: TargetList, ways: ArmyWays) -> list[tuple[int, int]]:
    """The targets of a list to which there is a way, each with its length.

    Where an army may not end its move it attacks nothing.
    """
    found: list[tuple[int, int]] = []
    for space in members(ways.ground.hostile & ways.ground.ends):
        if by.seeks(g, seat, space):
            length = ways.length(g, space)
            if length != FAR:
                found.append((space, length))
    return found
