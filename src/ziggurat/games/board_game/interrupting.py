"""Interrupting: what other seats may use while a group moves.

Owns who is asked: only seats of which everybody knows that they could have an answer, and those
are asked even if they have none, so that nobody learns what they hold.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.content.event import CultureEvent
from ziggurat.games.board_game.culture import era_of
from ziggurat.games.board_game.moments import WHILE_MOVING
from ziggurat.games.board_game.state import Table, holds, table
from ziggurat.kernel.choice import NO_CARD, PASS, Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question, only
from ziggurat.kernel.reason import ALLOWED, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.order import others


def could_interrupt(g: Table, seat: int, square: int) -> bool:
    """Tell whether a seat might use something, as far as everybody knows.

    A seat that hides nothing can or cannot. Behind the back of a culture event may be any of its
    era, and what lies openly may be paid with what is hidden.
    """
    if not g.hand[seat] and not g.found[seat]:
        return len(offers(g, WHILE_MOVING, seat, (square,))) > 0
    for at in g.rules.attached[WHILE_MOVING.name]:
        row = g.rules.rows[at.card]
        if isinstance(row, CultureEvent):
            if row.era in [era_of(g, card) for card in g.hand[seat]]:
                return True
        elif holds(g, seat, at.card):
            return True
    return False


def let_interrupt(g: Table, mover: int, square: int) -> None:
    """Let the other seats interrupt a group that stands on a square, from the mover's left on."""
    if not g.rules.attached[WHILE_MOVING.name]:
        return
    seats = others(tuple(range(g.seats)), mover)
    order = [seat for seat in seats if could_interrupt(g, seat, square)]
    if order:
        g.push(Interrupt(tuple(order), mover, square))


class Interrupt(Frame):
    """Seats may use something in the middle of a move of another, each until it passes."""

    SPEC: ClassVar[str] = "order: tuple[int, ...], mover: int, square: int"

    def __init__(self, order: tuple[int, ...], mover: int, square: int) -> None:
        self.order: Final = order
        self.mover: Final = mover
        self.square: Final = square

    def run(self, s: State) -> bool:
        g = table(s)
        if not self.order:
            g.pop()
        elif could_interrupt(g, self.order[0], self.square):
            return True
        else:
            g.swap(Interrupt(self.order[1:], self.mover, self.square))
        return False

    def question(self, s: State) -> Question:
        seat = self.order[0]
        used = offers(s, WHILE_MOVING, seat, (self.square,))
        options = ((PASS,), *sorted(set(used)))
        facts = (self.mover, self.square)
        return Question(
            seat, "while_moving", PICK, options, facts, NO_CARD, only(seat), steady=True
        )

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.swap(Interrupt(self.order[1:], self.mover, self.square))
        else:
            reply(s, WHILE_MOVING, seat, (self.square,), choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        reason = refusal(s, WHILE_MOVING, seat, (self.square,), choice)
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.mover, self.square)
