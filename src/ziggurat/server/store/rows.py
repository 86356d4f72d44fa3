"""Rows as the database gives them, and what is wrong with them.

Owns the check that the columns of a game hold what they should before anything is made of
them: SQLite keeps any kind of value in any column, and a file can be damaged. It never looks
at more than one game, so that a bad one spoils no other.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Column, ColumnElement, Row, func, select, type_coerce
from sqlalchemy.types import NULLTYPE

from ziggurat.match.entry import Entry
from ziggurat.server.store.codec import unpack_entries, unpack_entry, unpack_header
from ziggurat.server.store.tables import entries, games, heads, notes, snapshots
from ziggurat.server.store.values import Damaged, GameRow


def bare(column: Column[Any] | ColumnElement[Any]) -> ColumnElement[Any]:
    """A column whose values come as they are: the toolkit fails at those of a wrong kind."""
    return type_coerce(column, NULLTYPE)


GAME_COLUMNS: Final = tuple(
    [
        bare(column).label(f"game_{at}")
        for at, column in enumerate(
            (
                games.c.id, games.c.header, games.c.seed, games.c.meta,
                heads.c.last, heads.c.over, games.c.created, heads.c.updated,
            )
        )
    ]
)  # fmt: skip

# The newest entry there is, in the same statement as the head that names it.
NEWEST: Final = (
    select(func.max(entries.c.number)).where(entries.c.game_id == games.c.id).scalar_subquery()
)
NEWEST_NOTE: Final = (
    select(func.max(notes.c.number)).where(notes.c.game_id == games.c.id).scalar_subquery()
)
STATE_COLUMNS: Final = (
    bare(snapshots.c.body).label("state"),
    bare(snapshots.c.number).label("state_at"),
    bare(NEWEST).label("newest"),
    bare(NEWEST_NOTE).label("newest_note"),
)


def game_row(row: Row[*tuple[Any, ...]]) -> GameRow:
    """A game out of its columns, or `Damaged`."""
    game_id, header, seed, meta, last, over, created, updated = tuple(row)[: len(GAME_COLUMNS)]
    if last is None:
        raise Damaged(game_id, "its head is missing")
    if type(last) is not int or last < 0 or over not in (0, 1):
        raise Damaged(game_id, "its head cannot be read")
    if type(meta) is not bytes or (seed is not None and type(seed) is not bytes):
        raise Damaged(game_id, "its seed or its notes cannot be read")
    if not isinstance(created, int | float) or not isinstance(updated, int | float):
        raise Damaged(game_id, "its times cannot be read")
    try:
        known = unpack_header(header)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError, RecursionError) as error:
        raise Damaged(game_id, f"its header cannot be read ({error})") from None
    return GameRow(game_id, known, seed, meta, last, bool(over), created, updated)


def snapshot_of(
    row: GameRow, body: Any, number: Any, newest: Any, newest_note: Any
) -> tuple[bytes, int]:
    """The snapshot of a game and its number, or `Damaged`; the head is checked as well."""
    newest = newest or 0
    if newest != row.last:
        first = min(newest, row.last) + 1
        fault = f"its head names entry {row.last} as the last, but the last there is {newest}"
        raise Damaged(row.id, fault, first)
    if newest_note is not None and newest_note > row.last:
        fault = f"there is a note of entry {newest_note}, but entry {row.last} is the last"
        raise Damaged(row.id, fault, row.last + 1)
    if body is None:
        raise Damaged(row.id, "its snapshot is missing")
    if type(body) is not bytes or type(number) is not int or not 0 <= number <= row.last:
        raise Damaged(row.id, "its snapshot cannot be read")
    return body, number


def notes_of(game_id: str, bodies: list[Any]) -> list[bytes]:
    """Notes out of their column, from that of the start on, or `Damaged`."""
    if set(map(type, bodies)) != {bytes}:
        number = [type(body) is bytes for body in bodies].index(False)
        raise Damaged(game_id, f"note {number} cannot be read", number)
    return bodies


def entries_of(game_id: str, bodies: list[Any], first: int) -> list[Entry]:
    """Entries out of their column, numbered from `first` on, or `Damaged`."""
    try:
        entries = unpack_entries(bodies)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError, RecursionError):
        entries = []
    # A body may be garbage, or hold more than one entry.
    if len(entries) != len(bodies):
        raise _first_bad(game_id, bodies, first)
    return entries


def _first_bad(game_id: str, bodies: list[Any], first: int) -> Damaged:
    for number, body in enumerate(bodies, first):
        try:
            unpack_entry(body)
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError, RecursionError) as error:
            return Damaged(game_id, f"entry {number} cannot be read ({error})", number)
    return Damaged(game_id, "its entries cannot be read together")
