"""Drafts: entries that are being made.

Owns the making of entries on a state of their own, so that a match takes all of them or
none. It never touches the log.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.event import Event
from ziggurat.kernel.question import NOBODY, PUBLIC
from ziggurat.kernel.state import State
from ziggurat.match.chronicle import later_note, look
from ziggurat.match.entry import Entry, Kind, note_hash, sealed
from ziggurat.match.history import History, fingerprint, taken


class Draft:
    """Entries to come, on a state of their own; dropped when anything goes wrong.

    Where older rules wrote the log so far, the first of them says that other rules are in force.
    """

    def __init__(self, history: History, s: State) -> None:
        self.s: Final = s
        self.entries: Final[list[Entry]] = []
        self.events: Final[list[list[Event]]] = []
        self.notes: Final[list[bytes]] = []
        self._history: Final = history
        last = history.at(history.last())
        self._look = look(last)
        if history.needs_mark:
            # What comes may go back to an earlier position; the mark is made where the log ends.
            self._append(last, "version", NOBODY, str(history.rules.game.version), PUBLIC)
        s.journal = []

    def next(self) -> int:
        """The number of the entry to come."""
        return self._history.last() + len(self.entries) + 1

    def add(self, kind: Kind, seat: int, move: str, audience: int = PUBLIC) -> None:
        """Make an entry of what has just been done to the state."""
        self._append(self.s, kind, seat, move, audience)
        self.s.journal = []

    def _append(self, s: State, kind: Kind, seat: int, move: str, audience: int) -> None:
        header = self._history.header
        known = self.entries or self._history.entries
        before = known[-1].hash if known else header.hash()
        mark = fingerprint(header, self._history.rules.game.version, s)
        seen, self._look = self._look, look(s)
        events = taken(s)
        note = later_note(s, seen, self._look, events)
        entry = Entry(
            self.next(), kind, seat, move, audience, mark, note_hash(note), before, ""
        )  # fmt: skip
        self.entries.append(sealed(entry))
        self.events.append(events)
        self.notes.append(note)
