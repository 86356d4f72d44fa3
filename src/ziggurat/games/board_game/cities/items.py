"""Producing: one item for a city's production.

Owns the list of items, their costs and the one test behind listing and refusing them. How much a
city produces is in `production.py`; what follows from an item is in the item's own file.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.units import draw_unit, flight, may_raise, unit_cost
from ziggurat.games.board_game.cities.buildings import (
    build,
    building_row,
    may_build,
    tech_for,
)
from ziggurat.games.board_game.cities.buildings import unlocked_buildings as unlocked
from ziggurat.games.board_game.cities.moments import PRODUCED
from ziggurat.games.board_game.cities.of_city import OfCity
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.cities.reasons import NO_AIRCRAFT_YET, PRODUCTION_SHORT
from ziggurat.games.board_game.cities.recruiting import FIGURE_COSTS, PutFigure, may_recruit
from ziggurat.games.board_game.cities.wonders import PutWonder, may_erect, wonder_cost
from ziggurat.games.board_game.ids import ARMY, SCOUT, UNIT_TYPES
from ziggurat.games.board_game.reasons import NOT_KNOWN
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import BUILD, ERECT, PRODUCE_ARMY, PRODUCE_SCOUT, RAISE
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.flows import fire
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

ITEM_VERBS: Final = (PRODUCE_ARMY, PRODUCE_SCOUT, RAISE, BUILD, ERECT)


def item_cost(g: Table, seat: int, item: Choice) -> int:
    """The production that an item costs a seat."""
    verb = item[0]
    if verb == RAISE:
        return unit_cost(g, seat, item[1])
    if verb == BUILD:
        return building_row(g, item[1]).cost
    if verb == ERECT:
        return wonder_cost(g, seat, item[1])
    return FIGURE_COSTS[ARMY if verb == PRODUCE_ARMY else SCOUT]


def _obstacle(g: Table, seat: int, slot: int, item: Choice, open_to: list[int]) -> int:
    """The reason why a city cannot make an item, whatever it costs.

    `open_to` are the buildings that the seat's techs let it make.
    """
    verb = item[0]
    if verb == RAISE:
        return may_raise(g, seat, item[1])
    if verb == BUILD:
        return may_build(g, seat, slot, item[1], open_to)
    if verb == ERECT:
        return may_erect(g, seat, slot, item[1])
    return may_recruit(g, seat, slot, ARMY if verb == PRODUCE_ARMY else SCOUT)


def may_produce(g: Table, seat: int, slot: int, item: Choice, budget: int) -> int:
    """The reason why a city cannot produce an item with its production.

    Rules: cb.production.cost_at_most, cb.production.single_city_pays, cb.wonder.single_city
    """
    reason = _obstacle(g, seat, slot, item, unlocked(g, seat))
    if reason != ALLOWED:
        return reason
    return ALLOWED if item_cost(g, seat, item) <= budget else PRODUCTION_SHORT


def item_lack(g: Table, seat: int, reason: int, item: Choice, budget: int) -> tuple[int, ...]:
    """The facts of a reason why an item cannot be made: what it costs, or the tech it needs."""
    if reason == PRODUCTION_SHORT:
        return (item_cost(g, seat, item), budget)
    if reason == NO_AIRCRAFT_YET:
        return (flight(g),)
    return (tech_for(g, item[1]),) if reason == NOT_KNOWN else item[1:]


def items(g: Table, seat: int, slot: int, budget: int) -> list[Choice]:
    """What a city can produce with its production, ascending: what `may_produce` allows.

    It asks for the price first, because most of what is too dear needs no further thought.
    """
    open_to = unlocked(g, seat)
    found: list[Choice] = []
    for item in _imaginable(g, open_to):
        dear = item_cost(g, seat, item) > budget
        if not dear and _obstacle(g, seat, slot, item, open_to) == ALLOWED:
            found.append(item)
    return found


def _imaginable(g: Table, open_to: list[int]) -> list[Choice]:
    """Items among which all are that anybody could produce now."""
    found: list[Choice] = [(PRODUCE_ARMY,), (PRODUCE_SCOUT,)]
    found.extend([(RAISE, unit_type) for unit_type in range(len(UNIT_TYPES))])
    found.extend([(BUILD, building) for building in open_to])
    found.extend([(ERECT, wonder) for wonder in g.offer])
    return found


def produce(g: Table, seat: int, slot: int, item: Choice) -> None:
    """Let a city produce an item; production that it does not need is lost.

    Rules: cb.production.one_item, cb.production.no_saving
    """
    make(g, seat, slot, item)
    fire(g, PRODUCED, seat, (slot, item[0]), everyone=False)


def make(g: Table, seat: int, slot: int, item: Choice) -> None:
    """Make an item for a city, whoever pays for it."""
    verb = item[0]
    if verb == RAISE:
        draw_unit(g, seat, item[1])
    elif verb == BUILD:
        build(g, seat, slot, item[1])
    elif verb == ERECT:
        g.push(PutWonder(seat, slot, item[1]))
    else:
        g.push(PutFigure(seat, slot, ARMY if verb == PRODUCE_ARMY else SCOUT))


def begin_divided(g: Table, seat: int, slot: int, parts: int) -> None:
    """Let a city divide its production of now among several items, for cards that allow it."""
    g.push(DivideProduction(seat, slot, production(g, seat, slot), parts))


class DivideProduction(OfCity):
    """A city produces one item after the other for what is left of its production."""

    SPEC: ClassVar[str] = "seat: int, slot: int, budget: int, parts: int"

    def __init__(self, seat: int, slot: int, budget: int, parts: int) -> None:
        super().__init__(seat, slot)
        self.budget: Final = budget
        self.parts: Final = parts

    def run(self, s: State) -> bool:
        if self.parts:
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        found = items(table(s), self.seat, self.slot, self.budget)
        options = ((PASS,), *found)
        return Question(self.seat, "produce", PICK, options, (self.slot, self.budget))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
            return
        left = self.budget - item_cost(g, seat, choice)
        g.swap(DivideProduction(self.seat, self.slot, left, self.parts - 1))
        produce(g, seat, self.slot, choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] not in ITEM_VERBS:
            return Reason(OTHER_QUESTION)
        g = table(s)
        reason = may_produce(g, seat, self.slot, choice, self.budget)
        if reason == ALLOWED:
            return None
        return Reason(reason, item_lack(g, seat, reason, choice, self.budget))
