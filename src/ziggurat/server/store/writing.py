"""The writes that are not moves: new games, access, talk, deletion.

Owns one function per write; each runs inside the caller's transaction and never commits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.server.store.codec import pack
from ziggurat.server.store.tables import (
    entries,
    games,
    grants,
    heads,
    notes,
    snapshots,
    talk,
    tokens,
)
from ziggurat.server.store.values import Grant, NewGame, Role, Said, StoreError

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

Held: TypeAlias = Sequence[tuple[bytes, Grant]]
# What becomes of a note, out of the one that is kept and the one that is to replace it.
Merge: TypeAlias = Callable[[bytes, bytes], bytes]


def create(connection: Connection, game: NewGame, held: Held, issued: Held, now: float) -> None:
    """Write a new game with what sessions may do in it and the links to it."""
    last = len(game.entries)
    if [entry.number for entry in game.entries] != list(range(1, last + 1)):
        raise StoreError("the entries of a new game must be numbered from 1 on")
    if len(game.notes) != last + 1:
        raise StoreError("a new game has a note of its start and one of each entry")
    if not _ID.fullmatch(game.id):
        raise StoreError("the id of a game is 1 to 64 letters, digits, - and _")
    if connection.execute(select(games.c.id).where(games.c.id == game.id)).first():
        raise StoreError(f"there is a game '{game.id:.80}' already")
    row = {"id": game.id, "header": pack(game.header), "seed": game.seed, "meta": game.meta}
    connection.execute(insert(games), row | {"created": now})
    head = {"game_id": game.id, "last": last, "over": game.over, "updated": now}
    connection.execute(insert(heads), head)
    state = {"game_id": game.id, "number": last, "body": game.snapshot}
    connection.execute(insert(snapshots), state)
    if game.entries:
        rows = [
            {"game_id": game.id, "number": entry.number, "body": pack(entry), "at": now}
            for entry in game.entries
        ]
        connection.execute(insert(entries), rows)
    noted = [
        {"game_id": game.id, "number": number, "body": note}
        for number, note in enumerate(game.notes)
    ]
    connection.execute(insert(notes), noted)
    for session, held_grant in held:
        grant(connection, session, held_grant)
    for token, token_grant in issued:
        issue(connection, token, token_grant, now, False)


def grant(connection: Connection, session: bytes, given: Grant) -> None:
    """Let a session do something in a game; doing so twice changes nothing."""
    row = {"session": session, **_row(given)}
    connection.execute(_insert_new(connection, grants, row))


def issue(connection: Connection, token: bytes, given: Grant, now: float, revoked: bool) -> None:
    """Write a link, at wish after revoking what was given for the same place before."""
    if revoked:
        revoke(connection, given.game_id, given.role, given.seat)
    connection.execute(insert(tokens), {"hash": token, "issued": now, **_row(given)})


def exchange(connection: Connection, token: bytes, session: bytes) -> Grant | None:
    """Turn a link into a grant; the link is gone in the same moment, so it works once."""
    gone = delete(tokens).where(tokens.c.hash == token)
    row = connection.execute(
        gone.returning(tokens.c.game_id, tokens.c.role, tokens.c.seat)
    ).one_or_none()
    if row is None:
        return None
    given = Grant(*row)
    grant(connection, session, given)
    return given


def revoke(connection: Connection, game_id: str, role: Role, seat: int) -> None:
    """Take back every unused link to a place in a game, and every grant of it."""
    for table in (tokens, grants):
        connection.execute(delete(table).where(*_place(table, game_id, role, seat)))


def set_meta(
    connection: Connection, game_id: str, meta: bytes, merge: Merge | None = None
) -> bytes:
    """Replace what the server notes about a game; returns what is noted now.

    `merge` sees what another server may have noted meanwhile, and nobody writes in between.
    """
    place = games.c.id == game_id
    kept = connection.execute(select(games.c.meta).where(place).with_for_update()).first()
    if kept is None:
        raise StoreError(f"there is no game '{game_id:.80}'")
    noted = meta if merge is None else merge(kept.meta, meta)
    connection.execute(update(games).where(place).values(meta=noted))
    return noted


def erase(connection: Connection, game_id: str) -> bool:
    """Delete a game with everything that is kept of it; returns whether there was one.

    Its head is locked first, as for a move: whoever appends comes before or finds nothing.
    """
    connection.execute(select(heads.c.last).where(heads.c.game_id == game_id).with_for_update())
    place = games.c.id == game_id
    if connection.execute(select(games.c.id).where(place).with_for_update()).first() is None:
        return False
    for table in (tokens, grants, talk, notes, snapshots, entries, heads):
        connection.execute(delete(table).where(table.c.game_id == game_id))
    connection.execute(delete(games).where(place))
    return True


def say(connection: Connection, game_id: str, seat: int, text: str, now: float, most: int) -> Said:
    """Add a line to a game's talk, and drop those beyond the newest; numbers go on.

    The game's head is locked, so that numbers are single.
    """
    head = select(heads.c.game_id).where(heads.c.game_id == game_id).with_for_update()
    if connection.execute(head).first() is None:
        raise StoreError(f"there is no game '{game_id:.80}'")
    newest = select(func.coalesce(func.max(talk.c.number), 0)).where(talk.c.game_id == game_id)
    said = Said(connection.execute(newest).scalar_one() + 1, seat, text, now)
    row = {"game_id": game_id, "number": said.number, "seat": seat, "text": text, "at": now}
    connection.execute(insert(talk), row)
    old = (talk.c.game_id == game_id, talk.c.number <= said.number - most)
    connection.execute(delete(talk).where(*old))
    return said


def _row(given: Grant) -> dict[str, Any]:
    return {"game_id": given.game_id, "role": given.role, "seat": given.seat}


def _place(table: Table, game_id: str, role: Role, seat: int) -> list[ColumnElement[bool]]:
    place = [table.c.game_id == game_id, table.c.role == role]
    return [*place, table.c.seat == seat] if role == "seat" else place


def _insert_new(connection: Connection, table: Table, row: dict[str, Any]) -> Any:
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).values(row).on_conflict_do_nothing()
    return sqlite.insert(table).values(row).on_conflict_do_nothing()
