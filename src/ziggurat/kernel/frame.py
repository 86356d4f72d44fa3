"""Frames: units of pending work.

Owns the interface between the engine and everything that can be waiting. A frame is
immutable; it progresses by replacing itself on the stack, then pushing what must
happen first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.record import Record

if TYPE_CHECKING:
    from ziggurat.kernel.state import State


class Frame(Record):
    """One unit of pending work.  `CITES` names the rules it carries out.

    A frame that only asks overrides `question`, `answer` and `refuse`; one that only
    works overrides `run`.
    """

    CITES: ClassVar[tuple[str, ...]] = ()

    def run(self, s: State) -> bool:
        """Work until something changed (False) or an answer is needed (True)."""
        return True

    def question(self, s: State) -> Question:
        """Ask; only called when `run` returned True."""
        raise TypeError(f"{type(self).__name__} waits but asks nothing")

    def questions(self, s: State) -> tuple[Question, ...]:
        """All questions open now; only frames that ask several seats override it."""
        return (self.question(s),)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        """Carry out a legal answer."""
        raise TypeError(f"{type(self).__name__} takes no answer")

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        """Say why an unlisted answer is not legal; None admits it where that is offered.

        It must rest on the same test that listed the options, so that the list and the
        explanation cannot drift apart.
        """
        return Reason(OTHER_QUESTION)

    def veil(self, seat: int) -> Frame:
        """Return this frame without what `seat` may not know."""
        return self

    def about(self) -> tuple[int, ...]:
        """The facts that fill this frame's line in an explanation of the stack."""
        return ()
