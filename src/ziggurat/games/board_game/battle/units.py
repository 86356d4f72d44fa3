"""Units: the four decks and the standing forces.

Owns what a unit costs, drawing unit cards and returning them. What a unit does in battle is decided
elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.cities.moments import UNIT_COST
from ziggurat.games.board_game.cities.reasons import NO_AIRCRAFT_YET, NO_UNIT_LEFT
from ziggurat.games.board_game.holdings import known_techs
from ziggurat.games.board_game.ids import AIRCRAFT, NONE
from ziggurat.games.board_game.research.pyramid import tech_row
from ziggurat.games.board_game.rows.unit import Unit
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_UNIT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import Question, only
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import put_row, with_sorted

UNIT_COSTS: Final = (5, 7, 9, 11)
AIRCRAFT_COST: Final = 12


def unit_row(g: Table, unit: int) -> Unit:
    """The row of a unit card."""
    row = g.rules.rows[unit]
    assert isinstance(row, Unit)
    return row


def put_bag(bags: tuple[Bag, ...], at: int, bag: Bag) -> tuple[Bag, ...]:
    """Replace one of several decks."""
    return bags[:at] + (bag,) + bags[at + 1 :]


def buried(bag: Bag, card: int) -> Bag:
    """A deck with one more card faceup under it, where the order of cards does not matter."""
    return Bag(bag.top, bag.unknown, with_sorted(bag.discard, card))


def units_left(g: Table, unit_type: int) -> int:
    """Cards of a type that can still be drawn, returned ones included (cb.unit.deck_empty)."""
    bag = g.unit_bags[unit_type]
    return bag.size() + len(bag.discard)


def unit_cost(g: Table, seat: int, unit_type: int) -> int:
    """The production that a unit costs a seat.

    Rules: cb.unit.cost_rank_1 to cb.unit.cost_rank_4, cb.unit.cost_by_own_rank,
    cb.unit.cost_aircraft
    """
    return adjusted(g, UNIT_COST, seat, (unit_type,), full_unit_cost(g, seat, unit_type))


def full_unit_cost(g: Table, seat: int, unit_type: int) -> int:
    """The same before any row makes it cheaper."""
    return AIRCRAFT_COST if unit_type == AIRCRAFT else UNIT_COSTS[g.ranks[seat][unit_type] - 1]


def flies(g: Table, seat: int) -> bool:
    """Tell whether a seat knows a tech that brings aircraft (cb.unit.aircraft_needs_flight)."""
    for tech in known_techs(g, seat):
        for unit_type, _ in tech_row(g, tech).units:
            if unit_type == AIRCRAFT:
                return True
    return False


def flight(g: Table) -> int:
    """The first tech that brings aircraft."""
    for tech in g.rules.families["tech"]:
        if AIRCRAFT in [unit_type for unit_type, _ in tech_row(g, tech).units]:
            return tech
    return NONE


def may_raise(g: Table, seat: int, unit_type: int) -> int:
    """The reason why a seat cannot produce a unit of a type, whatever it costs.

    Rules: cb.unit.deck_empty, cb.unit.aircraft_needs_flight
    """
    if unit_type == AIRCRAFT and not flies(g, seat):
        return NO_AIRCRAFT_YET
    return ALLOWED if units_left(g, unit_type) else NO_UNIT_LEFT


def draw_unit(g: Table, seat: int, unit_type: int) -> None:
    """Let a seat draw a unit into its standing forces; nothing happens if none is left."""
    if units_left(g, unit_type):
        g.push(DrawUnit(seat, unit_type))


class DrawUnit(Frame):
    """The top card of a deck comes into a seat's standing forces; only the seat sees it.

    Rules: cb.unit.random_draw, cb.unit.joins_standing_forces, cb.unit.deck_reshuffle
    """

    SPEC: ClassVar[str] = "seat: int, unit_type: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.unit.random_draw", "cb.unit.joins_standing_forces", "cb.unit.deck_reshuffle",
    )  # fmt: skip

    def __init__(self, seat: int, unit_type: int) -> None:
        self.seat: Final = seat
        self.unit_type: Final = unit_type

    def run(self, s: State) -> bool:
        g = table(s)
        bag = g.unit_bags[self.unit_type]
        if not bag.size():
            g.unit_bags = put_bag(g.unit_bags, self.unit_type, bag.reshuffle())
        return True

    def question(self, s: State) -> Question:
        units, copies = table(s).unit_bags[self.unit_type].draws()
        options = tuple([(DRAW_UNIT, unit) for unit in units])
        return chance("draw_unit", options, copies, only(self.seat))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        bag = g.unit_bags[self.unit_type].draw(choice[1])
        g.unit_bags = put_bag(g.unit_bags, self.unit_type, bag)
        g.forces = put_row(g.forces, self.seat, with_sorted(g.forces[self.seat], choice[1]))
        g.note("drew_unit", self.seat, (choice[1],), audience=only(self.seat), veiled="drew_a_unit")

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.unit_type)


def return_unit(g: Table, unit: int) -> None:
    """Lay a unit faceup under the deck of its type."""
    unit_type = unit_row(g, unit).unit_type
    bag = buried(g.unit_bags[unit_type], unit)
    g.unit_bags = put_bag(g.unit_bags, unit_type, bag)


def reclaim_unit(g: Table, seat: int, unit: int) -> None:
    """Take a unit that was just returned back into a seat's standing forces."""
    unit_type = unit_row(g, unit).unit_type
    bag = g.unit_bags[unit_type].take_from_discard(unit)
    g.unit_bags = put_bag(g.unit_bags, unit_type, bag)
    g.forces = put_row(g.forces, seat, with_sorted(g.forces[seat], unit))
