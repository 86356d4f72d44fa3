"""Matches: a game that is really played, with its log, its dice and its past.

Owns the one way to change a game for everybody: a choice becomes an entry, Nature's
answers follow it, and all of it happens or nothing does. It never decides what is legal
and never shows a seat what that seat may not know, except through `state` and `entries`,
which are the host's own.
"""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from ziggurat.kernel import engine
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.event import Event, scrubbed
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.question import NATURE, NOBODY, PUBLIC, Question, may_see, seen_by
from ziggurat.kernel.reason import DeadEnd
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import Outcome, State
from ziggurat.kernel.view import View, redeal
from ziggurat.kernel.view import view as build_view
from ziggurat.match.chance import SEED_BYTES, Chance, Dice
from ziggurat.match.chronicle import first_note
from ziggurat.match.draft import Draft
from ziggurat.match.entry import (
    Entry,
    Header,
    Kind,
    Line,
    back_to,
    current_commitment,
    note_hash,
)
from ziggurat.match.errors import Finished, MatchError, NoSeed, Stale, UndoRefused, Unfinished
from ziggurat.match.history import History, started
from ziggurat.match.notation import write
from ziggurat.match.promise import DRAWN, GIVEN, LOCAL, Seed, promised, read_promise
from ziggurat.match.stating import said_in

ID_BYTES: Final = 8
# How often chance may answer before a seat is asked; games stay far below.
MOST_ANSWERS: Final = 1000


class Match:
    """A game being played.  Make one with `Match.new`, or load one."""

    def __init__(
        self, history: History, s: State, seed: bytes | None, chance: Chance | None
    ) -> None:
        self._history: Final = history
        self._state = s
        self._seed: Final = seed
        self._chance: Final = Dice(seed) if seed is not None else chance

    @classmethod
    def new(
        cls,
        rules: Rules,
        seats: int,
        seed: bytes | Seed | None = None,
        chance: Chance | None = None,
        match_id: str = "",
    ) -> Match:
        """Begin a match.  Without a seed one is drawn; `chance` replaces the dice for tests.

        The seed is promised for the match of this name; one is made up if there is none.
        """
        if seed is not None and chance is not None:
            raise ValueError("give a seed or a chance, not both")
        s, header = begun(rules, seats)
        key = None
        if chance is None:
            found = _seed(seed)
            key = found.key
            promise = promised(header, (), match_id or _name(found), found)
            header = msgspec.structs.replace(header, commitment=promise)
        history = History(rules, header, [])
        history.keep(s)
        match = cls(history, s, key, chance)
        match._settle(Draft(history, s.clone()))
        return match

    @property
    def rules(self) -> Rules:
        """The rules that are played by."""
        return self._history.rules

    @property
    def header(self) -> Header:
        """What was settled before the first entry."""
        return self._history.header

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._state.seats

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole log, with its secrets: for the host only."""
        return tuple(self._history.entries)

    @property
    def state(self) -> State:
        """A copy of the true state, with its secrets: for the host only."""
        return self._state.clone()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self._state.outcome

    @property
    def next_entry(self) -> int:
        """The number of the entry to come, for `play(..., expect=...)`."""
        return self._history.last() + 1

    @property
    def commitment(self) -> str:
        """What is published of the seed from the start; empty without one."""
        return current_commitment(self.header, self._history.entries)

    @property
    def seed(self) -> bytes | None:
        """The seed, for saves: whoever knows it knows all dice to come."""
        return self._seed

    @property
    def told(self) -> bool:
        """Tell whether people tell what chance does: see `Told`."""
        return False

    @property
    def seed_chosen(self) -> bool:
        """Tell whether a person chose the seed, and so could know or guess every answer."""
        return self.commitment != "" and read_promise(self.commitment).chosen

    def reveal_seed(self) -> bytes:
        """The seed, for everybody; only once the game is over."""
        if self.outcome is None:
            raise Unfinished("the seed is shown when the game is over")
        if self._seed is None:
            raise NoSeed("nobody holds the seed of this match")
        return self._seed

    def play(self, seat: int, choice: Choice, expect: int | None = None) -> tuple[Entry, ...]:
        """Answer a question; returns the new entries, Nature's included, for the host only.

        `expect` is the number the caller believes this entry will get.
        """
        self._must_be_open(expect)
        move = write(self.rules, choice)
        question = engine.question_for(self._state, seat)
        draft = Draft(self._history, self._state.clone())
        engine.play(draft.s, seat, choice)
        draft.add("choice", seat, move, PUBLIC if question is None else question.audience)
        return self._settle(draft)

    def undo(self, seat: int, expect: int | None = None) -> tuple[Entry, ...]:
        """Take back the last choice of the seat's own current run."""
        self._must_be_open(expect, undoing=True)
        number = self._history.undo_target(seat)
        return self._restore("undo", seat, number)

    def can_undo(self, seat: int) -> bool:
        """Tell whether `undo` would work now."""
        try:
            self._must_be_open(None, undoing=True)
            self._history.undo_target(seat)
        except MatchError:
            return False
        return True

    def rewind(self, to: int, consents: frozenset[int]) -> tuple[Entry, ...]:
        """Go back to the position after entry `to`, if all seats agree; the dice are fresh."""
        self._must_be_open(None, undoing=True)
        if consents != frozenset(range(self.seats)):
            raise UndoRefused("consent")
        if not 0 <= to < self._history.last():
            raise UndoRefused("no_entry")
        return self._restore("rewind", NOBODY, to)

    def _restore(self, kind: Kind, seat: int, number: int) -> tuple[Entry, ...]:
        draft = Draft(self._history, self._history.at(number).clone())
        draft.add(kind, seat, back_to(number))
        return self._settle(draft)

    def _must_be_open(self, expect: int | None, undoing: bool = False) -> None:
        if self.outcome is not None:
            raise UndoRefused("finished") if undoing else Finished("the game is over")
        if self._chance is None:
            raise NoSeed("this match has no seed: fork it to play on")
        if expect is not None and expect != self.next_entry:
            raise Stale(expect, self.next_entry)

    def _settle(self, draft: Draft) -> tuple[Entry, ...]:
        """Let Nature answer until a seat has to, then make the draft come true."""
        if self._chance is not None:
            self._let_nature_answer(draft, self._chance)
        draft.s.journal = None
        if draft.entries:
            self._history.add(draft.entries, draft.events, draft.notes, draft.s)
        self._state = draft.s
        return tuple(draft.entries)

    def _let_nature_answer(self, draft: Draft, chance: Chance, most: int | None = None) -> None:
        """Let chance answer until a seat has to, or so many times."""
        for _ in range(MOST_ANSWERS if most is None else most):
            question = engine.question_for(draft.s, NATURE)
            if question is None:
                return
            choice = chance.answer(question, draft.next(), self.rules)
            engine.play(draft.s, NATURE, choice)
            draft.add("choice", NATURE, write(self.rules, choice), question.audience)
        if most is None and engine.question_for(draft.s, NATURE) is not None:
            raise DeadEnd(f"chance is asked more than {MOST_ANSWERS} times in a row")

    def questions(self, seat: int) -> tuple[Question, ...]:
        """All open questions as `seat` may read them; a seat below 0 is a spectator."""
        reader = self._reader(seat)
        return tuple([self.shown_to(question, reader) for question in self._state.asked])

    def shown_to(self, question: Question, reader: int) -> Question:
        """A question as a reader may read it."""
        return seen_by(question, reader)

    def view(self, seat: int) -> View:
        """What `seat` may know."""
        return build_view(self._state, self._reader(seat))

    def events(self, seat: int, since: int = 0) -> list[tuple[int, Event]]:
        """What happened from entry `since` on, as `seat` may read it, with entry numbers."""
        reader = self._reader(seat)
        events: list[tuple[int, Event]] = []
        for number in range(max(since, 0), self.next_entry):
            events.extend([(number, at) for at in scrubbed(self._history.events(number), reader)])
        return events

    def log(self, seat: int, since: int = 0) -> list[Line]:
        """The entries from number `since` on as `seat` may read them."""
        reader = self._reader(seat)
        lines: list[Line] = []
        for entry in self._history.entries[max(since - 1, 0) :]:
            move = said_in(entry) if may_see(entry.audience, reader) else ""
            lines.append(Line(entry.number, entry.kind, entry.seat, move))
        return lines

    def is_public(self, since: int = 0) -> bool:
        """Tell whether everybody may read all that happened from entry `since` on."""
        for number in range(max(since, 0), self.next_entry):
            if number > 0 and self._history.entries[number - 1].audience != PUBLIC:
                return False
            if any([event.audience != PUBLIC for event in self._history.events(number)]):
                return False
        return True

    def _reader(self, seat: int) -> int:
        if seat >= self.seats:
            raise MatchError(f"there is no seat {seat} in a match of {self.seats}")
        return seat if seat >= 0 else NOBODY

    def imagined(self, seat: int, chooser: Chooser) -> State:
        """A state in which everything `seat` cannot know has been dealt again."""
        return redeal(self._state, self._reader(seat), chooser)

    def state_at(self, number: int) -> State:
        """A copy of the true state after an entry; 0 is the start.  For the host only."""
        if not 0 <= number <= self._history.last():
            raise MatchError(f"there is no entry {number}")
        return self._history.at(number).clone()

    def notes(self, since: int = 0) -> list[bytes]:
        """What is noted of each entry from number `since` on, for stores and saves; 0 is the
        start.  With its secrets: for the host only."""
        return [self._history.note(number) for number in range(max(since, 0), self.next_entry)]

    def fork(self, number: int, seed: bytes | Seed | None = None, match_id: str = "") -> Match:
        """A match of its own that shares the past up to an entry and has dice of its own."""
        return self._with_new_dice("fork", number, seed, match_id)

    def renewed(self, match_id: str = "", seed: bytes | Seed | None = None) -> Match:
        """The same match with new dice from here on: somebody may know what the old ones say."""
        return self._with_new_dice("dice", self._history.last(), seed, match_id)

    def _with_new_dice(
        self, kind: Kind, number: int, seed: bytes | Seed | None, match_id: str
    ) -> Match:
        s = self.state_at(number)
        found = _seed(seed)
        history = History(
            self.rules, self.header, self._history.entries[:number], self._history.chronicle
        )
        history.keep(s)
        match = Match(history, s, found.key, None)
        draft = Draft(history, s.clone())
        # A draft may begin with an entry that puts other rules in force.
        before = [*history.entries, *draft.entries]
        draft.add(kind, NOBODY, promised(self.header, before, match_id or _name(found), found))
        match._settle(draft)
        return match


def begun(rules: Rules, seats: int) -> tuple[State, Header]:
    """The start of a match, and its header; nothing is promised yet."""
    s, events = started(rules, seats)
    start = note_hash(first_note(s, events))
    game = rules.game
    return s, Header(game.name, game.version, rules.modules, rules.options, seats, "", start)


def _seed(given: bytes | Seed | None) -> Seed:
    """The seed that is given, or a new one."""
    if given is None:
        return Seed(secrets.token_bytes(SEED_BYTES), DRAWN)
    return given if isinstance(given, Seed) else Seed(given, GIVEN)


def _name(seed: Seed) -> str:
    """The name of a match that has none: with the same seed it is the same match again."""
    return secrets.token_hex(ID_BYTES) if seed.origin == DRAWN else LOCAL
