"""When districts are resolved: at the event, and wherever a card says so.

Owns the order of seats and of the districts of one seat. What a district does stands on its row.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask, is_governed
from ziggurat.games.new_dawn.ids import NOWHERE
from ziggurat.games.new_dawn.masks import bit, has, mask_of, members
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.districts.placing import (
    district_row,
    districts_of,
    where_district,
)
from ziggurat.games.new_dawn.terra_incognita.districts.reasons import DISTRICT_DONE, NO_DISTRICT
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import ACTIVATE
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


def district_event(g: Table) -> None:
    """Every seat resolves its districts, the first player first (ti.district.event_order)."""
    for offset in range(g.seats - 1, -1, -1):
        seat = (g.first + offset) % g.seats
        own = districts_of(g, seat)
        if own:
            g.push(ResolveDistricts(seat, mask_of(own), len(own)))


def resolve_one(g: Table, seat: int) -> None:
    """Let a seat resolve one of its districts, of its choice."""
    own = districts_of(g, seat)
    if own:
        g.push(ResolveDistricts(seat, mask_of(own), 1))


def resolve_kind(g: Table, seat: int, number: int) -> None:
    """Every owner of a kind of district resolves it, clockwise from a seat."""
    for offset in range(g.seats - 1, -1, -1):
        owner = (seat + offset) % g.seats
        if where_district(g, owner, number) != NOWHERE:
            g.push(UseDistrict(owner, number))


def two_useful_districts(g: Table, seat: int, among: int) -> list[int]:
    """The first two districts on the map whose effect could change anything now."""
    found: list[int] = []
    for number in members(among):
        space = where_district(g, seat, number)
        if space != NOWHERE and district_row(g, number).useful(g, seat, space):
            found.append(number)
            if len(found) > 1:
                break
    return found


def use_district(g: Table, seat: int, number: int, space: int) -> None:
    """Carry out the effect of a district that is known to be useful."""
    g.note("uses_district", seat, (number,))
    district_row(g, number).use(g, seat, space)


class UseDistrict(Frame):
    """Carry out the effect of one district, if it still lies there."""

    SPEC: ClassVar[str] = "seat: int, district: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.district.own_order",)

    def __init__(self, seat: int, district: int) -> None:
        self.seat: Final = seat
        self.district: Final = district

    def run(self, s: State) -> bool:
        g = table(s)
        g.pop()
        space = where_district(g, self.seat, self.district)
        if space != NOWHERE and district_row(g, self.district).useful(g, self.seat, space):
            use_district(g, self.seat, self.district, space)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.district)


class ResolveDistricts(Pick):
    """A seat resolves up to `count` of its districts, each once, in an order of its choice.

    The last that could do anything is carried out without asking; what it offers can still be
    declined. A rule that governs the seat is asked about all of them, whatever they do.
    Rules: ti.district.own_order, ti.district.optional_choice
    """

    SPEC: ClassVar[str] = "seat: int, left: int, count: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.district.own_order", "ti.district.optional_choice")

    def __init__(self, seat: int, left: int, count: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.count: Final = count

    def run(self, s: State) -> bool:
        g = table(s)
        if is_governed(g, self.seat):
            if self.count > 0 and self.left:
                return True
            g.pop()
            return False
        useful = two_useful_districts(g, self.seat, self.left) if self.count > 0 else []
        if len(useful) > 1:
            return True
        if useful:
            self._without(g, useful[0])
            use_district(g, self.seat, useful[0], where_district(g, self.seat, useful[0]))
        else:
            g.pop()
        return False

    def _without(self, s: State, number: int) -> None:
        """The others come after one of them."""
        s.swap(ResolveDistricts(self.seat, self.left & ~bit(number), self.count - 1))

    def candidates(self, g: Table) -> list[Choice]:
        return [(PASS,), *[(ACTIVATE, number) for number in g.rules.families["district"]]]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != ACTIVATE:
            return OTHER_QUESTION
        if where_district(g, self.seat, choice[1]) == NOWHERE:
            return NO_DISTRICT
        return ALLOWED if has(self.left, choice[1]) else DISTRICT_DONE

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "resolve_districts", PICK, self.listed(table(s)), (self.count,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == ACTIVATE:
            self._without(s, choice[1])
            s.push(UseDistrict(self.seat, choice[1]))
        else:
            s.pop()

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
