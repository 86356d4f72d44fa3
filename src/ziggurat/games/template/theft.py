"""Thefts: a trick that others may stop, and stop from being stopped.

Owns the cancellable frame and the question in which a seat plays one trick. The cards
that start and stop a theft are rows; this file names none of them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.template.moments import AFTER_GUARD, ANY_TIME, BEFORE_THEFT, TRICK
from ziggurat.games.template.state import pay, seats_from, table
from ziggurat.kernel.choice import NO_CARD, PASS, Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.flows import NO_THANKS, Each, Window
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

LOOT: Final = 3


class PlayTrick(Frame):
    """One seat may play one trick.  Rules: tp.trick.one_each"""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("tp.trick.one_each",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        listed = offers(s, TRICK, self.seat, ()) + offers(s, ANY_TIME, self.seat, ())
        # Secret and steady: what a seat could play is as secret as its hand.
        options = NO_THANKS + tuple(listed)
        return Question(self.seat, "play_trick", CARD, options, (), NO_CARD, only(self.seat), True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
        elif not reply(s, ANY_TIME, seat, (), choice):
            s.pop()
            reply(s, TRICK, seat, (), choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        reason = refusal(s, TRICK, seat, (), choice)
        if reason == OTHER_QUESTION:
            reason = refusal(s, ANY_TIME, seat, (), choice)
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class Theft(Frame):
    """Coins change hands unless the theft is stopped.  Rules: tp.trick.theft, tp.trick.guard"""

    SPEC: ClassVar[str] = "seat: int, victim: int, stopped: bool, at: int"
    CITES: ClassVar[tuple[str, ...]] = ("tp.trick.theft", "tp.trick.guard")

    def __init__(self, seat: int, victim: int, stopped: bool = False, at: int = 0) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.stopped: Final = stopped
        self.at: Final = at

    def run(self, s: State) -> bool:
        g = table(s)
        if self.at == 0:
            g.swap(Theft(self.seat, self.victim, False, 1))
            g.push(Window(BEFORE_THEFT.name, (self.victim,), (self.seat,)))
            return False
        g.pop()
        if not self.stopped:
            loot = min(LOOT, g.coins[self.victim])
            pay(g, self.victim, self.seat, loot)
            g.note("stolen", self.seat, (self.seat, self.victim, loot))
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.victim)


def theft_underway(s: State) -> Theft | None:
    """The theft that a reaction is about."""
    for frame in reversed(s.stack):
        if isinstance(frame, Theft):
            return frame
    return None


def set_stopped(s: State, stopped: bool) -> None:
    """Stop the theft underway, or let it go on after all."""
    theft = theft_underway(s)
    if theft is not None:
        s.amend(theft, Theft(theft.seat, theft.victim, stopped, theft.at))


def open_guard_window(s: State, thief: int) -> None:
    """Give the thief a chance to answer a guard, before anything else happens."""
    s.push(Window(AFTER_GUARD.name, (thief,)))


def tricks(s: State, seat: int) -> None:
    """Everybody may play a trick, beginning with the first seat."""
    s.push(Each("trick", seats_from(table(s), seat)))


def one_trick(s: State, seat: int) -> None:
    """One seat may play a trick."""
    s.push(PlayTrick(seat))
