"""Imagined states: whoever looks gets a view and a deal in which the same is asked.

Owns the check that every re-deal can be shown and played on: hosts draw from it what a choice
would do, and players search it. It plays on re-dealt states only.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.checks.plain import difference, named, question_data, said, topics
from ziggurat.checks.walk import Check, Stop
from ziggurat.kernel.engine import child, question_for
from ziggurat.kernel.nature import Seeded
from ziggurat.kernel.question import NOBODY, Question
from ziggurat.kernel.state import State
from ziggurat.kernel.view import redeal, view
from ziggurat.match.codec import canonical

# Of each seat's own question so many options are tried in the deal, one by one.
TRIED: Final = 3


class Imagined(Check):
    """For every seat and for a spectator there are a view and a deal that asks what is asked."""

    name: ClassVar[str] = "imagined"

    def at(self, stop: Stop) -> None:
        s = stop.state
        for viewer in (NOBODY, *range(s.seats)):
            try:
                view(s, viewer)
                dealt = redeal(s, viewer, Seeded(self.dice.below(1 << 30)))
            except Exception as error:
                raise self.broken(f"{named(viewer)} gets no view or no deal: {error!r}") from error
            self._is_asked(s, dealt, viewer)
            self._play(dealt, viewer)

    def _is_asked(self, s: State, dealt: State, viewer: int) -> None:
        """The same seats are asked the same; beside them, others that have answered in secret."""
        there = f"in what {named(viewer)} imagines"
        if (s.outcome is None) != (dealt.outcome is None):
            raise self.broken(f"{there} the game is over or not, unlike here")
        for question in s.asked:
            other = question_for(dealt, question.seat)
            if other is None or other.topic != question.topic:
                asked = f"{topics(dealt.asked)} is asked and not {topics(s.asked)}"
                raise self.broken(f"{there} {asked}")
            if question.seat == viewer:
                self._is_own(question, other, there)
        waiting = [question.seat for question in s.asked]
        known = [question.topic for question in s.asked]
        for question in dealt.asked:
            extra = question.seat not in waiting
            if extra and (question.seat == viewer or question.topic not in known):
                raise self.broken(f"{there} {topics([question])} is asked as well")

    def _is_own(self, question: Question, other: Question, there: str) -> None:
        one, two = canonical(question_data(question)), canonical(question_data(other))
        differs = difference(one, two)
        if differs:
            raise self.broken(f"{there} its own question is another one: {differs}")

    def _play(self, dealt: State, viewer: int) -> None:
        question = question_for(dealt, viewer)
        if question is None or viewer == NOBODY:
            return
        for _ in range(min(TRIED, len(question.options))):
            choice = question.options[self.dice.below(len(question.options))]
            try:
                child(dealt, viewer, choice)
            except Exception as error:
                words = said(self.rules, viewer, choice)
                raise self.broken(
                    f"{words} is listed but does not play in what it imagines: {error!r}"
                ) from error
