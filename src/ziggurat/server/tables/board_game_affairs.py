"""What seats of The Board Game have with each other: a battle or a deal, as the page is sent it.

Owns the sums of a battle item by item and the lines of a deal. Numbers are asked of the game by
name; no class of it is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.server.tables.board_game_cities import fact, facts
from ziggurat.server.tables.plain import Data
from ziggurat.tables.board_game.position import Position
from ziggurat.tables.slots import NONE

if TYPE_CHECKING:
    from ziggurat.kernel.state import State

# What a bonus comes from, beside markers on the map, which are named by their row.
CITY: Final = "city"
WALLS: Final = "walls"
ABILITIES: Final = "abilities"
# Fields of the view that are told with each unit.
UNSENT: Final = ("is", "fronts", "strengths", "hand_strengths")


def battle_data(position: Position, dealt: State) -> Data | None:
    """The battle that is being fought, with the strength of every unit that can be seen."""
    fight: Data | None = position.data["battle"]
    if fight is None:
        return None
    sides = (fight["attacker"], fight["defender"])
    shown = {name: value for name, value in fight.items() if name not in UNSENT}
    return {
        **shown,
        "leaders": list(facts(dealt, "leaders")),
        "fronts": [
            [_unit(dealt, sides[at], *front[2 * at : 2 * at + 2]) for at in (0, 1)]
            for front in fight["fronts"]
        ],
        "hands": [
            [_unit(dealt, sides[at], unit, 0) for unit in fight["hands"][at]] for at in (0, 1)
        ],
        "bonuses": [_bonuses(position, dealt, fight, side) for side in (0, 1)],
    }


def _unit(dealt: State, seat: int, unit: int, wounds: int) -> Data | None:
    """A unit as it fights for a seat, `NONE` for barbarians."""
    if unit == NONE:
        return None
    return {"row": unit, "strength": fact(dealt, "strength", seat, unit), "wounds": wounds}


def _bonuses(position: Position, dealt: State, fight: Data, side: int) -> list[Data]:
    """What makes up the combat bonus of a side; barbarians have none."""
    seat: int = (fight["attacker"], fight["defender"])[side]
    if seat == NONE:
        return []
    found: list[Data] = []
    for square in position.squares:
        if square.land and square.land[0] == seat and square.marker != NONE:
            found.append({"row": square.marker, "amount": position.icons(square.marker)[4]})
    if side == 1 and fight["slot"] != NONE:
        city, walls = facts(dealt, "city_bonus")
        found += [{"of": CITY, "amount": city}, {"of": WALLS, "amount": walls}]
    known = sum([item["amount"] for item in found])
    found.append({"of": ABILITIES, "amount": facts(dealt, "bonuses")[side] - known})
    return [item for item in found if item["amount"]]


def deal_data(deal: Data | None) -> Data | None:
    """The deal that is talked about, as the view tells it."""
    if deal is None:
        return None
    sides = (("seat", "give", "words"), ("other", "want", "theirs"))
    return {
        "drafted": deal["drafted"],
        "sides": [
            {"seat": deal[seat], "goods": deal[goods], "promises": deal[words]}
            for seat, goods, words in sides
        ],
    }
