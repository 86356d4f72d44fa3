"""What cities of The Board Game bring and what things cost, as the page is sent it.

Owns a city's production and what adds to it, the strength of one's own units and the prices of all
that a city can make. Numbers are asked of the game by name; no class of it is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.server.tables.plain import Data
from ziggurat.tables.board_game.kinds import BUILDING
from ziggurat.tables.board_game.table import SquareTable
from ziggurat.tables.slots import NONE

if TYPE_CHECKING:
    from ziggurat.kernel.state import State

FIGURE: Final = "figure"
UNIT_TYPE: Final = "unit_type"
# How many numbers facts tell at a time: a square with trade, production, culture and coins; a row
# with what it adds.
YIELD: Final = 5
ADDITION: Final = 2


def cities_data(position: SquareTable, dealt: State, seat: int) -> list[Data]:
    """The cities of a seat with what they produce now and whether they can still act."""
    own = position.seats[seat]
    return [
        {
            "slot": slot,
            "square": square,
            "production": fact(dealt, "production", seat, slot),
            "actions": own["actions"][slot],
            "around": facts(dealt, "outskirts", seat, slot),
            "yields": _grouped(facts(dealt, "city_yields", seat, slot), YIELD),
            "adds": _grouped(facts(dealt, "additions", seat, slot), ADDITION),
        }
        for slot, square in enumerate(own["cities"])
        if square != NONE
    ]


def _grouped(flat: tuple[int, ...], size: int) -> list[tuple[int, ...]]:
    """Numbers that belong together, so many each time."""
    return [flat[at : at + size] for at in range(0, len(flat), size)]


def fact(dealt: State, name: str, *args: int) -> int:
    """A number that the game tells by name; the strength for seat -1 is that of barbarians."""
    return facts(dealt, name, *args)[0]


def facts(dealt: State, name: str, *args: int) -> tuple[int, ...]:
    """Numbers that the game tells by one name."""
    return dealt.rules.facts[name].read(dealt, args)


def prices(position: SquareTable, dealt: State, seat: int) -> Data:
    """What a city of a seat pays for whatever it can make, by choice; empty for spectators."""
    if seat < 0:
        return {}
    rules = position.rules
    verbs = {verb.name: number for number, verb in rules.verbs.items()}
    found: Data = {}
    for figure in rules.kinds[FIGURE].values():
        verb = verbs[f"produce_{rules.kinds[FIGURE].write(figure)}"]
        found[str(verb)] = fact(dealt, "figure_cost", figure)
    for unit_type in rules.kinds[UNIT_TYPE].values():
        found[f"{verbs['raise']},{unit_type}"] = fact(dealt, "unit_cost", seat, unit_type)
    for building in rules.families[BUILDING]:
        row: Any = rules.rows[building]
        found[f"{verbs['build']},{building}"] = row.cost
    for wonder in position.data["offer"]:
        found[f"{verbs['erect']},{wonder}"] = fact(dealt, "wonder_cost", seat, wonder)
    return found
