"""What Terra Incognita is worth: districts, governments, armies, and the way to forts.

Owns the weights of this box. It reads public facts only, as the evaluator of the game does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ziggurat.api import Rules
from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.board.supplies import unused_cities
from ziggurat.games.new_dawn.ids import MILITARY, tile_of
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.players.evaluators.new_dawn import city_shares, scientific

# A district is a control token that works every third round.
DISTRICT: Final = 2.2
# A government is worth the slots it gains each time its card is resolved.
GOVERNMENT: Final = 1.2
# An army on the map is on its way; at home it can still go anywhere.
ARMY: Final = 0.4
# The nearer an army is to a fort that is not its owner's, the sooner it fights there.
MARCH: Final = 0.45
SIGHT: Final = 6
KEPT: Final = 256
# While forts are lacking, the military card had better wait in a high slot, with trade tokens.
SIEGE: Final = 1.6
SUPPLIES: Final = 0.8
WANTED: Final = 2
# A fort takes an unused city: one is kept by all means, another if it costs little.
RESERVE: Final = (15.0, 3.0)
# A fort may be lost again: a reinforced neighbourhood and an army keep it.
KEEPER: Final = 1.5
# A reinforced token each, beside what they are worth at the border.
STEADY: Final = 0.25
# A tile that is laid is land to settle, whoever laid it.
TILE: Final = 0.4
# Whoever holds a pact cannot attack its giver, who may have what the agendas ask for.
PACT: Final = -3.0
PACTS: Final = "non_aggression_pact"
# How strong an attack has to look for the agenda that asks for it.
CRUSHING: Final = 16
HOPE: Final = 0.5
DIE: Final = 3


def terms(g: Table, seat: int) -> float:
    """What a seat has of this box, whatever the victory cards ask for."""
    u, realm = unknown(g), g.realms[seat]
    value = DISTRICT * sum([1 for space in u.districts[seat] if space >= 0])
    if u.governments[seat] >= 0:
        value += GOVERNMENT * _arrows(g, u.governments[seat])
    own = u.forts & realm.cities
    for space in u.armies[seat]:
        if space >= 0:
            value += ARMY + (KEEPER if own >> space & 1 else 0.0)
    if own.bit_count() < WANTED:
        value += siege(g, seat)
        spare = min(unused_cities(g, seat), WANTED - own.bit_count())
        value += sum(RESERVE[:spare])
    value += PACT * (realm.in_play & pacts(g.rules)).bit_count()
    return value + STEADY * realm.reinforced.bit_count() + TILE * len(g.board.placed)


def siege(g: Table, seat: int) -> float:
    """How ready the military card is to take a fort."""
    there, realm = printed(g.rules), g.realms[seat]
    for place, card in enumerate(realm.row):
        if there.focus[card] == MILITARY:
            return SIEGE * there.slots[place] + SUPPLIES * realm.trade[place]
    return 0.0


@lru_cache
def pacts(rules: Rules) -> int:
    """Mask: the pacts of all colours."""
    found = [
        row
        for row in rules.families["diplomacy_card"]
        if rules.rows[row].name[: len(PACTS)] == PACTS
    ]
    return sum([1 << row for row in found])


def _arrows(g: Table, government: int) -> int:
    row = g.rules.rows[government]
    return int(getattr(row, "arrows", 1))


# Agendas


def march(g: Table, seat: int) -> float:
    """How near the nearest army is to a fort of somebody else, from 0 to 1."""
    u, realm = unknown(g), g.realms[seat]
    standing = 0
    for space in u.armies[seat]:
        if space >= 0:
            standing |= 1 << space
        elif space == -1:
            standing |= mature_cities(g, seat) | 1 << realm.capital
    for steps, ring in enumerate(rings(g.board, u.forts & ~realm.cities)):
        if ring & standing:
            return (SIGHT - steps) / SIGHT
    return 0.0


@lru_cache(maxsize=KEPT)
def rings(board: Board, front: int) -> tuple[int, ...]:
    """Mask by distance: all spaces at most so far from some; boards are shared by what they are."""
    found = [front]
    while len(found) < SIGHT:
        found.append(found[-1] | board.around(found[-1]))
    return tuple(found)


def forts(g: Table, seat: int, need: int) -> float:
    """How far a seat is with a number of forts; the way to the next one counts in part."""
    held = (unknown(g).forts & g.realms[seat].cities).bit_count()
    return 1.0 if held >= need else (held + MARCH * march(g, seat)) / need


def fortified(g: Table, seat: int) -> float:
    """How far a seat is with one fort."""
    return forts(g, seat, 1)


def expeditionary(g: Table, seat: int) -> float:
    """How far a seat is with two forts."""
    return forts(g, seat, 2)


def technophile(g: Table, seat: int) -> float:
    """How far a seat is with three cards of level IV: by the levels of its best three."""
    level = printed(g.rules).level
    best = sorted([level[card] for card in g.realms[seat].row], reverse=True)[:3]
    return sum([at - 1 for at in best]) / 9


def provincial(g: Table, seat: int) -> float:
    """How far a seat is with mature cities on four tiles; the best city of each tile counts."""
    best: dict[int, float] = {}
    for city, share in city_shares(g, seat).items():
        best[tile_of(city)] = max(share, best.get(tile_of(city), 0.0))
    shares = sorted(best.values(), reverse=True)
    return sum([share * share for share in shares[:4]]) / 4


def devastating(g: Table, seat: int) -> float:
    """How strong the next attack could be, as a part of what is asked for."""
    there, realm = printed(g.rules), g.realms[seat]
    for place, card in enumerate(realm.row):
        if there.focus[card] == MILITARY:
            strength = there.slots[place] + realm.trade[place] + DIE
            return HOPE * min(1.0, strength / CRUSHING)
    return 0.0


ON_THE_WAY: Final[dict[str, Callable[[Table, int], float]]] = {
    "technophile_ti": technophile,
    "scholarly_ti": scientific,
    "provincial": provincial,
    "devastating": devastating,
    "fortified": fortified,
    "expeditionary": expeditionary,
}
