"""Endings: wherever a game ends, it ends in a position that can be.

Owns the check that lets somebody meet a condition of victory just before a move: if the game ends
within that move, be it in the middle of a battle or while something is taken, nothing that had to
happen first may be left undone.
"""

from __future__ import annotations

from typing import ClassVar

from ziggurat.build.game import Ending
from ziggurat.checks.legal import Ends, Invariants
from ziggurat.checks.report import Broken
from ziggurat.checks.walk import Check, Move, Stop, carry_out
from ziggurat.kernel.engine import why_not
from ziggurat.kernel.state import State


def ended_by(s: State, ending: Ending, seat: int, move: Move) -> State | None:
    """The end of the game if a seat meets a condition before a move.

    None if it goes on, or if the seat has no use for that move any more.
    """
    copy = s.clone()
    copy.journal = None
    ending.reach(copy, seat)
    copy.asked = copy.stack[-1].questions(copy)
    if why_not(copy, move.seat, move.choice) is not None:
        return None
    carry_out(copy, move)
    return None if copy.outcome is None else copy


class Endings(Check):
    """A game that ends in the middle of something passes every invariant."""

    name: ClassVar[str] = "endings"

    def at(self, stop: Stop) -> None:
        endings = self.rules.game.endings
        if stop.move is None or not endings:
            return
        ending = endings[self.dice.below(len(endings))]
        last = ended_by(stop.state, ending, self.dice.below(self.scope.seats), stop.move)
        if last is None:
            return
        for check in (Ends, Invariants):
            try:
                check(self.scope).at(Stop(stop.number + 1, last, [], None))
            except Broken as fault:
                raise self.broken(f"won by {ending.name} in mid-move: {fault.text}") from fault
