"""Facts about building programs, and what must hold for them.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact, Invariant
from ziggurat.games.board_game.ids import CITY_SLOTS, NONE
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.wisdom_and_warfare.programs.program import has_program, set_program
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_programs(s: State, args: Ints) -> Ints:
    found = range(CITY_SLOTS)
    return tuple([slot for slot in found if has_program(table(s), args[0], slot)])


def write_programs(s: State, args: Ints, values: Ints) -> None:
    for slot in range(CITY_SLOTS):
        set_program(table(s), args[0], slot, slot in values)


PROGRAM_FACTS: Final = (
    Fact("programs", ("seat",), "city", read_programs, write_programs, many=True),
)


def programs(s: State) -> str:
    """No city has a program that is not there."""
    g = table(s)
    for seat in range(g.seats):
        for slot in range(CITY_SLOTS):
            if g.cities[seat][slot] == NONE and has_program(g, seat, slot):
                return f"seat {seat} has a program of a city that is not there"
    return ""


PROGRAM_INVARIANTS: Final = (Invariant("programs", programs),)
