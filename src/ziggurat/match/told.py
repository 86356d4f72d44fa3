"""Told matches: people have the box on the table and tell what happens there.

Owns what differs from other matches: chance is a question to the people, a position may be
stated, and anything that was told can be taken back. Without a seed there is no promise; the log
grows and is chained as ever, and proves no more than what was told.
"""

from __future__ import annotations

import secrets

import msgspec

from ziggurat.kernel import engine
from ziggurat.kernel.question import NATURE, NOBODY, Question
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.match.chance import Fast
from ziggurat.match.draft import Draft
from ziggurat.match.entry import BACK, Entry, target
from ziggurat.match.errors import Finished, MatchError, Stale, UndoRefused
from ziggurat.match.history import ACTS, History, plainly
from ziggurat.match.match import Match, begun
from ziggurat.match.promise import TOLD, is_told
from ziggurat.match.stating import check_stated, write_stated

SEED_BITS = 62


class Told(Match):
    """A match beside a real table.  Make one with `Told.begin`, or load one."""

    @classmethod
    def begin(cls, rules: Rules, seats: int) -> Told:
        """Begin a match in which people answer for chance from the start."""
        s, header = begun(rules, seats)
        header = msgspec.structs.replace(header, commitment=TOLD)
        history = History(rules, header, [])
        history.keep(s)
        return cls(history, s, None, None)

    @property
    def told(self) -> bool:
        return True

    def shown_to(self, question: Question, reader: int) -> Question:
        """Whoever sits at the table has the dice and the decks there before them."""
        if question.seat == NATURE and reader >= 0:
            return question
        return super().shown_to(question, reader)

    def roll(self, expect: int | None = None, every: bool = False) -> tuple[Entry, ...]:
        """Let the program answer for chance, once or until somebody else is asked."""
        self._must_be_open(expect)
        if engine.question_for(self._state, NATURE) is None:
            raise MatchError("chance is not asked for anything")
        draft = Draft(self._history, self._state.clone())
        self._let_nature_answer(draft, Fast(secrets.randbits(SEED_BITS)), None if every else 1)
        return self._settle(draft)

    def put(self, says: str, s: State, expect: int | None = None) -> tuple[Entry, ...]:
        """Go on from the position that people say there is; `MatchError` if it cannot be."""
        self._must_be_open(expect, undoing=True)
        s = s.clone()
        s.asked = ()
        check_stated(s)
        move = write_stated(says, s)
        draft = Draft(self._history, s)
        engine.advance(s)
        draft.add("stated", NOBODY, move)
        return self._settle(draft)

    def undo(self, seat: int, expect: int | None = None) -> tuple[Entry, ...]:
        """Take back what was told last; a seat goes back past what chance said since."""
        self._must_be_open(expect, undoing=True)
        return self._restore("undo", seat, self._told_before(seat != NATURE))

    def can_undo(self, seat: int) -> bool:
        try:
            self._told_before(False)
        except MatchError:
            return False
        return True

    def _told_before(self, past_chance: bool) -> int:
        """The position before what was told last."""
        entries = self._history.entries
        at = len(entries)
        while at > 0:
            entry = entries[at - 1]
            if entry.kind in BACK:
                at = target(entry)
            elif entry.kind not in ACTS:
                raise UndoRefused("bound")
            elif past_chance and entry.seat == NATURE:
                at -= 1
            else:
                return plainly(entries, at - 1)
        raise UndoRefused("nothing")

    def _must_be_open(self, expect: int | None, undoing: bool = False) -> None:
        # What was told wrongly can be taken back even if it ended the game.
        if self.outcome is not None and not undoing:
            raise Finished("the game is over")
        if expect is not None and expect != self.next_entry:
            raise Stale(expect, self.next_entry)


def match_of(history: History, s: State, seed: bytes | None) -> Match:
    """The match that a log belongs to."""
    if is_told(history.header, history.entries):
        return Told(history, s, None, None)
    return Match(history, s, seed, None)
