"""What cities of The Board Game bring and what things cost, as the page is sent it.

Owns a city's production, the strength of one's own units and the prices of all that a city can
make. What rows add is asked of the rules by name; no class of the game is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.drawing.board_game.position import BUILDING, NONE, Position
from ziggurat.kernel.content import AdjustMoment, adjusted
from ziggurat.server.tables.plain import Data

if TYPE_CHECKING:
    from ziggurat.kernel.state import State

BARBARIAN_RANK: Final = 1
FIGURE_COSTS: Final = (("produce_army", 4), ("produce_scout", 6))
# By rank; a type that has none costs the same for everybody.
UNIT_COSTS: Final = (5, 7, 9, 11)
AIRCRAFT_COST: Final = 12


def cities_data(position: Position, dealt: State, seat: int) -> list[Data]:
    """The cities of a seat with what they produce now and whether they can still act."""
    own = position.seats[seat]
    read = dealt.rules.facts["production"].read
    return [
        {
            "slot": slot,
            "square": square,
            "production": read(dealt, (seat, slot))[0],
            "actions": own["actions"][slot],
        }
        for slot, square in enumerate(own["cities"])
        if square != NONE
    ]


def strength(position: Position, dealt: State, seat: int, unit: int) -> int:
    """The strength of a unit as it fights for a seat, `NONE` for barbarians."""
    row: Any = position.rules.rows[unit]
    ranks = [] if seat == NONE else position.seats[seat]["ranks"]
    rank = ranks[row.unit_type] if row.unit_type < len(ranks) else BARBARIAN_RANK
    found: int = row.at_rank(rank)
    return found if seat == NONE else changed(dealt, "unit_strength", seat, (unit,), found)


def wonder_cost(position: Position, dealt: State, seat: int, wonder: int) -> int:
    """The production that a wonder costs a seat."""
    row: Any = position.rules.rows[wonder]
    cheaper = row.tech != NONE and row.tech in position.seats[seat]["techs"]
    cost = row.lower_cost if cheaper else row.cost
    return changed(dealt, "wonder_cost", seat, (wonder,), cost)


def prices(position: Position, dealt: State, seat: int) -> Data:
    """What a city of a seat pays for whatever it can make, by choice; empty for spectators."""
    if seat < 0:
        return {}
    verbs = {verb.name: number for number, verb in position.rules.verbs.items()}
    found = {str(verbs[name]): cost for name, cost in FIGURE_COSTS}
    ranks = position.seats[seat]["ranks"]
    for unit_type in range(len(ranks) + 1):
        aircraft = unit_type == len(ranks)
        cost = AIRCRAFT_COST if aircraft else UNIT_COSTS[ranks[unit_type] - 1]
        found[f"{verbs['raise']},{unit_type}"] = cost
    for building in position.rules.families[BUILDING]:
        row: Any = position.rules.rows[building]
        found[f"{verbs['build']},{building}"] = row.cost
    for wonder in position.data["offer"]:
        found[f"{verbs['erect']},{wonder}"] = wonder_cost(position, dealt, seat, wonder)
    return found


def changed(dealt: State, name: str, seat: int, args: tuple[int, ...], value: int) -> int:
    """A number after everything that a seat has in play."""
    moment = dealt.rules.moments[name]
    assert isinstance(moment, AdjustMoment)
    return adjusted(dealt, moment, seat, args, value)
