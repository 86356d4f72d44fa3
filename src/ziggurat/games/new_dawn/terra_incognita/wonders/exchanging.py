"""Exchanging a rival city for an own one by an effect, without an attack.

Owns the choice of the city. No diplomacy card goes back for it, and a wonder there changes hands
without being captured (ti.define.captured).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import sheltered
from ziggurat.games.new_dawn.board.spaces import all_cities, owner_of
from ziggurat.games.new_dawn.board.supplies import unused_cities
from ziggurat.games.new_dawn.combat.results import take_space
from ziggurat.games.new_dawn.masks import bit, has, members
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.wonders.reasons import (
    CAPITAL_STAYS,
    CITY_OUT_OF_REACH,
    CITY_SHELTERED,
)
from ziggurat.games.new_dawn.verbs import STRIKE
from ziggurat.games.new_dawn.victory import StepDone
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


def spaces_within(g: Table, start: int, distance: int) -> int:
    """Mask: spaces at most so far from a space; water is not counted through.

    Rules: nd.space.distance_land
    """
    return g.board.reach(bit(start), distance, g.board.land)


def may_exchange(g: Table, seat: int, space: int, area: int) -> int:
    """A rival city in an area that is no capital and stands under no army."""
    owner = owner_of(g, space)
    rival = owner not in (seat, -1) and has(g.realms[owner].cities, space)
    if not rival or not has(area, space):
        return CITY_OUT_OF_REACH
    if space == g.realms[owner].capital:
        return CAPITAL_STAYS
    return CITY_SHELTERED if has(sheltered(g, seat), space) else ALLOWED


def exchange(g: Table, seat: int, area: int) -> None:
    """Let a seat exchange a city of an area, if there is one and it has an unused city."""
    if unused_cities(g, seat) > 0:
        cities = members(all_cities(g) & area)
        if any([may_exchange(g, seat, space, area) == ALLOWED for space in cities]):
            g.push(ExchangeCity(seat, area))


class ExchangeCity(Pick):
    """Choose the rival city that an own unused city replaces."""

    SPEC: ClassVar[str] = "seat: int, area: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.army.shield", "ti.define.captured")

    def __init__(self, seat: int, area: int) -> None:
        self.seat: Final = seat
        self.area: Final = area

    def candidates(self, g: Table) -> list[Choice]:
        return [(STRIKE, space) for space in members(all_cities(g) & self.area)]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] != STRIKE:
            return OTHER_QUESTION
        return may_exchange(g, self.seat, choice[1], self.area)

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "exchange_city", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        owner = owner_of(g, choice[1])
        g.note("exchanged_city", self.seat, (choice[1], owner))
        g.push(StepDone())
        take_space(g, self.seat, owner, choice[1], city=True)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
