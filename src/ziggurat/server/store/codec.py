"""Entries and headers as the bytes that the tables hold.

Owns that form: JSON by field name, so that a field added later with a default reads old
rows. It never looks inside a snapshot or the meta bytes, which belong to the caller.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Final

import msgspec

from ziggurat.match.entry import Entry, Header

_encoder: Final = msgspec.json.Encoder()
_entries: Final = msgspec.json.Decoder(list[Entry])
_entry: Final = msgspec.json.Decoder(Entry)
_header: Final = msgspec.json.Decoder(Header)


def pack(value: Entry | Header) -> bytes:
    """An entry or a header as bytes."""
    return _encoder.encode(value)


def unpack_entries(bodies: Iterable[bytes]) -> list[Entry]:
    """Read entries back, all in one call; `msgspec.DecodeError` if one of them is none."""
    entries = _entries.decode(b"[" + b",".join(bodies) + b"]")
    for before, entry in itertools.pairwise(entries):
        if entry.before == before.hash:
            # The same text twice would be a fifth of an open game's memory.
            msgspec.structs.force_setattr(entry, "before", before.hash)
    return entries


def unpack_entry(body: bytes) -> Entry:
    """Read one entry back."""
    return _entry.decode(body)


def unpack_header(body: bytes) -> Header:
    """Read a header back."""
    return _header.decode(body)
