"""Chronicles: what every entry of a log led to, kept so that it can be shown by any rules.

Owns notes: one of the start of a match and one of each entry, with what changed in the state and
what happened. Rules that have changed cannot play an old log again, but they can read its notes,
because records only ever grow. A note is never trusted: the position it leads to must be the one
that its entry's digest names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from ziggurat.kernel.event import Event
from ziggurat.kernel.record import Record, Shell
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.match.codec import TAG, CodecError, canonical, decode_state, encode, scribe_of
from ziggurat.match.errors import SaveError
from ziggurat.match.spec import Field

Data: TypeAlias = dict[str, Any]
# The fields of a shell as they were; in the place of a list of shells, what each of them held.
Look: TypeAlias = tuple[Any, ...]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an entry changed in the state, or all of it at the start, and what happened."""

    changed: Data
    told: list[tuple[str, int, list[int], int, int, str]]


class _Eye:
    """How to look at shells of one class: its fields, and which of them hold other shells."""

    def __init__(self, cls: type[Record]) -> None:
        scribe = scribe_of(cls)
        self.fields: Final = [(at.name, _holds_shells(at)) for at in scribe.fields]
        self.writers: Final = dict(scribe.writers)


_EYES: Final[dict[type[Record], _Eye]] = {}


def _eye(cls: type[Record]) -> _Eye:
    eye = _EYES.get(cls)
    if eye is None:
        eye = _EYES[cls] = _Eye(cls)
    return eye


def _holds_shells(field: Field) -> bool:
    """Tell whether a field holds records that are changed in place."""
    return field.shape.form == "shells" or field.shape.parts[:1] == (SHELL,)


SHELL: Final = scribe_of(State).fields[-1].shape.parts[0]


def look(shell: Shell) -> Look:
    """What a shell holds now: nothing in it is ever changed in place but other shells."""
    values: list[Any] = []
    for name, deep in _eye(type(shell)).fields:
        value = getattr(shell, name)
        values.append([look(inner) for inner in value] if deep else value)
    return tuple(values)


def changes(shell: Shell, before: Look, after: Look) -> Data:
    """What of a shell has been replaced between two looks at it."""
    eye = _eye(type(shell))
    changed: Data = {}
    for at, (name, deep) in enumerate(eye.fields):
        old, new = before[at], after[at]
        if old is new:
            continue
        if deep:
            inner = _changes_inside(getattr(shell, name), old, new)
            if inner:
                changed[name] = inner
        else:
            write = eye.writers.get(name)
            # Records know no equality: they are the same if they are written the same.
            was, is_now = (old, new) if write is None else (write(old), write(new))
            if was != is_now:
                changed[name] = is_now
    return changed


def _changes_inside(shells: Sequence[Shell], before: list[Look], after: list[Look]) -> Data:
    found: Data = {}
    for at, shell in enumerate(shells):
        changed = changes(shell, before[at], after[at])
        if changed:
            found[str(at)] = changed
    return found


def first_note(s: State, events: list[Event]) -> bytes:
    """The note of the start of a match."""
    return _written(encode(s), events)


def later_note(s: State, before: Look, after: Look, events: list[Event]) -> bytes:
    """The note of an entry, from a look at the state before it and one after it."""
    return _written(changes(s, before, after), events)


def _written(changed: Data, events: list[Event]) -> bytes:
    told = [(at.key, at.seat, at.args, at.origin, at.audience, at.veiled) for at in events]
    return canonical({"changed": changed, "told": told})


class Chronicle:
    """The notes of a match, read one after the other as positions are asked for."""

    def __init__(self, rules: Rules, notes: Sequence[bytes]) -> None:
        self._rules: Final = rules
        self._notes: Final = notes
        self._data: Data = {}
        self._at = -1

    def __len__(self) -> int:
        return len(self._notes)

    def state(self, number: int) -> State:
        """The position after an entry; 0 is the start."""
        if number < self._at:
            self._data, self._at = {}, -1
        while self._at < number:
            self._at += 1
            _apply(self._data, self._note(self._at).changed, self._at)
        try:
            return decode_state(self._rules, self._data)
        except CodecError as error:
            raise SaveError(f"the note of entry {number} does not fit: {error}") from None

    def events(self, number: int) -> list[Event]:
        """What happened at an entry; 0 is the start."""
        return [
            Event(key, seat, tuple(args), origin, audience, veiled)
            for key, seat, args, origin, audience, veiled in self._note(number).told
        ]

    def note(self, number: int) -> bytes:
        """What is noted of an entry, as it is written."""
        if not 0 <= number < len(self._notes):
            raise SaveError(f"nothing was noted of entry {number}")
        return self._notes[number]

    def _note(self, number: int) -> Note:
        try:
            return msgspec.json.decode(self.note(number), type=Note)
        except (ValueError, RecursionError):
            raise SaveError(f"the note of entry {number} cannot be read") from None


def _apply(data: Data, changed: Data, number: int) -> None:
    """Carry out what a note says on encoded data."""
    for name, value in changed.items():
        kept = data.get(name)
        if isinstance(kept, list) and isinstance(value, dict) and TAG not in value:
            _apply_inside(kept, value, number)
        else:
            data[name] = value


def _apply_inside(shells: list[Any], changed: Data, number: int) -> None:
    for word, inner in changed.items():
        at = int(word) if word.isascii() and word.isdigit() else len(shells)
        known = at < len(shells) and isinstance(shells[at], dict)
        if not known or not isinstance(inner, dict):
            raise SaveError(f"the note of entry {number} changes what is not there")
        _apply(shells[at], inner, number)
