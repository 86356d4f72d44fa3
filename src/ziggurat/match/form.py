"""The form of a save: one JSON text, and the only one for what it holds.

Owns what a save file looks like and every check that needs no rules: size, nesting,
types, the canonical text and the chain of hashes. It never plays anything.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ziggurat.match.chance import SEED_BYTES
from ziggurat.match.codec import canonical
from ziggurat.match.entry import SEEDS, Entry, Header, check_chain, check_notes
from ziggurat.match.errors import SaveError
from ziggurat.match.promise import TOLD, keeps, read_promise

FORMAT: Final = 2
LARGEST: Final = 32 * 1024 * 1024


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a match needs to go on: it tells all secrets, so it is the host's alone.

    `snapshot` is the state after the last entry. `seed` is hexadecimal, or null in a save
    that may be looked at but not played on. `notes` tell what the start and each entry led to, so
    that rules to come can show what they would play otherwise.
    """

    format: int
    header: Header
    seed: str | None
    snapshot: dict[str, Any]
    entries: list[Entry]
    notes: list[msgspec.Raw]


class BrokenChain(SaveError):
    """An entry of the log is not what it was; `number` is the first such entry."""

    def __init__(self, number: int, text: str) -> None:
        super().__init__(text)
        self.number = number


class _Format(msgspec.Struct):
    format: int


def read_save(data: bytes) -> Save:
    """Read a save and check whatever can be checked without the rules."""
    if len(data) > LARGEST:
        raise SaveError(f"a save has at most {LARGEST >> 20} MiB, this one {len(data)} bytes")
    try:
        save = _parsed(data)
    except RecursionError:
        raise SaveError("this save is nested too deeply") from None
    except ValueError as error:
        raise SaveError(f"this is not a save: {error}") from None
    number, fault = check_chain(save.header, save.entries)
    if number:
        raise BrokenChain(number, fault)
    check_all_notes(save.header, save.entries, [bytes(note) for note in save.notes])
    if canonical(save) != data:
        raise SaveError("this save was changed: its text is not as it was written")
    if save.header.commitment:
        read_promise(save.header.commitment)
    for entry in save.entries:
        if entry.kind in SEEDS and read_promise(entry.move).origin == TOLD:
            raise SaveError(f"entry {entry.number} promises no dice")
    return save


def _parsed(data: bytes) -> Save:
    """Parse a save; only one that does not fit is asked for its format first."""
    try:
        save = msgspec.json.decode(data, type=Save)
        found = save.format
    except ValueError:
        found = msgspec.json.decode(data, type=_Format).format
        if found == FORMAT:
            raise
    if found != FORMAT:
        raise SaveError(f"this save has format {found}; this program reads format {FORMAT}")
    return save


def check_all_notes(header: Header, entries: list[Entry], notes: list[bytes]) -> None:
    """Refuse notes that are not those which the log names."""
    if len(notes) != len(entries) + 1:
        raise SaveError("there are more or fewer notes than entries")
    number = check_notes(header, entries, notes)
    if number >= 0:
        named = f"entry {number}" if number else "the start"
        raise BrokenChain(number, f"the note of {named} does not match its hash")


def seed_of(save: Save) -> bytes | None:
    """The seed of a save, checked against what was published of it."""
    if save.seed is None:
        return None
    try:
        seed = bytes.fromhex(save.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or seed.hex() != save.seed:
        raise SaveError(f"the seed of a save has {2 * SEED_BYTES} hexadecimal digits")
    check_seed(save, seed)
    return seed


def check_seed(save: Save, seed: bytes) -> None:
    """Refuse a seed that is not the one the match was played with."""
    if not keeps(save.header, save.entries, seed):
        raise SaveError("the seed is not the one that was promised for this match")
