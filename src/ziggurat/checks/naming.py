"""Naming: one frame that asks for things one by one, followed from answer to answer.

Owns the stepping: whether the same frame still asks, what it answered by itself because nothing
else was left, and what happened on the way. It plays on a clone and never judges.
"""

from __future__ import annotations

from typing import Final

from ziggurat.checks.plain import event_data, whole
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.engine import question_for
from ziggurat.kernel.event import Event
from ziggurat.kernel.question import Question
from ziggurat.kernel.reason import Reason
from ziggurat.kernel.state import State
from ziggurat.match.codec import canonical


class Naming:
    """The answers that a seat gives to one frame, one after the other.

    The engine is stepped by hand here, because it answers what leaves no choice and then shows
    neither that nor whether the frame that asks next is still the same one.
    """

    def __init__(self, s: State, question: Question) -> None:
        self.state: Final = s.clone()
        self.events: Final[list[Event]] = []
        self.seat: Final = question.seat
        self.topic: Final = question.topic
        self.given: Final[list[Choice]] = []
        self.closed = False
        # Where the frame asked last and answered itself.
        self._last_word: State | None = None
        self._depth: Final = len(s.stack)
        self._frame: Final = type(s.stack[-1])

    def question(self) -> Question | None:
        """The open question, if the same frame still asks for more."""
        if self.closed or not self._is_on_top():
            return None
        question = question_for(self.state, self.seat)
        return question if question is not None and question.topic == self.topic else None

    def answer(self, choice: Choice) -> None:
        """Give a legal answer."""
        s = self.state
        s.journal = self.events
        self._last_word = None
        self.given.append(choice)
        s.stack[-1].answer(s, self.seat, choice)
        self._advance()
        s.journal = None

    def against(self, choice: Choice) -> Reason | None:
        """What the frame says against an answer that it does not list."""
        s = self.state if self.question() is not None else self._last_word
        return None if s is None else s.stack[-1].refuse(s, self.seat, choice)

    def can_be_asked(self) -> bool:
        """Tell whether the frame still asks, or asked last what left no choice."""
        return self.question() is not None or self._last_word is not None

    def accepts(self, choice: Choice) -> bool:
        """Tell whether an answer is legal now."""
        question = self.question()
        if question is None:
            return False
        return choice in question.options or (question.offered and self.against(choice) is None)

    def split(self) -> tuple[list[Choice], list[Choice]]:
        """The options that name a thing, and those that end the naming: words alone that do."""
        question = self.question()
        things: list[Choice] = []
        ends: list[Choice] = []
        for choice in () if question is None else question.options:
            (ends if len(choice) == 1 and self._ends(choice) else things).append(choice)
        return things, ends

    def _ends(self, choice: Choice) -> bool:
        if choice[0] == PASS:
            return True
        question = self.question()
        assert question is not None
        probe = Naming(self.state, question)
        probe.answer(choice)
        return probe.question() is None

    def position(self) -> bytes:
        """Where it led to."""
        return whole(self.state)

    def happened(self) -> bytes:
        """What happened on the way, in no order."""
        return canonical(sorted([canonical(event_data(event)) for event in self.events]))

    def _is_on_top(self) -> bool:
        return len(self.state.stack) == self._depth and self._is_there()

    def _is_there(self) -> bool:
        stack = self.state.stack
        return len(stack) >= self._depth and type(stack[self._depth - 1]) is self._frame

    def _advance(self) -> None:
        """As the engine does, but watching."""
        s = self.state
        while s.outcome is None:
            self.closed = self.closed or not self._is_there()
            frame = s.stack[-1]
            if not frame.run(s):
                continue
            asked = frame.questions(s)
            forced = next((one for one in asked if _leaves_no_choice(one)), None)
            if forced is None:
                s.asked = asked
                return
            if self._belongs(forced):
                self._last_word = s.clone()
                self.given.append(forced.options[0])
            s.asked = ()
            frame.answer(s, forced.seat, forced.options[0])
        s.asked = ()
        self.closed = True

    def _belongs(self, question: Question) -> bool:
        """Tell whether a question that answers itself is part of the naming."""
        same = question.seat == self.seat and question.topic == self.topic
        return same and not self.closed and self._is_on_top()


def _leaves_no_choice(question: Question) -> bool:
    return len(question.options) == 1 and not question.steady and not question.offered
