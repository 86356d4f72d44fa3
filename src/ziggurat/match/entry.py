"""Log entries: what happened in a match, one after the other, for good.

Owns the form of an entry and the chain of hashes that ties each to its predecessor. An
entry is never changed or dropped: taking back and going back are entries themselves, so
that numbers never repeat and the dice after a rewind are fresh ones.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from ziggurat.match.codec import canonical
from ziggurat.match.errors import SaveError

Kind: TypeAlias = Literal["choice", "undo", "rewind", "fork", "version", "stated", "dice"]

HASH_DIGITS: Final = 32
BACK: Final = ("undo", "rewind")  # the kinds that go back
SEEDS: Final = ("fork", "dice")  # the kinds that promise a new seed


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was settled before the first entry; the first entry's `before` is its hash.

    `commitment` is the promise of the seed, `2:MATCH:ORIGIN:HASH`; empty without dice that can
    be checked, and "told" where people tell what chance does at their own table. `start` is the
    hash of what is noted of the start.
    """

    game: str
    version: int
    modules: tuple[str, ...]
    options: dict[str, str]
    seats: int
    commitment: str
    start: str

    def hash(self) -> str:
        """The hash that begins the chain."""
        return _short(canonical(self))


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry.  Numbers begin with 1; position 0 is the start of the game.

    `move` is the choice in notation; of an undo or rewind it is "to N", the position that
    was restored; of a fork, and of new dice in the same match, the promise of the new seed; of
    a change of rules, the version; of a position that was stated, the words for it and the
    position. `audience` are the seats that may read it. `digest` is that of the state after it,
    `note` the hash of what is noted of it, `before` the hash of the predecessor.
    """

    number: int
    kind: Kind
    seat: int
    move: str
    audience: int
    digest: str
    note: str
    before: str
    hash: str


class Line(msgspec.Struct, frozen=True):
    """An entry as one seat may read it; `move` is empty when it is secret.

    It holds no digest and no hash: whoever can guess a secret could test the guess on them.
    """

    number: int
    kind: Kind
    seat: int
    move: str


def sealed(entry: Entry) -> Entry:
    """Return the entry with its hash."""
    return msgspec.structs.replace(entry, hash=_hash(entry))


def _hash(entry: Entry) -> str:
    parts = (
        entry.number, entry.kind, entry.seat, entry.move, entry.audience, entry.digest,
        entry.note, entry.before,
    )  # fmt: skip
    return _short(canonical(parts))


def _short(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:HASH_DIGITS]


def note_hash(note: bytes) -> str:
    """The hash that ties a note to its entry."""
    return _short(note)


def check_notes(header: Header, entries: Sequence[Entry], notes: Sequence[bytes]) -> int:
    """Find the first note that is not the one its entry names, or -1; 0 is that of the start."""
    meant = [header.start, *[entry.note for entry in entries]]
    # All at once: this is done whenever a game is opened.
    sha256 = hashlib.sha256
    found = [sha256(note).hexdigest()[:HASH_DIGITS] for note in notes]
    if found == meant:
        return -1
    return [was == mark for was, mark in zip(found, meant, strict=True)].index(False)


def check_chain(header: Header, entries: list[Entry]) -> tuple[int, str]:
    """Find the first entry that does not follow from its predecessor: number and fault.

    The number is 0 when all do.
    """
    before = header.hash()
    for number, entry in enumerate(entries, 1):
        if entry.number != number:
            return number, f"entry {number} is numbered {entry.number}"
        if entry.before != before:
            return number, f"entry {number} does not follow from the one before it"
        if entry.hash != _hash(entry):
            return number, f"entry {number} does not match its hash"
        before = entry.hash
    return 0, ""


def target(entry: Entry) -> int:
    """The position that an undo or a rewind went back to."""
    word = entry.move.removeprefix("to ")
    whole = word.isascii() and word.isdigit() and len(word) < 9
    if not whole or entry.move != back_to(int(word)) or int(word) >= entry.number:
        raise SaveError(f"entry {entry.number} goes back to no earlier position: '{entry.move}'")
    return int(word)


def back_to(number: int) -> str:
    """What an undo or a rewind says."""
    return f"to {number}"


def current_version(header: Header, entries: list[Entry]) -> int:
    """The version of the rules that the last entry was played by."""
    words = [entry.move for entry in entries if entry.kind == "version"]
    if words and not (words[-1].isascii() and words[-1].isdigit() and len(words[-1]) < 9):
        raise SaveError(f"'{words[-1]:.20}' is not a version of the rules")
    return int(words[-1]) if words else header.version


def current_commitment(header: Header, entries: list[Entry]) -> str:
    """The commitment to the seed in use."""
    words = [entry.move for entry in entries if entry.kind in SEEDS]
    return words[-1] if words else header.commitment
