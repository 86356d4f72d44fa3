"""What goes into the store and comes out of it.

Owns the value classes of the store's face and its errors. It never names a table, and no
secret of a session or a link appears here: both are known by their SHA-256 only.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from ziggurat.match.entry import Entry, Header

Role: TypeAlias = Literal["host", "seat", "spectator"]
Outcome: TypeAlias = Literal["committed", "repeated", "stale"]


class StoreError(Exception):
    """The store cannot do what was asked; the message says what to change."""


class StoreUnavailable(StoreError):
    """The database cannot be reached or written at the moment; asking again may help."""


class StoreGone(StoreUnavailable):
    """The database is no longer where it was opened: nothing that is written would be found."""


class Damaged(StoreError):
    """A game is not as it was written; `entry` is its first bad entry, 0 if that is not known."""

    def __init__(self, game_id: str, fault: str, entry: int = 0) -> None:
        super().__init__(f"game {game_id:.80} is damaged: {fault}")
        self.id: Final = game_id
        self.fault: Final = fault
        self.entry: Final = entry


class NewGame(msgspec.Struct, frozen=True):
    """A game to keep; `snapshot` is the encoded state after the last of its entries.

    `notes` are those of its start and of each entry.
    """

    id: str
    header: Header
    seed: bytes | None
    meta: bytes
    entries: list[Entry]
    snapshot: bytes
    over: bool
    notes: list[bytes]


class GameRow(msgspec.Struct, frozen=True):
    """A game without its entries; times are seconds since the epoch."""

    id: str
    header: Header
    seed: bytes | None
    meta: bytes
    last: int
    over: bool
    created: float
    updated: float


class Stored(msgspec.Struct, frozen=True):
    """A game with all its entries and the newest snapshot, taken after `snapshot_at`.

    `notes` are those of its start and of each entry.
    """

    row: GameRow
    snapshot: bytes
    snapshot_at: int
    entries: list[Entry]
    notes: list[bytes]


class Append(msgspec.Struct, frozen=True):
    """The entries of one move, each with its note.

    `snapshot`, where given, is the state after the last of them.
    """

    game_id: str
    entries: list[Entry]
    notes: list[bytes]
    move_id: str
    snapshot: bytes | None
    over: bool
    session: bytes


class Appended(msgspec.Struct, frozen=True):
    """What became of an append.

    committed: `first` to `last` are the entries. repeated: the move id was seen before, and
    `first` to `last` are the entries it led to. stale: nothing was written, `last` is the
    newest number.
    """

    outcome: Outcome
    last: int
    first: int


class Grant(msgspec.Struct, frozen=True):
    """What a session may do in a game; `seat` counts for the role "seat" only."""

    game_id: str
    role: Role
    seat: int


class Said(msgspec.Struct, frozen=True):
    """One line of a game's talk."""

    number: int
    seat: int
    text: str
    at: float
