"""Legality: what is listed plays, what is not listed is refused and explained.

Owns the checks of questions and answers, of ends and of the rules' own invariants. It plays
only on clones.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from typing import ClassVar, Final

from ziggurat.build.governed import governed_seats
from ziggurat.checks.mutate import Vocabulary
from ziggurat.checks.plain import difference, reason_data, said, topics, whole
from ziggurat.checks.walk import Check, Move, Scope, Stop, carry_out
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.engine import play, why_not
from ziggurat.kernel.question import KIND_NAMES, NATURE, Question
from ziggurat.kernel.reason import (
    FINISHED,
    NOT_ASKED,
    OTHER_QUESTION,
    UNEXPLAINED,
    Reason,
    Refused,
)
from ziggurat.kernel.state import State
from ziggurat.match.stating import MOST_FRAMES

# Beyond so many options, a random part of them is played.
PLAYED: Final = 48
NEIGHBOURS: Final = 8


class Legal(Check):
    """Listed choices play; all others are refused with a reason and change nothing."""

    name: ClassVar[str] = "legal"

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self._words: Final = Vocabulary(scope.rules)
        # All that is refused at a position is tried on one copy, which must stay as it is.
        self._copy: State | None = None
        self._refused: Final[list[Move]] = []

    def rules_alone(self) -> None:
        for choice in self._words.malformed():
            if self.rules.is_well_formed(choice):
                raise self.broken(f"{choice!r} passes for well-formed")
        for kind in self.rules.kinds.values():
            for value in kind.values():
                word = kind.write(value)
                if " " in word or kind.parse(word) != value:
                    raise self.broken(f"'{word}' is not a word for one {kind.name} alone")

    def at(self, stop: Stop) -> None:
        before = whole(stop.state)
        self._copy = stop.state.clone()
        self._refused.clear()
        self._answers(stop.state)
        if whole(self._copy) != before:
            self._blame(stop.state, before)

    def _answers(self, s: State) -> None:
        """Every kind of answer that can be given to a position, and who may not answer."""
        if s.outcome is not None:
            self._must_refuse(s, 0, self._words.anything(self.dice), FINISHED)
            return
        for question in s.asked:
            self._form(s, question)
            self._listed(s, question)
            self._unlisted(s, question)
        waiting = [question.seat for question in s.asked]
        for seat in range(s.seats):
            if seat not in waiting:
                self._must_refuse(s, seat, s.asked[0].options[0], NOT_ASKED)

    def _form(self, s: State, question: Question) -> None:
        """A question is one that a client can draw."""
        options = question.options
        about = f"'{question.topic}' to seat {question.seat}"
        if [other.seat for other in s.asked].count(question.seat) != 1:
            raise self.broken(f"a seat is asked twice: {topics(s.asked)}")
        if question.seat != NATURE and not 0 <= question.seat < s.seats:
            raise self.broken(f"{about}: there is no such seat")
        if question.seat in governed_seats(self.rules, s.seats):
            raise self.broken(f"{about}, which a rule plays")
        if not question.topic or not 0 <= question.kind < len(KIND_NAMES):
            raise self.broken(f"{about} has no topic or no known kind")
        if not options:
            raise self.broken(f"{about} has no answer")
        if len(options) == 1 and not (question.steady or question.offered):
            raise self.broken(f"{about} leaves no choice and is asked all the same")
        # What chance decides between stands in the order that the rules name.
        if question.seat == NATURE and len(set(options)) == len(options):
            options = tuple(sorted(options))
        for one, two in pairwise(options):
            if one >= two:
                raise self.broken(f"{about} lists {one} before {two}: not ascending or twice")
        if question.weights and (
            len(question.weights) != len(options) or min(question.weights) < 1
        ):
            raise self.broken(f"{about} has weights {question.weights} for {len(options)} options")

    def _listed(self, s: State, question: Question) -> None:
        """Every listed choice is well-formed, is refused by no test and plays."""
        options = list(question.options)
        while len(options) > PLAYED:
            del options[self.dice.below(len(options))]
        for choice in options:
            words = said(self.rules, question.seat, choice)
            if not self.rules.is_well_formed(choice):
                raise self.broken(f"{words} is listed but not well-formed")
            if self._why_not(s, question.seat, choice) is not None:
                raise self.broken(f"{words} is listed and yet refused")
            # The frame's own test may leave a choice to the list, but not speak against it.
            against = s.stack[-1].refuse(s, question.seat, choice)
            if against is not None and against.number != OTHER_QUESTION:
                name = self.rules.reasons[against.number].name
                raise self.broken(f"{words} is listed although its test says '{name}'")
            carry_out(s.clone(), Move(question.seat, choice))

    def _unlisted(self, s: State, question: Question) -> None:
        """Every other choice is refused, unless the question is open and its frame allows it."""
        tried = self._words.of_each_verb(self.dice)
        tried += self._words.near(question, self.dice, NEIGHBOURS)
        for choice in tried:
            if choice in question.options:
                continue
            reason = self._why_not(s, question.seat, choice)
            if reason is not None:
                self._must_refuse(s, question.seat, choice, reason.number)
                continue
            words = said(self.rules, question.seat, choice)
            if not question.offered:
                raise self.broken(f"{words} is not listed and yet legal")
            if s.stack[-1].refuse(s, question.seat, choice) is not None:
                raise self.broken(f"{words} is legal although its frame refuses it")
            carry_out(s.clone(), Move(question.seat, choice))

    def _why_not(self, s: State, seat: int, choice: Choice) -> Reason | None:
        try:
            return why_not(s, seat, choice)
        except Exception as error:
            words = said(self.rules, seat, choice)
            raise self.broken(f"{words} cannot be explained: {error!r}") from error

    def _must_refuse(self, s: State, seat: int, choice: Choice, number: int) -> None:
        """A choice is refused for a known reason, and nothing changes."""
        words = said(self.rules, seat, choice)
        reason = self._why_not(s, seat, choice)
        if reason is None or reason.number != number:
            raise self.broken(f"{words} should be refused with {number}: {reason_data(reason)}")
        explained = number != UNEXPLAINED and number in self.rules.reasons
        if not explained and not self._is_ruled_out(s, seat, choice):
            asked = topics(s.asked)
            raise self.broken(f"{words} is refused without a reason when asked {asked}")
        assert self._copy is not None
        try:
            play(self._copy, seat, choice)
        except Refused as refused:
            if reason_data(refused.reason) != reason_data(reason):
                raise self.broken(f"{words} is refused for two different reasons") from None
        else:
            raise self.broken(f"{words} is not legal and yet plays")
        self._refused.append(Move(seat, choice))

    def _blame(self, s: State, before: bytes) -> None:
        """Something refused has changed the copy: say which it was, and what."""
        for move in self._refused:
            copy = s.clone()
            with suppress(Refused):
                play(copy, move.seat, move.choice)
            changed = difference(before, whole(copy))
            if changed:
                words = said(self.rules, move.seat, move.choice)
                raise self.broken(f"{words} is refused but changes something: {changed}")
        raise self.broken("what is refused changes something, but only together")

    def _is_ruled_out(self, s: State, seat: int, choice: Choice) -> bool:
        """Tell whether only the rule that plays a seat is against a choice.

        Nobody tells chance why then; a frame that refuses a choice itself says why.
        """
        if seat != NATURE or not governed_seats(self.rules, s.seats):
            return False
        return s.stack[-1].refuse(s, seat, choice) is None


class Ends(Check):
    """Somebody can act until there is an outcome, and the outcome makes sense."""

    name: ClassVar[str] = "ends"

    def at(self, stop: Stop) -> None:
        s = stop.state
        if s.outcome is None:
            if not s.asked or not s.stack:
                raise self.broken("the game is not over and nobody is asked")
            for question in s.asked:
                if not question.options:
                    raise self.broken(f"no answer to {topics(s.asked)}")
            return
        if s.asked or s.stack:
            raise self.broken("the game is over but work is pending or somebody is asked")
        result = s.outcome
        strangers = [seat for seat in result.winners if not 0 <= seat < s.seats]
        if strangers or len(set(result.winners)) != len(result.winners):
            raise self.broken(f"these cannot be the winners: {result.winners}")
        if not result.by or len(result.scores) != s.seats:
            raise self.broken(f"the outcome has no name or {len(result.scores)} scores")


class Invariants(Check):
    """What the rules say always holds does."""

    name: ClassVar[str] = "invariants"

    def at(self, stop: Stop) -> None:
        if len(stop.state.stack) > MOST_FRAMES:
            raise self.broken(f"{len(stop.state.stack)} frames wait")
        for invariant in self.rules.invariants.values():
            wrong = invariant.check(stop.state)
            if wrong:
                raise self.broken(f"'{invariant.name}': {wrong}")
