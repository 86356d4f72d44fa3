"""What seats of The Board Game have with each other: a battle or a deal, as the page is sent it.

Owns the sums of a battle item by item and the lines of a deal. Numbers are asked of the game by
name; no class of it is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.server.tables.board_game_cities import fact, facts
from ziggurat.server.tables.plain import Data
from ziggurat.tables.board_game.table import SquareTable, icons
from ziggurat.tables.slots import NONE

if TYPE_CHECKING:
    from ziggurat.kernel.state import State

# What a bonus comes from, beside markers on the map, which are named by their row.
CITY: Final = "city"
WALLS: Final = "walls"
ABILITIES: Final = "abilities"
UNIT: Final = "unit"
UNIT_TYPE: Final = "unit_type"
GOOD: Final = "good"
# What bounds a deal.
DEAL_LIMITS: Final = ("deals", "changes", "counters")
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
        "hands": [_hand(dealt, fight, side) for side in (0, 1)],
        "bonuses": [_bonuses(position, dealt, fight, side) for side in (0, 1)],
        "totals": facts(dealt, "totals"),
        "ahead": fact(dealt, "ahead"),
        "trumps": _triangle(dealt),
        # What any unit would be worth on either side, for those that fall as they are played.
        "worth": [
            {str(unit): facts(dealt, "fighting", side, unit) for unit in dealt.rules.families[UNIT]}
            for side in (0, 1)
        ],
    }


def _seat(fight: Data, side: int) -> int:
    seat: int = (fight["attacker"], fight["defender"])[side]
    return seat


def _edge(dealt: State, fight: Data, side: int, unit: int, enemy: int) -> int:
    """1 if a unit of a side would strike an enemy first, -1 if that one would, else 0."""
    if NONE in (unit, enemy):
        return 0
    ours = fact(dealt, "trumps", _seat(fight, 1 - side), unit, enemy)
    return ours or -fact(dealt, "trumps", _seat(fight, side), enemy, unit)


def _triangle(dealt: State) -> list[int]:
    """Which type each type of units trumps by itself, `NONE` for those that trump nothing."""
    rules = dealt.rules
    found: dict[int, int] = {}
    for number in rules.families[UNIT]:
        row: Any = rules.rows[number]
        found.setdefault(row.unit_type, number)
    return [
        next(
            (at for at, other in found.items() if fact(dealt, "trumps", NONE, found[of], other)),
            NONE,
        )
        for of in rules.kinds[UNIT_TYPE].values()
    ]


def _front(fight: Data, at: int) -> list[Data | None]:
    """Both units of a front, the attacker's first."""
    front, strengths, healths = (fight[name][at] for name in ("fronts", "strengths", "healths"))
    return [
        _unit(front[2 * side], strengths[side], healths[side], front[2 * side + 1])
        for side in (0, 1)
    ]


def _hand(dealt: State, fight: Data, side: int) -> list[Data]:
    """The units of a battle hand that can be seen; `edges` say who would strike first by front."""
    names = ("hands", "hand_strengths", "hand_healths")
    units = zip(*[fight[name][side] for name in names], strict=True)
    enemies = [front[2 * (1 - side)] for front in fight["fronts"]]
    return [
        {
            "row": unit,
            "strength": strength,
            "health": health,
            "wounds": 0,
            "edges": [_edge(dealt, fight, side, unit, enemy) for enemy in enemies],
        }
        for unit, strength, health in units
    ]


def _unit(unit: int, strength: int, health: int, wounds: int) -> Data | None:
    """A unit as it fights now, nothing where nobody stands."""
    if unit == NONE:
        return None
    return {"row": unit, "strength": strength, "health": health, "wounds": wounds}


def facing_data(position: SquareTable, dealt: State) -> Data | None:
    """What both sides of a battle bring before anything is drawn, and the loot of each."""
    fight: Data | None = position.data["battle"]
    if fight is None:
        return None
    hands, loot, whole = (facts(dealt, name) for name in ("battle_hands", "at_stake", "bonuses"))
    return {
        "sides": [
            {
                "seat": (fight["attacker"], fight["defender"])[side],
                "units": hands[side],
                "bonus": whole[side],
                "bonuses": _bonuses(position, dealt, fight, side),
                "loot": loot[side],
            }
            for side in (0, 1)
        ]
    }


def _bonuses(position: SquareTable, dealt: State, fight: Data, side: int) -> list[Data]:
    """What makes up the combat bonus of a side; barbarians have none."""
    seat = _seat(fight, side)
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


def bargain_data(position: SquareTable, dealt: State, seat: int) -> Data:
    """What can be traded: how much of each good every seat has, and what bounds a deal.

    `faces` are the hidden goods of the reader with their backs.
    """
    rules = position.rules
    # Goods that are named by a row are faces; what is agreed on are their backs.
    labels = rules.kinds[GOOD].labels
    named = {number: row.name for number, row in rules.rows.items()}
    goods = [at for at, name in sorted(labels.items()) if named.get(at) != name]
    own = position.seats[seat] if seat >= 0 else None
    hidden = [*own["hand"], *own["facedown_finds"]] if own else []
    return {
        "goods": [
            [[good, fact(dealt, "amount", at, good)] for good in goods]
            for at in range(len(position.seats))
        ],
        "faces": [[face, fact(dealt, "back", face)] for face in hidden],
        **{name: rules.limits[name] for name in DEAL_LIMITS},
    }


def deal_data(deal: Data | None) -> Data | None:
    """The deal that is talked about, as the view tells it."""
    if deal is None:
        return None
    sides = (("seat", "give", "words"), ("other", "want", "theirs"))
    return {
        "drafted": deal["drafted"],
        "shown": deal["shown"],
        "seen": deal["seen"],
        "sides": [
            {"seat": deal[seat], "goods": deal[goods], "promises": deal[words]}
            for seat, goods, words in sides
        ],
    }
