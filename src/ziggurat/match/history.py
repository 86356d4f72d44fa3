"""History: the log of a match and the positions it led to.

Owns where the log goes back to, which positions are kept and how any other is found
again. It never plays anything new, and what it has kept never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ziggurat.build.build import new_state
from ziggurat.kernel.engine import advance, play
from ziggurat.kernel.event import Event
from ziggurat.kernel.question import NATURE
from ziggurat.kernel.reason import Refused
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.match.chronicle import Chronicle, first_note, later_note, look
from ziggurat.match.codec import digest_of
from ziggurat.match.entry import BACK, Entry, Header, current_version, target
from ziggurat.match.errors import SaveError, UndoRefused
from ziggurat.match.notation import NotationError, parse
from ziggurat.match.stating import stated_again

# Beyond what undo needs, every so many entries one position is kept.
STRIDE: Final = 32
# The kinds of entries that lead to a new position.
ACTS: Final = ("choice", "stated")


def started(rules: Rules, seats: int) -> tuple[State, list[Event]]:
    """The start of a game, run up to its first question, and what happened on the way."""
    s = new_state(rules, seats)
    s.journal = []
    advance(s)
    return s, taken(s)


def fingerprint(header: Header, version: int, s: State) -> str:
    """The digest of a state as its entry holds it."""
    return digest_of(header.game, version, header.modules, header.options, s)


def taken(s: State) -> list[Event]:
    """Take the journal out of a state."""
    events = s.journal or []
    s.journal = None
    return events


def replayed(s: State, entry: Entry) -> tuple[State, list[Event]]:
    """The position after a logged choice, and what happened; `s` stays as it is."""
    after = s.clone()
    after.journal = []
    try:
        play(after, entry.seat, parse(s.rules, entry.move))
    except (NotationError, Refused) as error:
        text = f"entry {entry.number} ('{entry.move:.60}') cannot be played: {error}"
        raise SaveError(text) from error
    return after, taken(after)


def led_to(s: State, entry: Entry) -> tuple[State, list[Event]]:
    """The position after a choice or what was stated, and what happened; `s` stays as it is."""
    return replayed(s, entry) if entry.kind == "choice" else stated_again(s, entry)


def undo_target(
    entries: Sequence[Entry], count: int, unveiled: Callable[[int], int], seat: int
) -> int:
    """The position `seat` may take back to after `count` entries, or `UndoRefused`.

    `unveiled` tells how many secrets had been shown at a position.
    """
    at = count
    while at > 0:
        entry = entries[at - 1]
        if entry.kind not in ("choice", "undo"):
            raise UndoRefused("bound")
        if entry.seat == NATURE:
            raise UndoRefused("nature")
        if entry.seat != seat:
            raise UndoRefused("other_seat")
        if entry.kind == "undo":
            at = target(entry)
            continue
        if unveiled(at) != unveiled(at - 1):
            raise UndoRefused("reveal")
        return plainly(entries, at - 1)
    raise UndoRefused("nothing")


def plainly(entries: Sequence[Entry], number: int) -> int:
    """The earliest number of the same position, which is easiest to read."""
    while number > 0 and entries[number - 1].kind == "undo":
        number = target(entries[number - 1])
    return number


def times_chance_was_asked_again(entries: Sequence[Entry]) -> int:
    """How often a log goes back past an answer of chance, so that chance answers once more."""
    # For each position, how many answers of chance led to it.
    answers = [0]
    times = 0
    for entry in entries:
        before = answers[-1]
        if entry.kind in BACK:
            answers.append(answers[target(entry)])
            times += answers[-1] < before
        else:
            answers.append(before + (entry.kind == "choice" and entry.seat == NATURE))
    return times


def version_at(header: Header, entries: Sequence[Entry], number: int) -> int:
    """The version of the rules that led to the position after an entry."""
    return current_version(header, list(entries[:number]))


def older_entries(rules: Rules, header: Header, entries: list[Entry]) -> int:
    """The number of the last entry that other rules led to, or that says so; 0 if none."""
    if current_version(header, entries) != rules.game.version:
        return len(entries)
    return max([entry.number for entry in entries if entry.kind == "version"], default=0)


def noted(chronicle: Chronicle, header: Header, entries: Sequence[Entry], number: int) -> State:
    """A position as its note tells it, if it is the one that its entry names."""
    s = chronicle.state(number)
    version = version_at(header, entries, number)
    if number > 0 and fingerprint(header, version, s) != entries[number - 1].digest:
        raise SaveError(f"the note of entry {number} is not the position it led to")
    return s


class History:
    """The log, and the positions that can be had without replaying much of it.

    What older rules wrote is read from the match's chronicle; without one it cannot be shown.
    """

    def __init__(
        self,
        rules: Rules,
        header: Header,
        entries: list[Entry],
        chronicle: Chronicle | None = None,
    ) -> None:
        self.rules: Final = rules
        self.header: Final = header
        self.entries: Final = entries
        self.chronicle: Final = chronicle
        self._kept: Final[dict[int, State]] = {}
        self._events: Final[dict[int, list[Event]]] = {}
        # The earliest position that undo can still reach.
        self._floor = 0
        # The notes of the entries that came last, as long as nothing else has come.
        self._notes: tuple[int, list[bytes]] = (0, [])
        # Nothing before the last change of rules can be played again.
        self._oldest: Final = older_entries(rules, header, entries)
        # Tells that the next entry must say that other rules are in force from it on.
        self.needs_mark = current_version(header, entries) != rules.game.version

    def last(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    def keep(self, s: State, number: int | None = None) -> None:
        """Keep the position after an entry, or after the last one."""
        self._kept[self.last() if number is None else number] = s

    def add(
        self,
        entries: list[Entry],
        events: list[list[Event]],
        notes: list[bytes],
        s: State,
    ) -> None:
        """Take in new entries, what happened at each, and the position they led to."""
        before = self.last()
        self._notes = (before + 1, notes)
        self.needs_mark = False
        for entry, told in zip(entries, events, strict=True):
            self.entries.append(entry)
            self._events[entry.number] = told
        self.keep(s)
        self._floor = self._reach(before, entries, s)
        self._thin_out()

    def _reach(self, before: int, entries: list[Entry], s: State) -> int:
        """The earliest position that undo can reach once `entries` are in."""
        first = entries[0]
        if first.kind == "version" and len(entries) > 1:
            # It only says that other rules are in force; the choice after it can be undone.
            return self._reach(before + 1, entries[1:], s)
        shown = first.kind == "choice" and s.unveiled != self.at(before).unveiled
        if len(entries) > 1 or first.kind not in ("choice", "undo") or shown:
            return self.last()
        mine = before > 0 and self.entries[before - 1].seat == first.seat
        return self._floor if mine else before

    def _thin_out(self) -> None:
        """Drop positions that undo cannot reach, but keep one every so many entries."""
        last = -STRIDE
        for number in sorted(self._kept):
            if number < self._floor and number - last < STRIDE:
                del self._kept[number]
            else:
                last = number

    def at(self, number: int) -> State:
        """The position after an entry; 0 is the start.  It is shared: clone before playing."""
        todo: list[int] = []
        while number not in self._kept:
            if 0 < self._oldest >= number:
                self._kept[number] = self._noted(number)
                break
            if number == 0:
                self._kept[0], self._events[0] = started(self.rules, self.header.seats)
                break
            entry = self.entries[number - 1]
            todo.append(number)
            number = target(entry) if entry.kind in BACK else number - 1
        s = self._kept[number]
        for at in reversed(todo):
            if self.entries[at - 1].kind in ACTS:
                s, self._events[at] = led_to(s, self.entries[at - 1])
            if at % STRIDE == 0 or at == todo[0]:
                self._kept[at] = s
        return s

    def _noted(self, number: int) -> State:
        """A position that older rules led to, as its note tells it."""
        if self.chronicle is None:
            raise SaveError(f"entries up to {self._oldest} were played by other rules")
        return noted(self.chronicle, self.header, self.entries, number)

    def events(self, number: int) -> list[Event]:
        """What happened at an entry; 0 is the start."""
        if number not in self._events:
            self._recall(number)
        return self._events.get(number, [])

    def _recall(self, number: int) -> None:
        """Find out again what happened at an entry, as after loading."""
        if 0 < self._oldest >= number:
            if self.chronicle is not None:
                self._events[number] = self.chronicle.events(number)
        elif number == 0:
            self._events[0] = started(self.rules, self.header.seats)[1]
        elif self.entries[number - 1].kind in ACTS:
            before = self.at(number - 1)
            self._kept[number], self._events[number] = led_to(before, self.entries[number - 1])

    def note(self, number: int) -> bytes:
        """What is noted of an entry; 0 is the start."""
        first, notes = self._notes
        if first <= number < first + len(notes):
            return notes[number - first]
        if self.chronicle is not None and number < len(self.chronicle):
            return self.chronicle.note(number)
        # Events first: with them the position is found.
        events = self.events(number)
        after = self.at(number)
        if number == 0:
            return first_note(after, events)
        return later_note(after, look(self.at(number - 1)), look(after), events)

    def undo_target(self, seat: int) -> int:
        """The position `seat` may take back to, or `UndoRefused`."""
        number = undo_target(self.entries, self.last(), self._unveiled, seat)
        if number < self._oldest:
            raise UndoRefused("bound")
        return number

    def _unveiled(self, number: int) -> int:
        # Something was shown after a position that undo cannot reach: no need to find it again.
        return self.at(number).unveiled if number >= self._floor else -1
