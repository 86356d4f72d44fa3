"""Pieces on the map: what follows when they come, go or change hands.

Owns every placing and taking away of control tokens, cities and the tokens below them,
so that natural wonders, wonder control and city-states stay consistent. It never asks
whether something is allowed.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.board.spaces import owner_of, wonder_at
from ziggurat.games.new_dawn.diplomacy.givers import keep_to_limit
from ziggurat.games.new_dawn.focus.row import lay_on_type, take_off_cards
from ziggurat.games.new_dawn.ids import NATURAL_WONDER, NONE
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import (
    CONTROL_LEFT,
    NATURAL_TAKEN,
    STORE,
    TOKEN_PLACED,
    TOKEN_SHIFTED,
)
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import fire
from ziggurat.lib.vec import add_at, put

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


def remove_token(g: Table, seat: int, space: int, lifted: bool = False) -> None:
    """Take a control token off the map by a card or a barbarian (nd.naturalwonder.return).

    It is `lifted` when its owner takes it to use it elsewhere.
    """
    realm = g.realms[seat]
    realm.control &= ~bit(space)
    realm.reinforced &= ~bit(space)
    _leave(g, seat, space, lifted)


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


def control_left(g: Table, seat: int, space: int, lifted: bool = False) -> None:
    """Tell cards that a city or control token of a seat is gone from a space."""
    args = (space, 1) if lifted else (space,)
    fire(g, CONTROL_LEFT, seat, args, everyone=False)


def _leave(g: Table, seat: int, space: int, lifted: bool = False) -> None:
    """A space stops being friendly: its natural wonder goes back, its wonder stays."""
    control_left(g, seat, space, lifted)
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
