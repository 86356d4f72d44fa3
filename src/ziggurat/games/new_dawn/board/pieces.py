"""Pieces on the map: who has what where, and what follows when that changes.

Owns every placing and taking away of control tokens, cities and the tokens below them,
so that supplies, natural wonders, wonder control and city-states stay consistent. It
never asks whether something is allowed.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.board.kinds import all_pieces
from ziggurat.games.new_dawn.diplomacy.givers import keep_to_limit
from ziggurat.games.new_dawn.focus.row import lay_on_type, take_off_cards
from ziggurat.games.new_dawn.ids import (
    HARDEST,
    NATURAL_WONDER,
    NONE,
)
from ziggurat.games.new_dawn.masks import BITS, bit, has, members, minus
from ziggurat.games.new_dawn.moments import (
    CONTROL_LEFT,
    MATURING,
    NATURAL_TAKEN,
    STORE,
    TERRAIN_LIMIT,
    TOKEN_PLACED,
    TOKEN_SHIFTED,
    UNUSED_CITIES,
    UNUSED_TOKENS,
    WITHIN,
)
from ziggurat.games.new_dawn.state import Realm, Table
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import fire
from ziggurat.lib.vec import add_at, put

# Whose is it?


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


def caravan_spaces(g: Table) -> int:
    """Mask: spaces with a caravan of anybody."""
    found = 0
    for seat in range(g.seats):
        found |= caravans_of(g, seat)
    return found


def resource_spaces(g: Table) -> int:
    """Mask: spaces with a resource token."""
    return g.resources[0] | g.resources[1] | g.resources[2] | g.resources[3]


def empty_spaces(g: Table) -> int:
    """Mask: land without any token or figure (nd.space.empty)."""
    return minus(g.board.land, all_pieces(g) | lying_tokens(g))


def lying_tokens(g: Table) -> int:
    """Mask: spaces with a token that is no piece: resource, natural wonder, wonder."""
    return resource_spaces(g) | g.natural | wonder_spaces(g)


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


# Supplies


def unused_tokens(g: Table, seat: int) -> int:
    """Control tokens not on the map and not marking an agenda (nd.component.control_tokens)."""
    realm = g.realms[seat]
    left = g.rules.limits["control_tokens"] - realm.control.bit_count() - realm.markers
    return adjusted(g, UNUSED_TOKENS, seat, (), left)


def unused_cities(g: Table, seat: int) -> int:
    """City figures not on the map; the capital is a figure of its own (nd.component.cities)."""
    realm = g.realms[seat]
    built = realm.cities.bit_count() - (1 if realm.capital >= 0 else 0)
    return adjusted(g, UNUSED_CITIES, seat, (), g.rules.limits["cities"] - built)


def resource_supply(g: Table, kind: int) -> int:
    """Resource tokens of a type beside the map (nd.setup.supply)."""
    held = sum([realm.resources[kind] for realm in g.realms])
    return g.rules.limits["resources"] - held - g.resources[kind].bit_count()


def gain_resource(g: Table, seat: int, kind: int) -> bool:
    """Take a resource from the supply; False if it is empty (nd.component.resource_shortage)."""
    if resource_supply(g, kind) <= 0:
        return False
    realm = g.realms[seat]
    realm.resources = add_at(realm.resources, kind, 1)
    g.note("gained_resource", seat, (kind,))
    return True


# Maturity


def mature_cities(g: Table, seat: int) -> int:
    """Mask: cities whose surroundings are water or covered (nd.city.mature)."""
    realm = g.realms[seat]
    board = g.board
    covered = adjusted(g, MATURING, seat, (), realm.control | board.waters)
    bare = minus(board.land, covered)
    found = 0
    for city in members(realm.cities):
        if not board.near[city] & bare:
            found |= BITS[city]
    return found


# Control tokens


def put_token(g: Table, seat: int, space: int, placed: bool = True) -> None:
    """Put an unused control token on a space, unreinforced.

    It takes what lies there: resource, natural wonder, ownerless wonder and city-state.
    `placed` is False when a token is moved or replaces another, which starts nothing.
    """
    realm = g.realms[seat]
    realm.control |= bit(space)
    collect(g, seat, space)
    if placed:
        fire(g, TOKEN_PLACED, seat, (space,), everyone=False)


def collect(g: Table, seat: int, space: int) -> None:
    """Take what lies on a space that has become friendly (nd.resource.collect)."""
    for kind in range(len(g.resources)):
        if has(g.resources[kind], space):
            g.resources = put(g.resources, kind, g.resources[kind] & ~bit(space))
            realm = g.realms[seat]
            realm.resources = add_at(realm.resources, kind, 1)
            g.note("collected", seat, (kind, space))
    if has(g.natural, space):
        g.natural &= ~bit(space)
        take_natural(g, seat, g.board.icons.naturals[space])
    take_what_stands(g, seat, space)


def take_what_stands(g: Table, seat: int, space: int) -> None:
    """Take control of the wonder and the razed city-state of a space (nd.wonder.razed_claim)."""
    settle_wonders(g, space)
    state = g.board.icons.city_states.get(space, NONE)
    if state != NONE and not has(g.city_states, space):
        move_city_state_token(g, state, seat)


def take_natural(g: Table, seat: int, natural: int) -> None:
    """Give a seat a natural wonder token."""
    g.realms[seat].natural |= bit(natural)
    g.note("took_natural", seat, (natural,))
    fire(g, NATURAL_TAKEN, seat, (natural,), everyone=False)


def drop_natural(g: Table, seat: int, natural: int) -> None:
    """Take a natural wonder token from a seat, also off its focus cards."""
    realm = g.realms[seat]
    realm.natural &= ~bit(natural)
    take_off_cards(realm, natural)


def remove_token(g: Table, seat: int, space: int) -> None:
    """Take a control token off the map by a card or a barbarian (nd.naturalwonder.return)."""
    realm = g.realms[seat]
    realm.control &= ~bit(space)
    realm.reinforced &= ~bit(space)
    _leave(g, seat, space)


def move_token(g: Table, seat: int, start: int, goal: int) -> None:
    """Shift a control token to an empty space (nd.culture.shifted_side)."""
    realm = g.realms[seat]
    reinforced = has(realm.reinforced, start)
    remove_token(g, seat, start)
    realm.control |= bit(goal)
    if reinforced:
        realm.reinforced |= bit(goal)
    fire(g, TOKEN_SHIFTED, seat, (start, goal), everyone=False)
    take_what_stands(g, seat, goal)


def control_left(g: Table, seat: int, space: int) -> None:
    """Tell cards that a city or control token of a seat is gone from a space."""
    fire(g, CONTROL_LEFT, seat, (space,), everyone=False)


def _leave(g: Table, seat: int, space: int) -> None:
    """A space stops being friendly: its natural wonder goes back, its wonder stays."""
    control_left(g, seat, space)
    if g.board.terrain[space] == NATURAL_WONDER:
        natural = g.board.icons.naturals[space]
        if has(g.realms[seat].natural, natural):
            drop_natural(g, seat, natural)
            g.natural |= bit(space)
    settle_wonders(g, space)


def capture_space(g: Table, seat: int, loser: int, space: int) -> None:
    """Natural wonder, wonder and city-state of a won space change hands."""
    if g.board.terrain[space] == NATURAL_WONDER:
        natural = g.board.icons.naturals[space]
        if has(g.realms[loser].natural, natural):
            drop_natural(g, loser, natural)
            take_natural(g, seat, natural)
    take_what_stands(g, seat, space)


# Cities


def put_city(g: Table, seat: int, space: int) -> None:
    """Put a city on a space; an own control token there goes back (nd.industry.city_on_token)."""
    realm = g.realms[seat]
    if has(realm.control, space):
        realm.control &= ~bit(space)
        realm.reinforced &= ~bit(space)
        control_left(g, seat, space)
    realm.cities |= bit(space)
    take_what_stands(g, seat, space)


def remove_city(g: Table, seat: int, space: int) -> None:
    """Take a city off the map by a card or a barbarian."""
    g.realms[seat].cities &= ~bit(space)
    _leave(g, seat, space)


# What lies below


def wonder_at(g: Table, space: int) -> int:
    """The wonder whose token lies in a space, or `NONE`."""
    for wonder, where in g.wonders:
        if where == space:
            return wonder
    return NONE


def put_wonder(g: Table, wonder: int, space: int) -> None:
    """Put a wonder's token in a space, wherever it was, and let it act for who holds that."""
    others = [at for at in g.wonders if at[0] != wonder]
    g.wonders = tuple(sorted([*others, (wonder, space)]))
    settle_wonders(g, space)


def settle_wonders(g: Table, space: int) -> None:
    """Let the wonder of a space act for whoever holds the space now (nd.wonder.control)."""
    wonder = wonder_at(g, space)
    if wonder == NONE:
        return
    owner = owner_of(g, space)
    for seat in range(g.seats):
        realm = g.realms[seat]
        before = realm.in_play
        realm.in_play = before | bit(wonder) if seat == owner else before & ~bit(wonder)
        if realm.in_play != before and seat == owner:
            g.note("controls_wonder", seat, (wonder,))
        elif realm.in_play != before:
            # What no card of the loser can hold any more goes back (nd.wonder.zimbabwe_lost).
            realm.stored = min(realm.stored, adjusted(g, STORE, seat, (), 0))
            keep_to_limit(g, seat)


def move_city_state_token(g: Table, state: int, seat: int) -> None:
    """Lay a conquered city-state's token on a seat's card of its type."""
    for other in g.realms:
        take_off_cards(other, state)
    lay_on_type(g, seat, state)


def wonder_spaces(g: Table) -> int:
    """Mask: spaces with a wonder token."""
    found = 0
    for _, space in g.wonders:
        found |= BITS[space]
    return found
