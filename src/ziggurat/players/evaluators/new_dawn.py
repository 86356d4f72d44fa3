"""A New Dawn as a player sees it: victory cards first, then what leads to them.

Owns the weights and how far a seat is with each agenda. It reads public facts only, which
in this game is everything, and never asks the rules what would be legal. A module brings what
its own things are worth in `new_dawn_<module>.py`: `terms` and more agendas `ON_THE_WAY`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NamedTuple

from ziggurat.api import Rules, State
from ziggurat.games.new_dawn.board.spaces import (
    all_cities,
    all_control,
    barbarian_spaces,
    mature_cities,
    rival_spaces,
)
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.ids import (
    CULTURAL,
    CULTURE,
    ECONOMIC,
    ECONOMY,
    FIFTH,
    INDUSTRY,
    MILITARISTIC,
    MILITARY,
    SCIENCE,
    SCIENTIFIC,
)
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Agenda
from ziggurat.games.new_dawn.state import Realm, Table, table

# The weights, in points. Everything is measured by how much of a victory card it brings.

# A claimed victory card stays claimed.
CLAIM: Final = 100.0
# An agenda just before it is complete. Progress is squared: finishing one beats beginning two.
AGENDA: Final = 80.0
# The lesser agenda of a card counts a little: it is the way out if the better one is blocked.
SPARE: Final = 0.15
# The end of the game outweighs everything on the table.
WON: Final = 10_000.0
# The agendas of a rival that lacks a single card: slowing it down is worth a detour.
RIVAL: Final = 0.3

# Cities carry control tokens, wonders and further cities.
CITY: Final = 4.0
# A mature city gives trade tokens and lets caravans set out.
MATURE: Final = 2.0
# A control token holds land and brings the city beside it nearer to maturity.
SPACE: Final = 0.8
# The last unused tokens cost nearly as much: they are kept for where an agenda needs them.
UNUSED: Final = 0.7
KEPT: Final = 5
# A wonder acts each turn and decides ties; four of ten agendas ask for wonders.
WONDER: Final = 3.0
# Each level of a card in the row makes all its later turns better.
LEVEL: Final = 2.0
# Six spaces of the dial bring a level.
DIAL: Final = 0.5
# A trade token is one token, step or production more in a later turn.
TRADE: Final = 0.5
# A resource is two production, but only for half of the wonders.
RESOURCE: Final = 0.9
# A natural wonder is such a resource each turn.
NATURAL: Final = 2.5
# A diplomacy card acts each turn, as long as its giver is left in peace.
DIPLOMACY: Final = 1.2
# A caravan on its way arrives one day.
CARAVAN: Final = 0.3
# A reinforced token is harder to take, which matters beside rivals and barbarians.
REINFORCED: Final = 0.05
FRONTIER: Final = 0.15
# Slots by focus type: cards that build an empire had better wait in the high ones.
READY: Final = {CULTURE: 0.30, SCIENCE: 0.25, ECONOMY: 0.20, INDUSTRY: 0.35, MILITARY: 0.10}
# The same for types that are not in the base game.
EARLY: Final = 0.20

# Steps towards agendas, as shares of them: a natural wonder beside a city, the same again if
# the culture card stands in the slot it takes, and a gap around a city that could be filled now.
BESIDE: Final = 0.15
FILLABLE: Final = 0.25
# What remains of a city that cannot become mature where it stands.
NEVER: Final = 0.3


def has_begun(s: State) -> bool:
    """There is nothing to judge while the map is built."""
    g = table(s)
    return g.victory != () and all([realm.capital >= 0 for realm in g.realms])


def evaluate(s: State, seat: int) -> float:
    """How good a state is for a seat."""
    g = table(s)
    if s.outcome is not None:
        winners = s.outcome.winners
        return WON / len(winners) if seat in winners else -WON
    value = agendas(g, seat) + position(g, seat)
    for terms in modules_of(g.rules).terms:
        value += terms(g, seat)
    lacking_one = len(g.victory) - g.rules.limits["victory_spare"] - 1
    for other in range(g.seats):
        if other != seat and g.realms[other].claims.bit_count() >= lacking_one:
            value -= RIVAL * agendas(g, other)
    return value


# Agendas


def agendas(g: Table, seat: int) -> float:
    """What a seat's victory cards are worth: claimed, or on the way."""
    value = 0.0
    claims = g.realms[seat].claims
    for card in g.victory:
        if (claims >> card) & 1:
            value += CLAIM
            continue
        shares = sorted([share(g, seat, agenda) for agenda in printed(g.rules).agendas[card]])
        better = shares[-1] if shares else 0.0
        lesser = shares[-2] if len(shares) > 1 else 0.0
        value += AGENDA * (better * better + SPARE * lesser)
    return value


def share(g: Table, seat: int, agenda: Agenda) -> float:
    """How far a seat is with an agenda, from 0 to 1: by what is on the way, or as it is counted."""
    known = modules_of(g.rules).on_the_way
    if agenda.name in known:
        return known[agenda.name](g, seat)
    return min(1.0, agenda.count(g, seat) / agenda.need)


def mature(g: Table, seat: int) -> float:
    """How far a seat is with five mature cities; each counts by what surrounds it."""
    shares = sorted(city_shares(g, seat).values(), reverse=True)
    return sum([share * share for share in shares[:5]]) / 5


def naturals(g: Table, seat: int) -> float:
    """How far a seat is with two natural wonders; a city beside one is the first step."""
    realm = g.realms[seat]
    held = realm.natural.bit_count()
    if held >= 2:
        return 1.0
    if not g.natural & g.board.around(realm.cities):
        return held / 2
    return held / 2 + BESIDE + (BESIDE if culture_slot(g, realm) == FIFTH else 0.0)


def culture_slot(g: Table, realm: Realm) -> int:
    """The slot of the culture card, which limits where control tokens can go next."""
    there = printed(g.rules)
    for place, card in enumerate(realm.row):
        if there.focus[card] == CULTURE:
            return there.slots[place]
    return 0


def city_shares(g: Table, seat: int) -> dict[int, float]:
    """For each city how much of its surroundings is water or has a token of its owner.

    A gap that the culture card could fill from its slot counts in part. Beside a city or
    city-state a city never becomes mature.
    """
    realm = g.realms[seat]
    board = g.board
    covered = realm.control | board.waters
    built = all_cities(g) | g.city_states
    fillable = board.within[culture_slot(g, realm)] & ~(all_control(g) | barbarian_spaces(g))
    shares: dict[int, float] = {}
    left = realm.cities
    while left:
        low = left & -left
        left ^= low
        city = low.bit_length() - 1
        near = board.near[city]
        full = near.bit_count()
        share = (near & covered).bit_count() / full
        share += FILLABLE * (near & fillable).bit_count() / full
        shares[city] = share * NEVER if near & built else share
    return shares


def wonders(g: Table, seat: int, kind: int) -> float:
    """How far a seat is with two wonders of a type."""
    owned = g.realms[seat].in_play & printed(g.rules).wonders_of[kind]
    return min(1.0, owned.bit_count() / 2)


def economic(g: Table, seat: int) -> float:
    """How far a seat is with two economic wonders."""
    return wonders(g, seat, ECONOMIC)


def militaristic(g: Table, seat: int) -> float:
    """How far a seat is with two militaristic wonders."""
    return wonders(g, seat, MILITARISTIC)


def cultural(g: Table, seat: int) -> float:
    """How far a seat is with two cultural wonders."""
    return wonders(g, seat, CULTURAL)


def scientific(g: Table, seat: int) -> float:
    """How far a seat is with two scientific wonders."""
    return wonders(g, seat, SCIENTIFIC)


# Agendas of which more can be told than is counted, by the names of their rows.
ON_THE_WAY: Final[dict[str, Callable[[Table, int], float]]] = {
    "moneygrubber": economic,
    "paranoid": militaristic,
    "aesthetic": cultural,
    "scholarly": scientific,
    "populous": mature,
    "preservationist": naturals,
}


class Modules(NamedTuple):
    """What the modules of a game add to its evaluator."""

    terms: tuple[Callable[[Table, int], float], ...]
    on_the_way: dict[str, Callable[[Table, int], float]]


@lru_cache
def modules_of(rules: Rules) -> Modules:
    """The terms and agendas of a game as it is built, those of its base first."""
    names = [f"{__name__}_{name}" for name in rules.installed]
    found = [import_module(name) for name in names if find_spec(name)]
    ways = dict(ON_THE_WAY)
    for module in found:
        ways.update(module.ON_THE_WAY)
    return Modules(tuple([module.terms for module in found]), ways)


# Position


def position(g: Table, seat: int) -> float:
    """What a seat has, whatever the victory cards ask for."""
    realm = g.realms[seat]
    value = CITY * realm.cities.bit_count() + SPACE * realm.control.bit_count()
    value += MATURE * mature_cities(g, seat).bit_count()
    value += WONDER * (realm.in_play & printed(g.rules).wonders).bit_count()
    value += DIPLOMACY * (realm.in_play & printed(g.rules).cards).bit_count()
    value += NATURAL * realm.natural.bit_count() + RESOURCE * sum(realm.resources)
    value += UNUSED * min(unused_tokens(g, seat), KEPT)
    value += CARAVAN * sum([1 for space in realm.caravans if space >= 0])
    return value + _row(g, realm) + _guard(g, seat, realm)


def _row(g: Table, realm: Realm) -> float:
    """Levels, tokens and slots of the focus row."""
    value = DIAL * realm.dial_record + TRADE * (sum(realm.trade) + realm.stored)
    there = printed(g.rules)
    for place, card in enumerate(realm.row):
        value += LEVEL * there.level[card] + READY.get(there.focus[card], EARLY) * place
    return value


def _guard(g: Table, seat: int, realm: Realm) -> float:
    """Reinforced tokens, which count for more beside rivals and barbarians."""
    if not realm.reinforced:
        return 0.0
    threats = rival_spaces(g, seat) | barbarian_spaces(g)
    near = (realm.reinforced & g.board.around(threats)).bit_count()
    return REINFORCED * realm.reinforced.bit_count() + FRONTIER * near
