"""What must hold after every decision of The Board Game, for tests and fuzzing.

Owns the counting of pieces: nothing gets lost and nothing is there twice. Cards that a frame
holds for a moment, such as units in a front, are counted as out of sight, never as too many.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Invariant
from ziggurat.games.board_game.board.sites import centres, outskirts
from ziggurat.games.board_game.holdings import refresh_all
from ziggurat.games.board_game.ids import (
    CITY_SLOTS,
    FIRST_WONDER,
    FOG,
    HUT,
    LAST_SPACE,
    MOST_TRADE,
    NO_TOKEN,
    NONE,
    ROWS_END,
    VILLAGE,
)
from ziggurat.games.board_game.movement.figures import armies_left, scouts_left
from ziggurat.games.board_game.rows.building import Building
from ziggurat.games.board_game.rows.unit import RANKS
from ziggurat.games.board_game.state import Table, city_id, still_gathered, table
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag


def counted(bags: tuple[Bag, ...], rows: tuple[tuple[int, ...], ...]) -> list[int]:
    """How often each row lies in piles, on them or below, and before seats.

    All are counted in one pass, because this is done after every decision.
    """
    found = [0] * ROWS_END
    for bag in bags:
        for card in bag.top + bag.unknown + bag.discard:
            found[card] += 1
    for row in rows:
        for card in row:
            found[card] += 1
    return found


def on_map(g: Table) -> list[int]:
    """How often each row lies on the map as a marker."""
    found = [0] * ROWS_END
    for number in g.markers:
        if number != NONE:
            found[number] += 1
    return found


# Cards and markers


def cards(s: State) -> str:
    """Nobody holds a culture event, a unit or a found marker that the box does not hold."""
    g = table(s)
    finds = counted((g.hut_bag, g.village_bag), g.facedown_finds)
    return (
        too_many(g, "culture_event", counted(g.event_bags, g.hand))
        or too_many(g, "unit", counted(g.unit_bags, g.forces))
        or too_many(g, "hut", finds)
        or too_many(g, "village", finds)
    )


def too_many(g: Table, family: str, found: list[int]) -> str:
    """What there is more of than the box holds."""
    for number in g.rules.families[family]:
        if found[number] > g.printed.copies[number]:
            name = g.rules.rows[number].name
            return f"there are {found[number]} of '{name}' instead of {g.printed.copies[number]}"
    return ""


def people(s: State) -> str:
    """Each great person is in the pile, in a reserve, on the map or gone."""
    g = table(s)
    found, lying = counted((g.people_bag,), g.reserve), on_map(g)
    for person in g.rules.families["great_person"]:
        if found[person] + lying[person] > g.printed.copies[person]:
            return f"there are too many of '{g.rules.rows[person].name}'"
    return ""


def buildings(s: State) -> str:
    """A building is in the supply or on the map (cb.setup.buildings_in_market)."""
    g = table(s)
    if g.turn == 0:
        return ""
    counts = list(g.supply)
    lying = on_map(g)
    for number in g.rules.families["building"]:
        row = g.rules.rows[number]
        assert isinstance(row, Building)
        counts[row.group] += lying[number]
    for group, count in enumerate(counts):
        if count != g.printed.supply[group] or g.supply[group] < 0:
            there = g.printed.supply[group]
            return f"there are {count} buildings of group {group} instead of {there}"
    return ""


def wonders(s: State) -> str:
    """A wonder is in the deck, in the market, on the map with an owner, or gone."""
    g = table(s)
    found, lying = counted(g.wonder_bags, (g.offer,)), on_map(g)
    for wonder in g.rules.families["wonder"]:
        owner = g.owners[wonder - FIRST_WONDER]
        square = g.wonder_squares[wonder - FIRST_WONDER]
        name = g.rules.rows[wonder].name
        held = 0 if owner == NONE else 1
        if found[wonder] + held > 1:
            return f"'{name}' is in two places"
        if lying[wonder] != (0 if square == NONE else 1):
            return f"'{name}' lies elsewhere than its owner thinks"
        if square != NONE and (g.markers[square] != wonder or owner == NONE):
            return f"'{name}' is on the map without an owner"
    for era, left in enumerate(g.wonders_left):
        if not 0 <= left <= g.wonder_bags[era].size():
            return f"the wonder deck cannot have {left} cards of era {era}"
    return ""


def resources(s: State) -> str:
    """No token gets lost: it is in the market or on a sheet (cb.resource.spent_to_market)."""
    g = table(s)
    for resource, left in enumerate(g.market):
        held = [g.resources[seat][resource] for seat in range(g.seats)]
        if left < 0 or min(held) < 0:
            return f"there is a negative number of tokens of resource {resource}"
        if g.turn and left + sum(held) < g.seats:
            return f"a token of resource {resource} is lost"
    return ""


# The map


def figures(s: State) -> str:
    """Figures stand on revealed squares and are no more than a seat has."""
    g = table(s)
    for seat in range(g.seats):
        if armies_left(g, seat) < 0 or scouts_left(g, seat) < 0:
            return f"seat {seat} has too many figures"
        if len(g.scout_city[seat]) != len(g.scouts[seat]):
            return f"seat {seat} has other scouts than cities that they gather for"
        for _, slot in still_gathered(g, seat):
            if g.cities[seat][slot] == NONE:
                return f"seat {seat} gathers for a city that is not there"
        for row in (g.armies[seat], g.scouts[seat]):
            if list(row) != sorted(row):
                return f"the figures of seat {seat} are in disorder"
            for square in row:
                if g.ground[square] == FOG:
                    return f"a figure of seat {seat} stands on a facedown tile"
    return ""


def lands(s: State) -> str:
    """A square belongs to a city beside it, and every square around a city to one."""
    g = table(s)
    around = {
        city_id(seat, slot): outskirts(g, seat, slot)
        for seat in range(g.seats)
        for slot in range(CITY_SLOTS)
    }
    for square, owner in enumerate(g.lands):
        if owner != NONE and square not in around[owner]:
            return f"square {square} belongs to a city that is not beside it"
    for seat in range(g.seats):
        for slot in range(CITY_SLOTS):
            for centre in centres(g, seat, slot):
                if g.ground[centre] == FOG:
                    return f"city {city_id(seat, slot)} stands on a facedown tile"
                if g.lands[centre] != NONE:
                    return f"city {city_id(seat, slot)} stands in the outskirts of a city"
            for square in around[city_id(seat, slot)]:
                if g.lands[square] == NONE:
                    return f"nobody has square {square} beside a city"
    return ""


def tokens(s: State) -> str:
    """A facedown marker lies on a revealed square, and its pile still holds what it shows."""
    g = table(s)
    for square, token in enumerate(g.tokens):
        if token != NO_TOKEN and g.ground[square] == FOG:
            return f"a marker lies on the facedown square {square}"
    return ""


def markers(s: State) -> str:
    """A building, wonder or great person lies in the outskirts of a city."""
    g = table(s)
    for square, number in enumerate(g.markers):
        if number != NONE and g.lands[square] == NONE:
            return f"'{g.rules.rows[number].name}' lies outside of all cities"
    return ""


# Seats


def dials(s: State) -> str:
    """Dials, tracks and ranks stay on their scales."""
    g = table(s)
    for seat in range(g.seats):
        if not 0 <= g.trade[seat] <= MOST_TRADE:
            return f"seat {seat} has {g.trade[seat]} trade"
        if g.culture[seat] < 0 or not 0 <= g.track[seat] <= LAST_SPACE:
            return f"seat {seat} has left the culture track"
        for rank in g.ranks[seat]:
            if not 1 <= rank <= RANKS:
                return f"seat {seat} has a unit rank of {rank}"
    return ""


def in_play(s: State) -> str:
    """The rows that act for a seat are those that should."""
    g = table(s)
    anew = table(g.clone())
    refresh_all(anew)
    for seat in range(g.seats):
        if anew.in_play[seat] != g.in_play[seat]:
            odd = anew.in_play[seat] ^ g.in_play[seat]
            names = [row.name for at, row in g.rules.rows.items() if (odd >> at) & 1]
            return f"it is wrong whether {', '.join(names)} acts for seat {seat}"
    return ""


def battle_hands(s: State) -> str:
    """A battle hand is part of the standing forces."""
    g = table(s)
    for seat in range(g.seats):
        for unit in g.battle[seat]:
            if g.battle[seat].count(unit) > g.forces[seat].count(unit):
                return f"seat {seat} fights with '{g.rules.rows[unit].name}', which it lacks"
    return ""


def piles(s: State) -> str:
    """Every facedown hut and village of the map can still be drawn."""
    g = table(s)
    short = g.hut_bag.size() < g.tokens.count(HUT)
    if g.turn and (short or g.village_bag.size() < g.tokens.count(VILLAGE)):
        return "a pile of huts or villages is too small for the map"
    return ""


INVARIANTS: Final = (
    Invariant("cards", cards),
    Invariant("people", people),
    Invariant("buildings", buildings),
    Invariant("wonders", wonders),
    Invariant("resources", resources),
    Invariant("figures", figures),
    Invariant("lands", lands),
    Invariant("tokens", tokens),
    Invariant("markers", markers),
    Invariant("dials", dials),
    Invariant("in play", in_play),
    Invariant("battle hands", battle_hands),
    Invariant("piles", piles),
)


def install_invariants(b: Build) -> None:
    """Install all of them."""
    b.invariants.add(INVARIANTS)
