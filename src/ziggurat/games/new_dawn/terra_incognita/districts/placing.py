"""Districts on the map: where they may go, and which of them lie where.

Owns the placing of districts and the return of lost ones. A district is a control token of its
seat (`Realm.control`) for every other rule; the kinds are told apart here alone.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import closed_spaces
from ziggurat.games.new_dawn.board.pieces import put_token
from ziggurat.games.new_dawn.board.spaces import (
    all_cities,
    all_control,
    barbarian_spaces,
    slot_needed,
    within_limit,
)
from ziggurat.games.new_dawn.focus.reasons_culture import (
    BARBARIAN_THERE,
    CITY_STATE_THERE,
    CITY_THERE,
    NOT_NEXT_TO_CITY,
    ON_WATER,
    TOKEN_THERE,
    TOO_DIFFICULT,
)
from ziggurat.games.new_dawn.ids import CULTURE, NONE, NOWHERE
from ziggurat.games.new_dawn.masks import BITS, bit, has, minus
from ziggurat.games.new_dawn.picking import Listed, Obstacle, named, obstacle_at, obstructed
from ziggurat.games.new_dawn.reasons import NOT_A_SPACE, SPACE_CLOSED
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.districts.reasons import DISTRICT_ON_MAP
from ziggurat.games.new_dawn.terra_incognita.districts.rows import District
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import DISTRICT
from ziggurat.games.new_dawn.terra_incognita.ids import GROWTH
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put, put_row

# Which of them lie where


def district_row(g: Table, number: int) -> District:
    """The row of a kind of district."""
    row = g.rules.rows[number]
    assert isinstance(row, District)
    return row


def where_district(g: Table, seat: int, number: int) -> int:
    """The space of a seat's district of a kind, `NOWHERE` if it is not on the map."""
    space = unknown(g).districts[seat][district_row(g, number).kind]
    return space if has(g.realms[seat].control, space) else NOWHERE


def districts_of(g: Table, seat: int) -> list[int]:
    """The kinds of districts a seat has on the map, as rows."""
    kinds = g.rules.families["district"]
    return [number for number in kinds if where_district(g, seat, number) != NOWHERE]


def district_spaces(g: Table, seat: int) -> int:
    """Mask: where districts of a seat lie."""
    found = 0
    for space in unknown(g).districts[seat]:
        if space >= 0:
            found |= BITS[space]
    return found & g.realms[seat].control


def district_at(g: Table, seat: int, space: int) -> int:
    """The kind of a seat's district in a space, as a row, or `NONE`."""
    for number in g.rules.families["district"]:
        if where_district(g, seat, number) == space:
            return number
    return NONE


def lay_district(g: Table, seat: int, number: int, space: int) -> None:
    """Note where a kind of district lies."""
    u = unknown(g)
    own = put(u.districts[seat], district_row(g, number).kind, space)
    u.districts = put_row(u.districts, seat, own)


# Hooks that keep it so


def stock_apart(s: State, cue: Cue, tokens: int) -> int:
    """Districts are no control tokens of the stock (ti.district.supply_apart)."""
    return minus(tokens, district_spaces(table(s), cue.owner))


def district_lost(s: State, cue: Cue) -> None:
    """A lost district is back with its owner (ti.district.lost_returns)."""
    g = table(s)
    for number in g.rules.families["district"]:
        if unknown(g).districts[cue.owner][district_row(g, number).kind] == cue.args[0]:
            lay_district(g, cue.owner, number, NOWHERE)


def district_shifted(s: State, cue: Cue) -> None:
    """A district that is shifted like any control token stays what it is (ti.district.is_control).

    It is told before the space it left is.
    """
    g = table(s)
    for number in g.rules.families["district"]:
        if unknown(g).districts[cue.owner][district_row(g, number).kind] == cue.args[0]:
            lay_district(g, cue.owner, number, cue.args[1])


# Placing


def in_the_way(g: Table, seat: int) -> list[Obstacle]:
    """What no district is placed on; an own control token is not in the way.

    Rules: ti.district.placement, ti.district.replace_own, ti.district.replace_not_rival.
    """
    return [
        (barbarian_spaces(g), BARBARIAN_THERE),
        (all_cities(g), CITY_THERE),
        (g.city_states, CITY_STATE_THERE),
        (minus(all_control(g), g.realms[seat].control), TOKEN_THERE),
        (closed_spaces(g, seat, CULTURE), SPACE_CLOSED),
    ]


def places_for_districts(g: Table, seat: int, limit: int) -> int:
    """Mask: where a district may be placed now."""
    near = g.board.around(g.realms[seat].cities) & within_limit(g, seat, GROWTH, limit)
    return minus(near, obstructed(in_the_way(g, seat)))


def against_district(g: Table, seat: int, number: int, space: int, limit: int) -> int:
    """The reason against a district in a space that is not among them."""
    if where_district(g, seat, number) != NOWHERE:
        return DISTRICT_ON_MAP
    if g.board.terrain[space] == NONE:
        return NOT_A_SPACE
    if has(g.board.waters, space):
        return ON_WATER
    reason = obstacle_at(in_the_way(g, seat), space)
    if reason != ALLOWED:
        return reason
    return NOT_NEXT_TO_CITY if has(within_limit(g, seat, GROWTH, limit), space) else TOO_DIFFICULT


def district_choices(g: Table, seat: int, limit: int) -> list[Choice]:
    """Every district that may be placed, with every space for it, ascending."""
    found: list[Choice] = []
    kinds = [at for at in g.rules.families["district"] if where_district(g, seat, at) == NOWHERE]
    if kinds:
        spaces = places_for_districts(g, seat, limit)
        for number in kinds:
            found.extend(named(district_row(g, number).options, spaces))
    return found


def district_figures(
    g: Table, seat: int, choice: Choice, reason: int, limit: int
) -> tuple[int, ...]:
    """What fills the wording of a refusal."""
    if reason == DISTRICT_ON_MAP:
        return (choice[1],)
    if reason == TOO_DIFFICULT:
        return (choice[2], limit, slot_needed(g, seat, GROWTH, choice[2]))
    return (choice[2],)


def put_district(g: Table, seat: int, number: int, space: int) -> bool:
    """Put a district on a space, unreinforced; True if it replaced a plain control token.

    It replaces an own token, which goes back to the unused ones, or another own district, which
    may be placed again; what the token had collected stays (ti.district.replace_own,
    replace_district, replace_unreinforced, natural_wonder_kept, collects). Replacing is not
    placing, and starts nothing.
    """
    realm = g.realms[seat]
    there = has(realm.control, space)
    old = district_at(g, seat, space)
    if old != NONE:
        lay_district(g, seat, old, NOWHERE)
    realm.reinforced &= ~bit(space)
    lay_district(g, seat, number, space)
    g.note("placed_district", seat, (number, space))
    if not there:
        put_token(g, seat, space)
    step_done(g)
    return there and old == NONE


class PlaceDistrict(Listed):
    """Place one district within a terrain limit, or none.  Rules: ti.district.placement"""

    SPEC: ClassVar[str] = "seat: int, limit: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.district.placement", "ti.district.one_each")

    def __init__(self, seat: int, limit: int) -> None:
        self.seat: Final = seat
        self.limit: Final = limit

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple([(PASS,), *district_choices(g, self.seat, self.limit)])

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != DISTRICT:
            return OTHER_QUESTION
        return against_district(g, self.seat, choice[1], choice[2], self.limit)

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        return district_figures(g, self.seat, choice, reason, self.limit)

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "place_district", SPACE, self.listed(table(s)), (self.limit,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        if choice[0] == DISTRICT:
            put_district(table(s), self.seat, choice[1], choice[2])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
