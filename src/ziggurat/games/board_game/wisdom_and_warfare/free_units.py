"""Free units: a seat builds units of its choice without production.

Owns the question for their types. What gives them is on rows and in their files.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.units import draw_unit, flight, may_raise
from ziggurat.games.board_game.cities.reasons import NO_AIRCRAFT_YET
from ziggurat.games.board_game.ids import UNIT_TYPES
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import RAISE
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State


def free_types(g: Table, seat: int) -> list[int]:
    """The types of which a seat could build a unit now, ascending."""
    return [at for at in range(len(UNIT_TYPES)) if may_raise(g, seat, at) == ALLOWED]


def give_units(g: Table, seat: int, count: int, may: bool = False) -> None:
    """Let a seat build some units for nothing, one after the other; if it `may`, it can stop."""
    if free_types(g, seat):
        g.push(FreeUnits(seat, count, int(may)))


class FreeUnits(Frame):
    """A seat says of which types its free units are, each when the one before it was drawn.

    `left` are still to come; 1 as `may` lets the seat do without them.
    Rules: ww.relic.attila_benefit, ww.relic.attila_same_type
    """

    SPEC: ClassVar[str] = "seat: int, left: int, may: int"

    def __init__(self, seat: int, left: int, may: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.may: Final = may

    def run(self, s: State) -> bool:
        if self.left and free_types(table(s), self.seat):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        options: list[Choice] = [(RAISE, at) for at in free_types(table(s), self.seat)]
        if self.may:
            options.insert(0, (PASS,))
        return Question(self.seat, "free_units", PICK, tuple(options), (self.left,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
            return
        s.swap(FreeUnits(self.seat, self.left - 1, self.may))
        draw_unit(table(s), seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] == PASS and self.may:
            return None
        if choice[0] != RAISE:
            return Reason(OTHER_QUESTION)
        g = table(s)
        reason = may_raise(g, seat, choice[1])
        if reason == NO_AIRCRAFT_YET:
            return Reason(reason, (flight(g),))
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)
