"""A field on which battles are tried: p1 attacks p2 where both have figures.

`fight` sets up the two sides and runs to the first question. Units are named by type and strength
at rank 1. `FIELD` is the corner of p1's home tile, `CITY` where p2 has a city beside its capital.
"""

from __future__ import annotations

from typing import Final

from tests.games.board_game.kit import (
    REST,
    laid_out,
    open_map,
    resting,
    seat_of,
    square_of,
    state,
)
from tests.kit.table import Position
from ziggurat import api
from ziggurat.games.board_game.battle.begin import begin_battle
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.kinds import CITY_NAMES

FIELD: Final = "A44"
CITY: Final = "F33"
NOBODY: Final = "barbarians"


def units(text: str) -> list[str]:
    """Names of units: "infantry 2, mounted 1" are infantry_2 and mounted_1."""
    return [name.strip().replace(" ", "_") for name in text.split(",") if name.strip()]


def sides(
    ours: str,
    theirs: str,
    armies: int = 1,
    against: int = 1,
    seats: int = 2,
    rules: api.Rules | None = None,
) -> Position:
    """A table on which p1 and p2 have units, and armies on the field."""
    t = open_map(laid_out(seats, rules))
    t.set(f"terrain {FIELD}", "grassland").set(f"terrain {CITY}", "grassland")
    t.set("forces p1", *units(ours)).set("forces p2", *units(theirs))
    return t.set("armies p1", *[FIELD] * armies).set("armies p2", *[FIELD] * against)


def begin(t: Position, defender: str = "p2", square: str = FIELD, slot: str = "") -> Position:
    """Let p1 attack, and run on to the first question."""
    against = NONE if defender == NOBODY else seat_of(defender)
    at = CITY_NAMES.index(slot) if slot else NONE
    begin_battle(state(t), 0, against, square_of(t, square), at)
    return run_on(t)


def run_on(t: Position) -> Position:
    """Run what is pending, and then rest; resting is not a question of the game itself."""
    t.rules.askers.setdefault(REST.name, REST)
    return t.at(resting(0), *t.state.stack)


def fight(ours: str, theirs: str, armies: int = 1, against: int = 1, seats: int = 2) -> Position:
    """Begin a battle in the field."""
    return begin(sides(ours, theirs, armies, against, seats))


def city(
    ours: str, theirs: str, armies: int = 1, seats: int = 2, rules: api.Rules | None = None
) -> Position:
    """A table on which p2 has a city and armies of p1 stand in it."""
    t = sides(ours, theirs, armies, 0, seats, rules).set("city p2 city1", CITY)
    return t.set("armies p1", *[CITY] * armies)


def storm(t: Position) -> Position:
    """Let p1 attack the city of p2."""
    return begin(t, "p2", CITY, "city1")


def all_fronts(t: Position) -> Position:
    """Let everybody open fronts until all units are played."""
    while t.asked() and t.asked()[0].endswith("battle_turn"):
        t.play(next(move for move in t.options() if " front " in move))
    return t


def told(t: Position, key: str) -> list[str]:
    """What all were told under a key, the latest last."""
    found = [line.split(" ") for line in t.heard("p1")]
    return [" ".join(words[1:]) for words in found if words[0] == key]


def totals(t: Position) -> list[int]:
    """What both sides counted at the end, the attacker first."""
    return [int(word) for word in told(t, "battle_totals")[-1].split(" ")]
