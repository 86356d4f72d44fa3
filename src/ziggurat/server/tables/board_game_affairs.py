"""What seats of The Board Game have with each other: a battle or a deal, as the page is sent it.

Owns the sums of a battle item by item and the lines of a deal. Numbers are asked of the game by
name; no class of it is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.server.tables.board_game_cities import facts
from ziggurat.server.tables.plain import Data
from ziggurat.tables.board_game.table import SquareTable, icons
from ziggurat.tables.slots import NONE

if TYPE_CHECKING:
    from ziggurat.kernel.state import State

# What a bonus comes from, beside markers on the map, which are named by their row.
CITY: Final = "city"
WALLS: Final = "walls"
ABILITIES: Final = "abilities"
# Fields of the view that are told with each unit.
UNSENT: Final = ("is", "fronts", "strengths", "hand_strengths", "healths", "hand_healths")


def battle_data(position: SquareTable, dealt: State) -> Data | None:
    """The battle that is being fought, with the strength of every unit that can be seen."""
    fight: Data | None = position.data["battle"]
    if fight is None:
        return None
    shown = {name: value for name, value in fight.items() if name not in UNSENT}
    return {
        **shown,
        "leaders": list(fight["leaders"]),
        "fronts": [_front(fight, at) for at in range(len(fight["fronts"]))],
        "hands": [_hand(fight, side) for side in (0, 1)],
        "bonuses": [_bonuses(position, dealt, fight, side) for side in (0, 1)],
    }


def _front(fight: Data, at: int) -> list[Data | None]:
    """Both units of a front, the attacker's first."""
    front, strengths, healths = (fight[name][at] for name in ("fronts", "strengths", "healths"))
    return [
        _unit(front[2 * side], strengths[side], healths[side], front[2 * side + 1])
        for side in (0, 1)
    ]


def _hand(fight: Data, side: int) -> list[Data | None]:
    """The units of a battle hand that can be seen."""
    names = ("hands", "hand_strengths", "hand_healths")
    units = zip(*[fight[name][side] for name in names], strict=True)
    return [_unit(unit, strength, health, 0) for unit, strength, health in units]


def _unit(unit: int, strength: int, health: int, wounds: int) -> Data | None:
    """A unit as it fights now, nothing where nobody stands."""
    if unit == NONE:
        return None
    return {"row": unit, "strength": strength, "health": health, "wounds": wounds}


def _bonuses(position: SquareTable, dealt: State, fight: Data, side: int) -> list[Data]:
    """What makes up the combat bonus of a side; barbarians have none."""
    seat: int = (fight["attacker"], fight["defender"])[side]
    if seat == NONE:
        return []
    found: list[Data] = []
    for square in position.squares:
        if square.land and square.land[0] == seat and square.marker != NONE:
            found.append({"row": square.marker, "amount": icons(position.rules, square.marker)[4]})
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
