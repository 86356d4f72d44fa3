"""Promises: what is published of a seed before it is used.

Owns the text whose hash is published, the written form of a promise, and how a word that a
person can remember becomes a seed. It never draws anything.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from ziggurat.match.chance import SEED_BYTES
from ziggurat.match.codec import canonical
from ziggurat.match.entry import SEEDS, Entry, Header, current_commitment, current_version
from ziggurat.match.errors import SaveError

FORM: Final = 2
# Where a seed comes from: drawn by the machine, or bytes that somebody gave.
DRAWN: Final = "drawn"
GIVEN: Final = "given"
# Stands instead of a promise: there is no seed, because people report the dice of a real table.
TOLD: Final = "told"
# The name of a match whose seed was given and that nobody has named.
LOCAL: Final = "local"
# What one guess at a word costs: so many steps, blocks and lanes; 16 MiB and about 50 ms.
STEPS: Final = 1 << 14
BLOCKS: Final = 8
LANES: Final = 1

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ORIGIN: Final = r"drawn|given|scrypt\.[0-9]{1,9}\.[0-9]{1,3}\.[0-9]{1,3}\.[A-Za-z0-9_-]{1,64}"
_WRITTEN: Final = re.compile(rf"{FORM}:([A-Za-z0-9_-]{{1,64}}):({_ORIGIN}):([0-9a-f]{{64}})")
# The form before: nothing but the hash of the seed.
_BARE: Final = re.compile(r"[0-9a-f]{64}")


class Seed(NamedTuple):
    """A seed and where it comes from: `DRAWN`, `GIVEN`, or the stretching of a word."""

    key: bytes
    origin: str


class Promise(NamedTuple):
    """A promise, read: the name of the match, where its seed comes from, and the hash.

    One of the form before names neither.
    """

    match_id: str
    origin: str
    digest: str

    @property
    def chosen(self) -> bool:
        """Tell whether a person chose the seed, and so could know or guess every answer."""
        return self.origin not in ("", DRAWN, TOLD)


def stretched(word: str, salt: str) -> Seed:
    """The seed that a word stands for, made so that guessing many words takes long.

    The salt, the name of the game that is played, is published along: so the same word gives the
    same dice again. A word stays guessable all the same, and its promise tells that it is one.
    """
    key = hashlib.scrypt(
        word.encode(), salt=salt.encode(), n=STEPS, r=BLOCKS, p=LANES, dklen=SEED_BYTES
    )
    return Seed(key, f"scrypt.{STEPS}.{BLOCKS}.{LANES}.{salt}")


def promised(header: Header, entries: Sequence[Entry], match_id: str, seed: Seed) -> str:
    """The promise of a seed that answers whatever comes after `entries`, as it is written."""
    if not _ID.fullmatch(match_id):
        raise ValueError("a match is named by 1 to 64 letters, digits, - and _")
    digest = hashlib.sha256(_text(header, entries, match_id, seed)).hexdigest()
    return f"{FORM}:{match_id}:{seed.origin}:{digest}"


def read_promise(text: str) -> Promise:
    """Read a promise; `SaveError` if it has no form that is known."""
    if _BARE.fullmatch(text):
        return Promise("", "", text)
    if text == TOLD:
        return Promise("", TOLD, "")
    parts = _WRITTEN.fullmatch(text)
    if parts is None:
        raise SaveError(f"'{text:.40}' is not a promise of dice that this program can read")
    return Promise(*parts.groups())


def dice_from(entries: Sequence[Entry]) -> int:
    """The entry that promised the dice in use, or 0 for the start of the match."""
    return max([entry.number for entry in entries if entry.kind in SEEDS], default=0)


def is_told(header: Header, entries: Sequence[Entry]) -> bool:
    """Tell whether people tell what chance does; a fork has dice of its own."""
    return current_commitment(header, list(entries)) == TOLD


def keeps(header: Header, entries: Sequence[Entry], key: bytes) -> bool:
    """Tell whether a seed is the one that was promised last, for this very match."""
    promise = read_promise(current_commitment(header, list(entries)))
    return hashlib.sha256(sealed_text(header, entries, key)).hexdigest() == promise.digest


def sealed_text(header: Header, entries: Sequence[Entry], key: bytes) -> bytes:
    """What the promise in use must be the SHA-256 of, for whoever wants to hash it again."""
    promise = read_promise(current_commitment(header, list(entries)))
    if not promise.match_id:
        return key
    before = entries[: max(dice_from(entries) - 1, 0)]
    return _text(header, before, promise.match_id, Seed(key, promise.origin))


def _text(header: Header, entries: Sequence[Entry], match_id: str, seed: Seed) -> bytes:
    """Everything a seed is promised for; whatever differs makes it another promise."""
    return canonical(
        {
            "promise": FORM,
            "match": match_id,
            "game": header.game,
            "version": current_version(header, list(entries)),
            "modules": header.modules,
            "options": header.options,
            "seats": header.seats,
            "after": len(entries),
            "before": entries[-1].hash if entries else "",
            "origin": seed.origin,
            "seed": seed.key.hex(),
        }
    )
