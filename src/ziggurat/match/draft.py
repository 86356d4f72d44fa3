"""Drafts: entries that are being made.

Owns the making of entries on a state of their own, so that a match takes all of them or
none. It never touches the log.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.event import Event
from ziggurat.kernel.question import PUBLIC
from ziggurat.kernel.state import State
from ziggurat.match.codec import digest_of
from ziggurat.match.entry import Entry, Header, Kind, sealed
from ziggurat.match.history import History, taken


class Draft:
    """Entries to come, on a state of their own; dropped when anything goes wrong."""

    def __init__(self, history: History, s: State) -> None:
        self.s: Final = s
        self.entries: Final[list[Entry]] = []
        self.events: Final[list[list[Event]]] = []
        self._history: Final = history
        s.journal = []

    def next(self) -> int:
        """The number of the entry to come."""
        return self._history.last() + len(self.entries) + 1

    def add(self, kind: Kind, seat: int, move: str, audience: int = PUBLIC) -> None:
        """Make an entry of what has just been done to the state."""
        header = self._history.header
        known = self.entries or self._history.entries
        before = known[-1].hash if known else header.hash()
        mark = fingerprint(header, self._history.rules.game.version, self.s)
        entry = Entry(self.next(), kind, seat, move, audience, mark, before, "")
        self.entries.append(sealed(entry))
        self.events.append(taken(self.s))
        self.s.journal = []


def fingerprint(header: Header, version: int, s: State) -> str:
    """The digest of a state as its entry holds it."""
    return digest_of(header.game, version, header.modules, header.options, s)
