"""Measures: what the lists of the automated player compare, as plain numbers and sets of spaces.

Owns the meaning of words that several lists share: distance, terrain, defence, maturity, spawn
points. Each is judged from the table as it stands. It never changes anything and never asks.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.kinds import all_pieces
from ziggurat.games.new_dawn.board.spaces import barbarian_spaces, resource_spaces, rival_spaces
from ziggurat.games.new_dawn.combat.values import defend_by_cards, standing_defence, total
from ziggurat.games.new_dawn.ids import CITY, NONE, NOWHERE
from ziggurat.games.new_dawn.masks import bit, has, mask_of, members, minus
from ziggurat.games.new_dawn.moments import MATURING
from ziggurat.games.new_dawn.rows import Piece
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import adjusted

# Further than any two spaces of a map are from each other.
FAR: Final = 1000

# Distance


def distance(g: Table, starts: int, goals: int) -> int:
    """The least number of steps from one of the starts to one of the goals, over any spaces.

    It is `FAR` if there is none of either.  Rules: ap.define.distance
    """
    board = g.board
    return steps_through(g, starts, goals, board.land | board.waters)


def steps_through(g: Table, starts: int, goals: int, through: int) -> int:
    """The same over spaces of `through` only; neither start nor goal need be one of them."""
    return steps_on(g.board, starts, goals, through)


def steps_on(board: Board, starts: int, goals: int, through: int) -> int:
    """The same on any map."""
    if starts & goals:
        return 0
    unseen = minus(through, starts)
    frontier = starts
    steps = 0
    while frontier:
        steps += 1
        edge = board.around(frontier)
        if edge & goals:
            return steps
        frontier = edge & unseen
        unseen ^= frontier
    return FAR


def nearness(g: Table, space: int, goals: int) -> int:
    """How near a space is to the nearest of some others, more being nearer.

    What does not exist separates no spaces.  Rules: ap.define.distance
    """
    return -distance(g, bit(space), goals) if goals else 0


# Terrain and defence


def terrain(g: Table, space: int) -> int:
    """The printed difficulty of a space, whatever cards anyone holds.  Rules: ap.define.terrain"""
    return g.board.difficulty(space)


def defence(g: Table, seat: int, piece: Piece) -> int:
    """What a rival or neutral piece defends itself with against a seat, before die and tokens.

    Rules: ap.define.defence_city, ap.define.defence_other
    """
    return standing_defence(g, seat, piece)


def site_defence(g: Table, seat: int, space: int) -> int:
    """What a city of a seat would have in a space.  Rules: ap.define.defence_site"""
    around = g.realms[seat].reinforced & g.board.near[space]
    return 2 * terrain(g, space) + around.bit_count()


def own_defence(g: Table, seat: int, city: int) -> int:
    """What a city of a seat has against nobody in particular.  Rules: ap.define.defence_city"""
    bonus = total(tuple(defend_by_cards(g, NONE, Piece(CITY, seat, city))))
    return site_defence(g, seat, city) + bonus


# Cities


def cities_near(g: Table, seat: int, space: int) -> int:
    """How many cities of a seat lie next to a space.  Rules: ap.define.most_cities"""
    return (g.realms[seat].cities & g.board.near[space]).bit_count()


def missing(g: Table, seat: int, city: int) -> int:
    """How many spaces around a city keep it from being mature.

    Rules: ap.define.closest_to_maturity
    """
    board = g.board
    covered = adjusted(g, MATURING, seat, (), g.realms[seat].control | board.waters)
    return minus(board.near[city] & board.land, covered).bit_count()


def maturity(g: Table, seat: int, space: int) -> int:
    """How near to maturity the best city next to a space is; beside none it is as far as can be.

    Rules: ap.define.closest_to_maturity
    """
    best = FAR
    for city in members(g.realms[seat].cities & g.board.near[space]):
        best = min(best, missing(g, seat, city))
    return -best


# What lies and stands in spaces


def holds_natural(g: Table, space: int) -> int:
    """1 if the token of a natural wonder lies in a space.  Rules: ap.define.tokens_present"""
    return 1 if has(g.natural, space) else 0


def holds_resource(g: Table, space: int) -> int:
    """1 if a resource token lies in a space.  Rules: ap.define.tokens_present"""
    return 1 if has(resource_spaces(g), space) else 0


def spawn_points(g: Table) -> int:
    """Mask: spaces with the icon of a barbarian.  Rules: ap.define.spawn_point"""
    return mask_of([space for space in g.board.icons.barbarians if space != NOWHERE])


def uncovered_spawns(g: Table) -> int:
    """Mask: those on which no piece lies; figures do not cover them.

    Rules: ap.define.spawn_uncovered
    """
    return minus(spawn_points(g), all_pieces(g, figures=False) | barbarian_spaces(g))


def treasures(g: Table) -> int:
    """Mask: spaces with a token worth having.  Rules: ap.define.tokens_present"""
    return g.natural | resource_spaces(g)


def threats(g: Table, seat: int) -> int:
    """Mask: spaces with a barbarian and those of rivals."""
    return barbarian_spaces(g) | rival_spaces(g, seat)
