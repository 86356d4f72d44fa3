"""The past: what can be taken back, and what a save remembers.

Owns the checks that play whole matches. It never looks behind a match's own functions.
"""

from __future__ import annotations

import hashlib
from typing import ClassVar, Final, NamedTuple

from ziggurat.checks.hidden import other_world
from ziggurat.checks.mutate import Vocabulary
from ziggurat.checks.plain import difference, said, seen, told
from ziggurat.checks.walk import Check, Move, Scope, heard, random_move
from ziggurat.kernel.engine import why_not
from ziggurat.kernel.question import NATURE
from ziggurat.kernel.state import State
from ziggurat.match.codec import digest
from ziggurat.match.match import Match
from ziggurat.match.save import dump, load, verify


def seed_bytes(seed: int) -> bytes:
    """The seed of a match's dice for a number."""
    return hashlib.sha256(str(seed).encode()).digest()


def new_match(scope: Scope) -> Match:
    """Begin a match with the dice of the scope."""
    return Match.new(scope.rules, scope.seats, seed_bytes(scope.seed))


class _Own(NamedTuple):
    """A choice that can be taken back, with the digests before and after it."""

    move: Move
    before: str
    after: str


class Undo(Check):
    """What may be taken back is restored exactly, and nobody has learned anything by it."""

    name: ClassVar[str] = "undo"

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self._words: Final = Vocabulary(scope.rules)

    def matches(self) -> None:
        match = new_match(self.scope)
        run: list[_Own] = []
        for _ in range(self.scope.limit):
            if match.outcome is not None:
                return
            s = match.state
            move = random_move(s, self.dice, self._words)
            if run and run[0].move.seat != move.seat:
                run = []
            entries = match.play(move.seat, move.choice)
            if not self._may_take_back(match, s, move, len(entries)):
                run = []
                continue
            run.append(_Own(move, digest(s), digest(match.state)))
            if self.dice.below(3) == 0:
                self._back_and_forth(match, run)

    def _may_take_back(self, match: Match, s: State, move: Move, entries: int) -> bool:
        """Compare what the match allows with what has happened since the choice."""
        words = said(self.rules, move.seat, move.choice)
        after = match.state
        quiet = entries == 1 and after.unveiled == s.unveiled and after.outcome is None
        for seat in range(s.seats):
            if match.can_undo(seat) != (quiet and seat == move.seat):
                can = "can" if match.can_undo(seat) else "cannot"
                raise self.broken(f"seat {seat} {can} take back {words}: wrong boundary")
        if quiet:
            self._nothing_learned(s, move, words)
        return quiet

    def _nothing_learned(self, s: State, move: Move, words: str) -> None:
        """Whoever may take a choice back has not seen by it which world this is."""
        other = other_world(s, move.seat, self.dice)
        if why_not(other, move.seat, move.choice) is not None:
            return
        after = s.clone()
        events = told(heard(after, move), move.seat)
        events_there = told(heard(other, move), move.seat)
        differs = difference(events, events_there) or difference(
            seen(after, move.seat), seen(other, move.seat)
        )
        if differs:
            raise self.broken(f"{words} shows a secret and can be taken back: {differs}")

    def _back_and_forth(self, match: Match, run: list[_Own]) -> None:
        """Take the whole run back, one choice after the other, and play it again."""
        for own in reversed(run):
            words = said(self.rules, own.move.seat, own.move.choice)
            match.undo(own.move.seat)
            if digest(match.state) != own.before:
                raise self.broken(f"taking back {words} does not restore the position before it")
        for own in run:
            match.play(own.move.seat, own.move.choice)
            if digest(match.state) != own.after:
                words = said(self.rules, own.move.seat, own.move.choice)
                raise self.broken(f"{words}, taken back and played again, goes another way")


class Replay(Check):
    """A match that is saved, loaded and verified is the same match."""

    name: ClassVar[str] = "replay"

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self._words: Final = Vocabulary(scope.rules)

    def matches(self) -> None:
        games = {self.rules.game.name: self.rules.game}
        match = self._played()
        data = dump(match)
        again = load(data, games)
        if dump(again) != data:
            raise self.broken("a match that was loaded is not saved as it was")
        if digest(again.state) != digest(match.state):
            raise self.broken("a match that was loaded is at another position")
        report = verify(data, games)
        if not report.ok or not report.proven:
            raise self.broken(f"a save does not pass: {report.text}")
        report = verify(dump(match, with_seed=False), games)
        if not report.ok:
            raise self.broken(f"a save without its seed does not pass: {report.text}")

    def _played(self) -> Match:
        """A random match in which choices are taken back and everybody goes back once."""
        match = new_match(self.scope)
        everybody = frozenset(range(self.scope.seats))
        rewind_at = 10 + self.dice.below(20)
        for number in range(self.scope.limit):
            if match.outcome is not None:
                break
            if number == rewind_at:
                match.rewind(self.dice.below(len(match.entries)), everybody)
            move = random_move(match.state, self.dice, self._words)
            assert move.seat != NATURE
            match.play(move.seat, move.choice)
            if match.can_undo(move.seat) and self.dice.below(4) == 0:
                match.undo(move.seat)
        return match
