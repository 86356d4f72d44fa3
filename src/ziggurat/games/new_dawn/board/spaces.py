"""Spaces: whose they are, what stands and lies there, and which of them a seat can use.

Owns these sets of spaces as masks. It never changes anything and never asks.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.board.board import Matured
from ziggurat.games.new_dawn.board.kinds import all_pieces
from ziggurat.games.new_dawn.ids import HARDEST, NONE
from ziggurat.games.new_dawn.masks import BITS, has, members, minus
from ziggurat.games.new_dawn.moments import (
    MATURING,
    TERRAIN_LIMIT,
    WITHIN,
)
from ziggurat.games.new_dawn.state import Realm, Table
from ziggurat.kernel.content import adjusted

# Whose are they?


def friendly(realm: Realm) -> int:
    """Mask: spaces with a city or control token of this realm (nd.space.friendly_space)."""
    return realm.control | realm.cities


def rival_spaces(g: Table, seat: int) -> int:
    """Mask: spaces with a city or control token of anybody else (nd.space.rival_space)."""
    found = 0
    for other in range(g.seats):
        if other != seat:
            found |= g.realms[other].control | g.realms[other].cities
    return found


def owner_of(g: Table, space: int) -> int:
    """The seat with a city or control token in a space, or `NONE`."""
    for seat in range(g.seats):
        if has(friendly(g.realms[seat]), space):
            return seat
    return NONE


# What stands and lies there?


def all_cities(g: Table) -> int:
    """Mask: cities of all seats, capitals included."""
    found = 0
    for realm in g.realms:
        found |= realm.cities
    return found


def all_control(g: Table) -> int:
    """Mask: control tokens of all seats."""
    found = 0
    for realm in g.realms:
        found |= realm.control
    return found


def barbarian_spaces(g: Table) -> int:
    """Mask: spaces with a barbarian."""
    found = 0
    for space in g.barbarians:
        if space >= 0:
            found |= BITS[space]
    return found


def caravans_of(g: Table, seat: int) -> int:
    """Mask: spaces with a caravan of a seat."""
    found = 0
    for space in g.realms[seat].caravans:
        if space >= 0:
            found |= BITS[space]
    return found


def caravan_spaces(g: Table, seat: int = NONE) -> int:
    """Mask: spaces with a caravan of anybody but one seat."""
    found = 0
    for other in range(g.seats):
        if other != seat:
            for space in g.realms[other].caravans:
                if space >= 0:
                    found |= BITS[space]
    return found


def resource_spaces(g: Table) -> int:
    """Mask: spaces with a resource token."""
    return g.resources[0] | g.resources[1] | g.resources[2] | g.resources[3]


def wonder_at(g: Table, space: int) -> int:
    """The wonder whose token lies in a space, or `NONE`."""
    for wonder, where in g.wonders:
        if where == space:
            return wonder
    return NONE


def wonder_spaces(g: Table) -> int:
    """Mask: spaces with a wonder token."""
    found = 0
    for _, space in g.wonders:
        found |= BITS[space]
    return found


def lying_tokens(g: Table) -> int:
    """Mask: spaces with a token that is not a piece: resource, natural wonder, wonder."""
    return resource_spaces(g) | g.natural | wonder_spaces(g)


def empty_spaces(g: Table) -> int:
    """Mask: land without any token or figure (nd.space.empty)."""
    return minus(g.board.land, all_pieces(g) | lying_tokens(g))


# What can a seat use?


def within_limit(g: Table, seat: int, purpose: int, slot: int) -> int:
    """Mask: land a seat may use with this slot number (nd.space.difficulty).

    Cards that make all terrain easier raise the limit; those that make some of it easier then
    count against the raised one (nd.space.difficulty_together).
    """
    limit = min(adjusted(g, TERRAIN_LIMIT, seat, (purpose,), slot), HARDEST)
    return adjusted(g, WITHIN, seat, (purpose, limit), g.board.within[limit])


def slot_needed(g: Table, seat: int, purpose: int, space: int) -> int:
    """The lowest slot number with which a seat may use a land space."""
    slot = 1
    while slot < HARDEST and not has(within_limit(g, seat, purpose, slot), space):
        slot += 1
    return slot


def mature_cities(g: Table, seat: int) -> int:
    """Mask: cities whose surroundings are water or covered (nd.city.mature).

    It is asked after every step, and most steps change nothing about the cities of a seat.
    """
    cities = g.realms[seat].cities
    board = g.board
    covered = adjusted(g, MATURING, seat, (), g.realms[seat].control | board.waters)
    last = board.matured.get(seat)
    if last is not None and last.cities == cities and last.covered == covered:
        return last.mature
    bare = minus(board.land, covered)
    found = 0
    for city in members(cities):
        if not board.near[city] & bare:
            found |= BITS[city]
    board.matured[seat] = Matured(cities, covered, found)
    return found
