"""Facts about signs of cities, and what must hold for them.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact, Invariant
from ziggurat.build.kind import labelled
from ziggurat.games.board_game.fame_and_fortune.disbanding.signs import set_sign, sign_of
from ziggurat.games.board_game.fame_and_fortune.state import fame
from ziggurat.games.board_game.ids import CITY_SLOTS, NONE
from ziggurat.games.board_game.state import table
from ziggurat.kernel.state import State

Ints = tuple[int, ...]

SIGNS: Final = labelled("city_sign", ["no_sign", "fortification", "caravan"])


def read_sign(s: State, args: Ints) -> Ints:
    return (sign_of(table(s), args[0], args[1]),)


def write_sign(s: State, args: Ints, values: Ints) -> None:
    set_sign(table(s), args[0], args[1], values[0])


SIGN_FACTS: Final = (Fact("sign", ("seat", "city"), "city_sign", read_sign, write_sign),)


def signs(s: State) -> str:
    """A sign stands on a city."""
    g = table(s)
    for seat in range(g.seats):
        for slot in range(CITY_SLOTS):
            if fame(g).signs[seat][slot] and g.cities[seat][slot] == NONE:
                return f"seat {seat} has a sign of a city that is not there"
    return ""


SIGN_INVARIANTS: Final = (Invariant("signs", signs),)
