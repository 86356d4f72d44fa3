"""War in The Board Game as a player sees it: conquest, danger, and how a battle stands.

Owns what units, armies and battles are worth. Of rivals it judges public facts alone: how many
units they have and at which rank, never which.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.api import Rules
from ziggurat.games.board_game.battle.fight import (
    ATTACKER,
    DEFENDER,
    Battle,
    leader_of,
    seat_of,
)
from ziggurat.games.board_game.ids import CAPITAL, NONE
from ziggurat.games.board_game.movement.figures import water_use
from ziggurat.games.board_game.rows.unit import Unit
from ziggurat.games.board_game.state import Table
from ziggurat.players.evaluators.board_game_map import ways

STRENGTH: Final = 1.0
# The eighth unit and those behind it are rarely drawn.
FIGHTERS: Final = 7
# What attackers have to be ahead, and what readiness and the way to a capital are worth.
HOME: Final = 12.0
WALLED: Final = 4.0
AHEAD: Final = 1.2
HAND: Final = 6
READY: Final = 80.0
MARCH: Final = 40.0
ATTACKERS: Final = 3
THREAT: Final = 30.0
RANGE: Final = 5
# What a battle is about, and by how much a side is ahead that has as good as won.
CAPITAL_STAKE: Final = 900.0
CITY_STAKE: Final = 60.0
FIELD_STAKE: Final = 10.0
CLEAR: Final = 10.0
BARBARIANS: Final = (1, 1, 1)


def power(g: Table, seat: int, bonus: int) -> float:
    """What a seat can bring into a battle at best."""
    own = strengths(g.rules, g.forces[seat], g.ranks[seat])
    return sum(own[:FIGHTERS]) + bonus


def conquest(g: Table, seat: int, bonus: int) -> float:
    """How ready a seat is to take a capital, and how near its armies are to one."""
    own = power(g, seat, bonus)
    best = 0.0
    for other in range(g.seats):
        if other == seat or not g.armies[seat]:
            continue
        ready = min(1.0, own / (AHEAD * defence(g, other)))
        value = READY * ready * ready
        if ready == 1.0:
            sails = water_use(g, seat) > 0
            steps = ways(g.layout, g.ground, sails, (g.cities[other][CAPITAL],))
            near = sorted([steps[army] for army in g.armies[seat]])[:ATTACKERS]
            value += sum([MARCH / (1 + way) for way in near])
        best = max(best, value)
    return STRENGTH * own + best


def safety(g: Table, seat: int, bonus: int) -> float:
    """How much the armies of rivals beside one's own capital are to be feared."""
    own = power(g, seat, bonus)
    return sum([threat(g, seat, other, own) for other in range(g.seats) if other != seat])


@lru_cache(1024)
def strengths(rules: Rules, units: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[float, ...]:
    """The strengths of units, the strongest first."""
    return tuple(sorted([_strength(rules, ranks, unit) for unit in units], reverse=True))


def typical(g: Table, seat: int) -> float:
    """The strength of a unit of a seat, as far as its ranks tell."""
    ranks = g.ranks[seat]
    return 1.0 + sum(ranks) / len(ranks)


def defence(g: Table, seat: int) -> float:
    """About what a rival's capital puts up against attackers."""
    walls = WALLED if g.walls[seat] & 1 else 0.0
    units = min(len(g.forces[seat]), HAND)
    return HOME + walls + typical(g, seat) * units


def threat(g: Table, seat: int, other: int, own: float) -> float:
    """How much the armies of one rival are to be feared."""
    layout = g.layout
    capital = g.cities[seat][CAPITAL]
    near = [army for army in g.armies[other] if layout.distance(army, capital) <= RANGE]
    if capital == NONE or not near:
        return 0.0
    stack = max([near.count(army) for army in near])
    units = min(len(g.forces[other]), 1 + 2 * stack)
    walls = WALLED if g.walls[seat] & 1 else 0.0
    attack = typical(g, other) * units
    return THREAT * min(1.0, max(0.0, 0.5 + (attack - HOME - walls - own) / HOME))


def fighting(g: Table, fight: Battle, seat: int) -> float:
    """How a battle stands for a seat that leads one of its sides."""
    if fight.winner == NONE:
        for side in (ATTACKER, DEFENDER):
            if leader_of(fight, side) == seat:
                return _standing(g, fight, side)
    return 0.0


def _standing(g: Table, fight: Battle, side: int) -> float:
    ahead = _side(g, fight, side, True) - _side(g, fight, 1 - side, False)
    share = min(1.0, max(-1.0, ahead / CLEAR))
    stake = FIELD_STAKE
    if fight.slot != NONE:
        stake = CAPITAL_STAKE if fight.slot == CAPITAL else CITY_STAKE
    elif fight.defender == NONE and side != ATTACKER:
        stake /= 2
    return stake * share


def _side(g: Table, fight: Battle, side: int, own: bool) -> float:
    """What a side has in its fronts, in hand and on its card."""
    seat = seat_of(fight, side)
    ranks = BARBARIANS if seat == NONE else g.ranks[seat]
    total = float(fight.cards[side])
    for front in fight.fronts:
        if front[2 * side] != NONE:
            total += _health(g.rules, ranks, front[2 * side]) - front[2 * side + 1]
    hand = g.battle[g.seats if seat == NONE else seat]
    if own:
        return total + sum([_strength(g.rules, ranks, unit) for unit in hand])
    return total + len(hand) * (1.0 + sum(ranks) / len(ranks))


def _strength(rules: Rules, ranks: tuple[int, ...], unit: int) -> float:
    """What a unit is good for: its strength, or as much of its health where that is apart."""
    row = rules.rows[unit]
    assert isinstance(row, Unit)
    rank = _rank(row, ranks)
    blow = row.at_rank(rank)
    return (blow + row.health_at(rank, blow)) / 2


def _health(rules: Rules, ranks: tuple[int, ...], unit: int) -> int:
    """How many wounds kill a unit."""
    row = rules.rows[unit]
    assert isinstance(row, Unit)
    rank = _rank(row, ranks)
    return row.health_at(rank, row.at_rank(rank))


def _rank(row: Unit, ranks: tuple[int, ...]) -> int:
    return ranks[row.unit_type] if row.unit_type < len(ranks) else 1
