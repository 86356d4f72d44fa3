"""Targets: what may be attacked, from where and how far.

Owns the range of an attack as masks, the kinds of defender and the reason against a
space that is no target. It never asks and never changes anything.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.pieces import (
    all_cities,
    barbarian_spaces,
    caravan_spaces,
    friendly,
    owner_of,
    rival_spaces,
)
from ziggurat.games.new_dawn.combat.card import MilitaryCard, military_card
from ziggurat.games.new_dawn.combat.reasons import (
    ATTACK_TOO_FAR,
    CARAVAN_TARGET,
    FROM_TAKEN,
    NOTHING_TO_ATTACK,
    THROUGH_BARBARIAN,
    THROUGH_RIVAL,
    THROUGH_WATER,
)
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import has, minus
from ziggurat.games.new_dawn.moments import ATTACK_TARGETS
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.reason import ALLOWED

# Kinds of defender, as hooks are told them.
BARBARIAN_TARGET: Final = 0
CITY_STATE_TARGET: Final = 1
CITY_TARGET: Final = 2
TOKEN_TARGET: Final = 3


def target_kind(g: Table, space: int) -> int:
    """What defends a space; a barbarian shields whatever else is there.

    Rules: nd.attack.barbarian_on_citystate, nd.attack.barbarian_in_owned_space.
    """
    if space in g.barbarians:
        return BARBARIAN_TARGET
    if has(g.city_states, space):
        return CITY_STATE_TARGET
    return CITY_TARGET if has(all_cities(g), space) else TOKEN_TARGET


def defender_of(g: Table, space: int, target: int) -> int:
    """The seat that defends, `NONE` for barbarians and city-states."""
    return owner_of(g, space) if target >= CITY_TARGET else NONE


def in_range(g: Table, origins: int, distance: int, through: int, wanted: int) -> int:
    """Mask: the wanted spaces within a distance of an origin (nd.attack.origin).

    All spaces on the way must be in `through`; origin and target need not be.
    """
    found = origins & wanted
    unseen = minus(through, origins)
    frontier = origins
    for _ in range(distance):
        edge = g.board.around(frontier)
        found |= edge & wanted
        frontier = edge & unseen
        if not frontier:
            break
        unseen ^= frontier
    return found


def countable(g: Table, row: MilitaryCard, blocked: int) -> int:
    """Mask: what the range may be counted through, whatever its terrain.

    `blocked` are rival spaces and barbarians. Rules: nd.attack.count_water,
    nd.attack.count_rival, nd.attack.count_barbarian, nd.attack.count_terrain,
    nd.attack.count_citystate.
    """
    board = g.board
    if row.anything:
        return board.land | board.waters
    spaces = board.land | board.waters if row.water else board.land
    return minus(spaces, blocked)


def attack_targets(g: Table, seat: int, place: int) -> int:
    """Mask: what a seat may attack with the card in a place.

    Spaces taken this turn are no origins (nd.attack.not_from_taken), but may be counted
    through (nd.attack.through_taken).
    """
    row = military_card(g, seat, place)
    blocked = rival_spaces(g, seat) | barbarian_spaces(g)
    wanted = blocked | g.city_states
    origins = minus(friendly(g.realms[seat]), g.taken)
    found = in_range(g, origins, row.distance, countable(g, row, blocked), wanted)
    return adjusted(g, ATTACK_TARGETS, seat, (row.number,), found) & wanted


def may_attack(g: Table, seat: int, place: int, space: int) -> int:
    """The same for one space, with the reason against it."""
    if has(attack_targets(g, seat, place), space):
        return ALLOWED
    rivals = rival_spaces(g, seat)
    barbarians = barbarian_spaces(g)
    wanted = rivals | barbarians | g.city_states
    if not has(wanted, space):
        return CARAVAN_TARGET if has(caravan_spaces(g), space) else NOTHING_TO_ATTACK
    row = military_card(g, seat, place)
    own = friendly(g.realms[seat])
    through = countable(g, row, rivals | barbarians)
    if has(in_range(g, own, row.distance, through, wanted), space):
        return FROM_TAKEN
    # Allowing one obstacle after the other tells which of them is in the way.
    for obstacle, reason in (
        (g.board.waters, THROUGH_WATER),
        (rivals, THROUGH_RIVAL),
        (barbarians, THROUGH_BARBARIAN),
    ):
        through |= obstacle
        if has(in_range(g, own & ~g.taken, row.distance, through, wanted), space):
            return reason
    return ATTACK_TOO_FAR
