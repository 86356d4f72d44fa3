"""Picking: frames that say once what can be answered, and what is against an answer.

Owns the rule that what is listed is exactly what passes the test: a frame names its candidates
and tests them, and can neither list what it refuses nor refuse what it lists.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State


class Pick(Frame):
    """A frame with one description of its answers: `candidates` and `test`."""

    def candidates(self, g: Table) -> list[Choice]:
        """Everything that could ever be answered here, ascending; more than is legal."""
        raise TypeError(f"{type(self).__name__} names no candidates")

    def test(self, g: Table, choice: Choice) -> int:
        """The reason against an answer, or `ALLOWED`."""
        return OTHER_QUESTION

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        """What fills the wording of a refusal."""
        return choice[1:]

    def listed(self, g: Table) -> tuple[Choice, ...]:
        """The legal answers: every candidate that passes the test."""
        return tuple([choice for choice in self.candidates(g) if self.test(g, choice) == ALLOWED])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        g = table(s)
        reason = self.test(g, choice)
        return None if reason == ALLOWED else Reason(reason, self.figures(g, choice, reason))
