"""Secrets: what a seat may not know never reaches it.

Owns the comparison of worlds. Beside each game and for each viewer it plays a second world
that differs in what the viewer may not know: hidden cards are dealt again, and every secret
answer, Nature's or a seat's among several, is given differently. The viewer must not be able
to tell the two apart, until a secret is shown and counted by `unveil`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.checks.mutate import Vocabulary
from ziggurat.checks.plain import difference, named, reason_data, said, seen, told, whole
from ziggurat.checks.report import Broken
from ziggurat.checks.walk import Check, Move, Scope, Stop, carry_out, heard
from ziggurat.kernel.engine import question_for, why_not
from ziggurat.kernel.nature import Chooser, Seeded, pick
from ziggurat.kernel.question import NATURE, NOBODY, Question, may_see
from ziggurat.kernel.state import State
from ziggurat.kernel.view import redeal

REASONS: Final = 4
# A second world is dealt anew now and then, so that it does not stay alike by chance.
LASTS: Final = 15


def other_world(s: State, viewer: int, dice: Chooser) -> State:
    """A world that `viewer` cannot tell from this one."""
    try:
        other = redeal(s, viewer, dice)
    except ValueError as error:
        raise Broken("non-interference", str(error)) from error
    waiting = [question.seat for question in s.asked]
    # A re-deal forgets the secret answers of other seats, but not that they were given.
    for _ in range(s.seats):
        behind = [question for question in other.asked if question.seat not in waiting]
        if not behind or not waiting or behind[0].seat == viewer:
            break
        carry_out(other, Move(behind[0].seat, pick(behind[0], dice)))
    return other


def is_secret(s: State, question: Question, viewer: int) -> bool:
    """Tell whether the answer to a question stays hidden from a viewer for now.

    A single seat's answer takes effect at once and is not secret, even if its options are.
    """
    if question.seat == viewer or may_see(question.audience, viewer):
        return False
    return question.seat == NATURE or len(s.asked) > 1


class NonInterference(Check):
    """Two worlds that differ only in what a seat may not know are the same to it."""

    name: ClassVar[str] = "non-interference"

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self._words: Final = Vocabulary(scope.rules)
        self._others: Final[dict[int, State]] = {}

    def at(self, stop: Stop) -> None:
        s = stop.state
        here = whole(s)
        for viewer in (NOBODY, *range(s.seats)):
            if stop.number % LASTS == (viewer % LASTS):
                self._others.pop(viewer, None)
            other = self._others.get(viewer)
            fresh = other is None
            if other is None:
                other = self._others[viewer] = self._dealt(s, here, viewer)
            # A viewer that may know everything has one world only: nothing to tell apart.
            alike = whole(other) == here
            if not alike:
                # What has been played in both was compared after the move.
                if fresh:
                    self._compare(s, other, viewer)
                self._compare_reasons(s, other, viewer)
                self._compare_redeals(s, other, viewer)
            if stop.move is not None:
                self._step(s, other, stop.move, viewer, alike)

    def _dealt(self, s: State, before: bytes, viewer: int) -> State:
        other = other_world(s, viewer, self.dice)
        changed = difference(before, whole(s))
        if changed:
            raise self.broken(f"a re-deal for {named(viewer)} changes the game itself: {changed}")
        for invariant in self.rules.invariants.values():
            wrong = invariant.check(other)
            if wrong:
                raise self.broken(
                    f"a re-deal for {named(viewer)} breaks '{invariant.name}': {wrong}"
                )
        return other

    def _compare(self, s: State, other: State, viewer: int) -> None:
        differs = difference(seen(s, viewer), seen(other, viewer))
        if differs:
            raise self.broken(f"{named(viewer)} sees a secret: {differs}")

    def _compare_reasons(self, s: State, other: State, viewer: int) -> None:
        if viewer == NOBODY:
            return
        for _ in range(REASONS):
            choice = self._words.anything(self.dice)
            one = reason_data(why_not(s, viewer, choice))
            two = reason_data(why_not(other, viewer, choice))
            if one != two:
                words = said(self.rules, viewer, choice)
                raise self.broken(f"{words} is refused with {one} or {two}, by a secret")

    def _compare_redeals(self, s: State, other: State, viewer: int) -> None:
        """A re-deal may read only what the viewer knows."""
        seed = self.dice.below(1 << 30)
        one = whole(redeal(s, viewer, Seeded(seed)))
        two = whole(redeal(other, viewer, Seeded(seed)))
        differs = difference(one, two)
        if differs:
            raise self.broken(f"a re-deal for {named(viewer)} depends on a secret: {differs}")

    def _step(self, s: State, other: State, move: Move, viewer: int, alike: bool) -> None:
        """Play on in both worlds; where the answer is secret, answer differently."""
        meant = self._same_or_other(s, other, move, viewer)
        if meant is None:
            del self._others[viewer]
            return
        if alike and meant == move:
            carry_out(other, move)
            return
        after = s.clone()
        shown, shown_there = s.unveiled, other.unveiled
        events = heard(after, move)
        events_there = heard(other, meant)
        words = said(self.rules, move.seat, move.choice)
        if (after.unveiled > shown) != (other.unveiled > shown_there):
            raise self.broken(f"{words} shows a secret or not, which tells {named(viewer)} of one")
        if after.unveiled > shown:
            del self._others[viewer]
            return
        differs = difference(told(events, viewer), told(events_there, viewer))
        if differs:
            raise self.broken(
                f"what happens after {words} tells {named(viewer)} a secret: {differs}"
            )
        differs = difference(seen(after, viewer), seen(other, viewer))
        if differs:
            raise self.broken(f"{named(viewer)} sees a secret after {words}: {differs}")

    def _same_or_other(self, s: State, other: State, move: Move, viewer: int) -> Move | None:
        """The move in the second world; None if it shows that the worlds differ."""
        question = question_for(s, move.seat)
        there = question_for(other, move.seat)
        if question is None or there is None:
            return None
        if is_secret(s, question, viewer):
            return Move(move.seat, pick(there, self.dice))
        return move if why_not(other, move.seat, move.choice) is None else None
