"""Kinds of pieces on the map: barbarians, city-states, cities, control tokens, caravans.

Owns the rows only. What becomes of a defeated piece stands in `combat/`, what barbarians do to
one in `world/barbarians.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.spaces import barbarian_spaces, caravan_spaces, caravans_of
from ziggurat.games.new_dawn.combat.reasons import THROUGH_BARBARIAN, THROUGH_RIVAL
from ziggurat.games.new_dawn.combat.results import (
    defeat_barbarian,
    defeat_city,
    defeat_city_state,
    defeat_token,
)
from ziggurat.games.new_dawn.combat.values import (
    defend_by_terrain,
    defend_city,
    defend_city_state,
    defend_token,
)
from ziggurat.games.new_dawn.ids import BARBARIAN, CARAVAN, CITY, CITY_STATE, NONE, TOKEN
from ziggurat.games.new_dawn.rows import Piece, PieceKind, Target
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.world.barbarians import destroy_caravans, hit_city, hit_token


def barbarians(g: Table, seat: int) -> int:
    """Mask: spaces with a barbarian, who belongs to nobody."""
    return barbarian_spaces(g)


def city_states(g: Table, seat: int) -> int:
    """Mask: spaces with a city-state that nobody has conquered."""
    return g.city_states


def cities(g: Table, seat: int) -> int:
    """Mask: cities of a seat, the capital included."""
    return g.realms[seat].cities


def tokens(g: Table, seat: int) -> int:
    """Mask: control tokens of a seat."""
    return g.realms[seat].control


def rival_cities(g: Table, seat: int) -> int:
    """Mask: cities of all seats but one."""
    found = 0
    for other in range(g.seats):
        if other != seat:
            found |= g.realms[other].cities
    return found


def rival_tokens(g: Table, seat: int) -> int:
    """Mask: control tokens of all seats but one."""
    found = 0
    for other in range(g.seats):
        if other != seat:
            found |= g.realms[other].control
    return found


def nobody(g: Table, piece: Piece) -> int:
    """No diplomacy card goes back (nd.attack.barbarian_no_return)."""
    return NONE


def city_state_there(g: Table, piece: Piece) -> int:
    """The cards of the city-state that is attacked go back."""
    return g.board.icons.city_states[piece.space]


def owner(g: Table, piece: Piece) -> int:
    """The cards of the piece's owner go back."""
    return piece.seat


PIECE_KINDS: Final = (
    PieceKind(
        BARBARIAN, "barbarian", barbarians, neutral=True,
        target=Target(
            defend_by_terrain, defeat_barbarian, nobody, THROUGH_BARBARIAN, foremost=True
        ),
    ),
    PieceKind(
        CITY_STATE, "city_state", city_states, neutral=True,
        target=Target(defend_city_state, defeat_city_state, city_state_there),
    ),
    PieceKind(
        CITY, "city", cities, meets=hit_city, rivals=rival_cities,
        target=Target(defend_city, defeat_city, owner, THROUGH_RIVAL),
    ),
    PieceKind(
        TOKEN, "token", tokens, meets=hit_token, rivals=rival_tokens,
        target=Target(defend_token, defeat_token, owner, THROUGH_RIVAL),
    ),
    PieceKind(
        CARAVAN, "caravan", caravans_of, figure=True, meets=destroy_caravans,
        rivals=caravan_spaces,
    ),
)  # fmt: skip
