"""What seats of The Board Game have with each other: a battle or a deal, as the page is sent it.

Owns the sums of a battle item by item and the lines of a deal. What rows add is asked of the
rules by the name of the moment; no class of the game is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.drawing.board_game.position import NONE, Position
from ziggurat.kernel.content import AdjustMoment, adjusted
from ziggurat.server.tables.board_game_cities import fact
from ziggurat.server.tables.plain import Data

if TYPE_CHECKING:
    from ziggurat.kernel.state import State

CAPITAL: Final = 0
CITY_BONUS: Final = 6
CAPITAL_BONUS: Final = 12
WALLS_BONUS: Final = 4
# What a bonus comes from, beside markers on the map, which are named by their row.
CITY: Final = "city"
WALLS: Final = "walls"
ABILITIES: Final = "abilities"
DRAFTING: Final = "Drafting"


def battle_data(position: Position, dealt: State) -> Data | None:
    """The battle that is being fought, with the strength of every unit that can be seen."""
    fight: Data | None = position.data["battle"]
    if fight is None:
        return None
    sides = (fight["attacker"], fight["defender"])
    shown = {name: value for name, value in fight.items() if name not in ("is", "fronts")}
    # Barbarians are led by the seat to the attacker's left.
    left = (sides[0] + 1) % len(position.seats)
    return {
        **shown,
        "leaders": [sides[0], left if sides[1] == NONE else sides[1]],
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
        if square.land is not None and square.land[0] == seat and square.marker != NONE:
            found.append({"row": square.marker, "amount": position.icons(square.marker)[4]})
    if side == 1 and fight["slot"] != NONE:
        city = CAPITAL_BONUS if fight["slot"] == CAPITAL else CITY_BONUS
        walls = WALLS_BONUS if fight["slot"] in position.seats[seat]["walls"] else 0
        found += [{"of": CITY, "amount": city}, {"of": WALLS, "amount": walls}]
    known = sum([item["amount"] for item in found])
    args = (fight["square"], int(side == 0))
    more = _changed(dealt, "battle_bonus", seat, args, known) - known
    found.append({"of": ABILITIES, "amount": more})
    return [item for item in found if item["amount"]]


def deal_data(dealt: State, viewer: int) -> Data | None:
    """The deal that is talked about; a draft is seen by who makes it."""
    for frame in reversed(dealt.stack):
        deal: Any = getattr(frame, "deal", None)
        if deal is None:
            continue
        drafted = type(frame).__name__ == DRAFTING
        if drafted and viewer != deal.seat:
            return None
        sides = ((deal.seat, deal.give, deal.words), (deal.other, deal.want, deal.theirs))
        return {
            "drafted": drafted,
            "sides": [
                {"seat": seat, "goods": goods, "promises": words} for seat, goods, words in sides
            ],
        }
    return None


def _changed(dealt: State, name: str, seat: int, args: tuple[int, ...], value: int) -> int:
    """A number after everything that a seat has in play."""
    moment = dealt.rules.moments[name]
    assert isinstance(moment, AdjustMoment)
    return adjusted(dealt, moment, seat, args, value)
