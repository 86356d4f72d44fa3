"""Retracing: playing a log again from its start.

Owns the check of the start and of every entry against the rules, of what is noted of each, and,
with the dice, of every answer of Nature. It never writes an entry.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ziggurat.kernel.engine import question_for
from ziggurat.kernel.event import Event
from ziggurat.kernel.question import NATURE, NOBODY, PUBLIC
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.match.chance import Dice
from ziggurat.match.chronicle import Chronicle, Look, first_note, later_note, look
from ziggurat.match.codec import digest
from ziggurat.match.entry import BACK, SEEDS, Entry, Header, current_version, note_hash, target
from ziggurat.match.errors import MatchError, SaveError
from ziggurat.match.history import fingerprint, led_to, noted, started, undo_target
from ziggurat.match.notation import parse, write
from ziggurat.match.promise import TOLD, dice_from


class Retraced(NamedTuple):
    """A position of a replayed match: what was played, the state after it, what happened.

    It is `recomputed` if these rules come to the same position and note the same of it.
    """

    number: int
    entry: Entry | None
    state: State
    events: list[Event]
    recomputed: bool = True


class Differs(SaveError):
    """An entry is not what the rules make of it; `number` is the first such entry, 0 the start."""

    def __init__(self, number: int, text: str) -> None:
        super().__init__(text)
        self.number = number


class _Retracer:
    """What is known while a log is played again."""

    def __init__(
        self, rules: Rules, header: Header, entries: Sequence[Entry], dice: Dice | None
    ) -> None:
        self.rules = rules
        self.header = header
        self.entries = entries
        # The seed belongs to what came after the last fork.
        self.dice = dice
        self.dice_from = dice_from(entries)
        self.wanted = {_target(entry) for entry in entries if entry.kind in BACK}
        self.kept: dict[int, State] = {}
        self.unveiled: list[int] = []
        # Where people tell what chance does they may also state positions, and take back anything.
        self.told = header.commitment == TOLD

    def reached(self, number: int, s: State) -> None:
        self.unveiled.append(s.unveiled)
        if number in self.wanted:
            self.kept[number] = s

    def step(self, s: State, entry: Entry) -> tuple[State, list[Event]]:
        """The position after an entry."""
        if entry.kind == "choice":
            self._check_choice(s, entry)
            return led_to(s, entry)
        if entry.audience != PUBLIC:
            raise SaveError(f"entry {entry.number} hides what everybody may read")
        if entry.kind == "stated":
            self._check_stated(entry)
            return led_to(s, entry)
        if entry.kind in (*SEEDS, "version"):
            self.told = self.told and entry.kind not in SEEDS
            return s, []
        if s.outcome is not None and not self.told:
            raise SaveError(f"entry {entry.number} goes back after the end of the game")
        if entry.kind == "undo":
            self._check_undo(entry)
        elif entry.seat != NOBODY:
            raise SaveError(f"entry {entry.number} is a rewind by one seat")
        return self.kept[target(entry)], []

    def _check_choice(self, s: State, entry: Entry) -> None:
        question = question_for(s, entry.seat)
        if question is None:
            raise SaveError(f"entry {entry.number} is by a seat that was not asked")
        if question.audience != entry.audience:
            raise SaveError(f"entry {entry.number} is open to the wrong seats")
        choice = parse(self.rules, entry.move)
        if write(self.rules, choice) != entry.move:
            raise SaveError(f"entry {entry.number} is not written as it should be")
        if entry.seat != NATURE or self.dice is None or entry.number <= self.dice_from:
            return
        meant = self.dice.answer(question, entry.number, self.rules)
        if meant != choice:
            text = f"Nature said '{write(self.rules, meant)}' and not '{entry.move}'"
            raise SaveError(f"entry {entry.number} does not follow from the seed: {text}")

    def _check_stated(self, entry: Entry) -> None:
        if not self.told:
            raise SaveError(f"entry {entry.number} states a position where dice are promised")
        if entry.seat != NOBODY:
            raise SaveError(f"entry {entry.number} states a position for one seat")

    def _check_undo(self, entry: Entry) -> None:
        if self.told:
            return
        count = entry.number - 1
        allowed = undo_target(self.entries, count, self.unveiled.__getitem__, entry.seat)
        if allowed != target(entry):
            raise SaveError(f"entry {entry.number} takes back more or less than one choice")


def _target(entry: Entry) -> int:
    try:
        return target(entry)
    except SaveError as error:
        raise Differs(entry.number, str(error)) from error


class _Reader:
    """Reads a log from its start, whichever rules wrote it.

    What older rules wrote is played again as far as these rules come to the same positions. From
    there on it is `lost` until other rules are put in force: positions are those of the notes.
    """

    def __init__(self, tracer: _Retracer, chronicle: Chronicle | None) -> None:
        self._tracer: Final = tracer
        self._chronicle: Final = chronicle
        self._version = tracer.header.version
        self._lost = False
        self._look: Look = ()  # at the position before the next entry

    def start(self) -> Retraced:
        """The position before the first entry."""
        s, events = started(self._tracer.rules, self._tracer.header.seats)
        recomputed = note_hash(first_note(s, events)) == self._tracer.header.start
        if not recomputed and self._is_current():
            raise Differs(0, "the start of this game is not the one that its rules make")
        if not recomputed and self._chronicle is not None:
            kept = self._chronicle.state(0)
            self._lost = digest(kept) != digest(s)
            s, events = kept, self._chronicle.events(0)
        self._tracer.reached(0, s)
        self._look = look(s)
        return Retraced(0, None, s, events, recomputed)

    def after(self, s: State, entry: Entry) -> Retraced:
        """The position after the next entry."""
        if entry.kind == "version":
            self._version = int(entry.move)
            self._lost = False
        recomputed = False
        before = self._look
        if not self._lost:
            try:
                after, events = self._played(s, entry)
                self._look = look(after)
                recomputed = self._is_noted_so(after, before, events, entry)
            except (MatchError, ValueError):
                if self._is_current():
                    raise
                self._lost = True
        if not recomputed:
            after, events = self._noted(entry)
            self._look = look(after)
        self._tracer.reached(entry.number, after)
        return Retraced(entry.number, entry, after, events, recomputed)

    def _played(self, s: State, entry: Entry) -> tuple[State, list[Event]]:
        after, events = self._tracer.step(s, entry)
        if fingerprint(self._tracer.header, self._version, after) != entry.digest:
            raise SaveError(f"entry {entry.number} leads to another position")
        return after, events

    def _is_noted_so(self, s: State, before: Look, events: list[Event], entry: Entry) -> bool:
        """Return whether an entry's note is the one that these rules make of it."""
        note = later_note(s, before, self._look, events)
        if note_hash(note) == entry.note:
            return True
        if self._is_current():
            raise SaveError(f"the note of entry {entry.number} tells something else than happened")
        return False

    def _noted(self, entry: Entry) -> tuple[State, list[Event]]:
        if self._chronicle is None:
            text = f"entries from {entry.number} on were played by version {self._version}"
            raise SaveError(f"{text} of the rules, and nothing was noted of them")
        header, entries = self._tracer.header, self._tracer.entries
        s = noted(self._chronicle, header, entries, entry.number)
        return s, self._chronicle.events(entry.number)

    def _is_current(self) -> bool:
        return self._version == self._tracer.rules.game.version


def retrace(
    rules: Rules,
    header: Header,
    entries: Sequence[Entry],
    dice: Dice | None = None,
    chronicle: Chronicle | None = None,
) -> Iterator[Retraced]:
    """Play a log again; raise `Differs` at the first entry that is not as it should be."""
    current_version(header, list(entries))
    reader = _Reader(_Retracer(rules, header, entries, dice), chronicle)
    position = reader.start()
    yield _shown(position)
    for entry in entries:
        try:
            position = reader.after(position.state, entry)
        except (MatchError, ValueError) as error:
            raise Differs(entry.number, str(error)) from error
        yield _shown(position)


def _shown(position: Retraced) -> Retraced:
    return position._replace(state=position.state.clone())
