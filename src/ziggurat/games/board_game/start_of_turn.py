"""Start of Turn: what a seat may do before the Trade phase.

Owns the frame of a seat's own part of the phase.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.moments import START_OF_TURN
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, Reason
from ziggurat.kernel.state import State


class StartOfTurn(Frame):
    """A seat does what it may do in Start of Turn until it passes."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        options = ((PASS,), *sorted(set(offers(s, START_OF_TURN, self.seat, ()))))
        return Question(self.seat, "start_of_turn", PICK, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
        else:
            reply(s, START_OF_TURN, seat, (), choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        reason = refusal(s, START_OF_TURN, seat, (), choice)
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def in_start_of_turn(g: Table, seat: int) -> bool:
    """Tell whether a seat's own part of Start of Turn goes on now."""
    for frame in g.stack:
        if isinstance(frame, StartOfTurn) and frame.seat == seat:
            return True
    return False
