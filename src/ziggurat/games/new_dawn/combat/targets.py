"""Targets: what may be attacked, from where and how far.

Owns the range of an attack as masks and the reason against a space without a target. Which
pieces can be attacked stands in their kinds. It never asks and never changes anything.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.board.kinds import rival_pieces
from ziggurat.games.new_dawn.board.spaces import caravan_spaces, friendly
from ziggurat.games.new_dawn.combat.card import MilitaryCard, military_card
from ziggurat.games.new_dawn.combat.reasons import (
    ATTACK_TOO_FAR,
    CARAVAN_TARGET,
    FROM_TAKEN,
    NOTHING_TO_ATTACK,
    THROUGH_WATER,
)
from ziggurat.games.new_dawn.masks import has, minus
from ziggurat.games.new_dawn.moments import ATTACK_TARGETS
from ziggurat.games.new_dawn.picking import Obstacle
from ziggurat.games.new_dawn.printed import piece_kind, printed
from ziggurat.games.new_dawn.rows import Target
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.reason import ALLOWED


def target_of(g: Table, kind: int) -> Target:
    """How pieces of a kind are attacked."""
    target = piece_kind(g.rules, kind).target
    assert target is not None
    return target


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


class Field:
    """What a seat could attack, as masks: everything, and what no range is counted through."""

    def __init__(self, g: Table, seat: int) -> None:
        wanted = 0
        blocked = 0
        for kind in printed(g.rules).pieces:
            target = kind.target
            if target is not None:
                spaces = rival_pieces(g, kind, seat)
                wanted |= spaces
                if target.obstacle != ALLOWED:
                    blocked |= spaces
        self.wanted = wanted
        self.blocked = blocked


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
    field = Field(g, seat)
    origins = minus(friendly(g.realms[seat]), g.captured_this_turn)
    through = countable(g, row, field.blocked)
    found = in_range(g, origins, row.distance, through, field.wanted)
    return adjusted(g, ATTACK_TARGETS, seat, (row.number,), found) & field.wanted


def against_attack(g: Table, seat: int, place: int, space: int) -> int:
    """The reason against a space that is not among them."""
    field = Field(g, seat)
    if not has(field.wanted, space):
        return CARAVAN_TARGET if has(caravan_spaces(g), space) else NOTHING_TO_ATTACK
    row = military_card(g, seat, place)
    own = friendly(g.realms[seat])
    through = countable(g, row, field.blocked)
    if has(in_range(g, own, row.distance, through, field.wanted), space):
        return FROM_TAKEN
    # Allowing one obstacle after the other tells which of them is in the way.
    for obstacle, reason in obstacles(g, seat):
        through |= obstacle
        if has(
            in_range(g, minus(own, g.captured_this_turn), row.distance, through, field.wanted),
            space,
        ):
            return reason
    return ATTACK_TOO_FAR


def obstacles(g: Table, seat: int) -> list[Obstacle]:
    """What ranges are not counted through, each with the reason: water first, barbarians last."""
    found = [(g.board.waters, THROUGH_WATER)]
    for kind in reversed(printed(g.rules).pieces):
        if kind.target is not None and kind.target.obstacle != ALLOWED:
            found.append((rival_pieces(g, kind, seat), kind.target.obstacle))
    return found
