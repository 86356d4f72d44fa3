"""Backups: all games of a store in one file, while a server may go on with it.

Owns reading the rows as they are. A damaged game is saved as it lies there and named; one whose
rows are not even complete is left out and named.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, select
from sqlalchemy.exc import SQLAlchemyError

from ziggurat import __version__
from ziggurat.server.store import Damaged
from ziggurat.server.store.rows import bare
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
from ziggurat.server.upkeep.archive import (
    FORMAT,
    About,
    KeptEntry,
    KeptGame,
    KeptGrant,
    KeptTalk,
    KeptToken,
    Text,
    Writer,
    as_text,
    writing,
)
from ziggurat.server.upkeep.checkup import Fault, OtherRules, fault_of, game_ids, opened
from ziggurat.server.upkeep.moment import at_one_moment

Progress: TypeAlias = Callable[[int], None]
_Rows: TypeAlias = list[dict[str, Any]]


class BackupDone(msgspec.Struct, frozen=True):
    """What was saved.  Damaged games are in the file as they are; those left out are not in it."""

    file: str
    games: int
    entries: int
    bytes: int
    damaged: tuple[Fault, ...]
    left_out: tuple[Fault, ...]


async def back_up(url: str, path: Path, progress: Progress | None = None) -> BackupDone:
    """Save every game of a store, as it is at one moment, in a new file."""
    with writing(path) as archive:
        archive.add(About(FORMAT, f"ziggurat {__version__}", time.time()))
        work = partial(_save_all, archive=archive, progress=progress)
        damaged, left_out = await at_one_moment(url, work)
        archive.end([fault.game for fault in left_out])
    size = path.stat().st_size
    counts = (archive.games, archive.entries, size)
    return BackupDone(str(path), *counts, tuple(damaged), tuple(left_out))


def _save_all(
    connection: Connection, archive: Writer, progress: Progress | None
) -> tuple[list[Fault], list[Fault]]:
    """Save all games; returns those that are damaged and those that cannot be saved."""
    damaged: list[Fault] = []
    left_out: list[Fault] = []
    for game_id in game_ids(connection):
        digest, wrong = _soundness(connection, game_id)
        try:
            with connection.begin_nested():
                kept = _kept(connection, game_id, digest, "" if wrong is None else wrong.fault)
        except (SQLAlchemyError, msgspec.ValidationError, LookupError, TypeError) as error:
            text = f"its rows are not complete ({error!s:.200})"
            left_out.append(wrong or Fault(game_id, 0, text))
            continue
        if wrong is not None:
            damaged.append(wrong)
        archive.add(kept)
        if progress is not None:
            progress(archive.games)
    return damaged, left_out


def _soundness(connection: Connection, game_id: str) -> tuple[str, Fault | None]:
    """The digest of a game's last position, and what is wrong with the game.

    It is opened as the server would: whoever restores it must know what was wrong before.
    """
    try:
        stored, _ = opened(connection, game_id)
    except OtherRules as error:
        return error.digest, None
    except Damaged as error:
        return "", fault_of(error)
    return stored.entries[-1].digest if stored.entries else "", None


def _kept(connection: Connection, game_id: str, digest: str, fault: str) -> KeptGame:
    """Everything that is kept of a game, just as it lies there."""
    game = _only(connection, games, games.c.id == game_id)
    head = _only(connection, heads, heads.c.game_id == game_id)
    state = _only(connection, snapshots, snapshots.c.game_id == game_id)
    said = _rows(connection, talk, talk.c.game_id == game_id, talk.c.number)
    held = _rows(connection, grants, grants.c.game_id == game_id, grants.c.session)
    links = _rows(connection, tokens, tokens.c.game_id == game_id, tokens.c.hash)
    log = _rows(connection, entries, entries.c.game_id == game_id, entries.c.number)
    noted = _rows(connection, notes, notes.c.game_id == game_id, notes.c.number)
    seed = game["seed"]
    kept = KeptGame(
        game_id,
        _text(game["header"]),
        None if seed is None else seed.hex(),
        _text(game["meta"]),
        game["created"],
        head["last"],
        bool(head["over"]),
        head["updated"],
        state["number"],
        _text(state["body"]),
        [_entry(row) for row in log],
        [(row["number"], _text(row["body"])) for row in noted],
        [KeptGrant(row["session"].hex(), row["role"], row["seat"]) for row in held],
        [KeptToken(row["hash"].hex(), row["role"], row["seat"], row["issued"]) for row in links],
        [KeptTalk(row["number"], row["seat"], row["text"], row["at"]) for row in said],
        digest,
        fault,
    )
    # SQLite keeps any kind of value in any column, and an archive does not.
    return msgspec.convert(msgspec.to_builtins(kept), KeptGame)


def _entry(row: dict[str, Any]) -> KeptEntry:
    session = None if row["session"] is None else row["session"].hex()
    return KeptEntry(row["number"], _text(row["body"]), row["move_id"], session, row["at"])


def _text(data: Any) -> Text:
    if not isinstance(data, bytes):
        raise TypeError(f"bytes are expected where there is {type(data).__name__}")
    return as_text(data)


def _rows(connection: Connection, table: Table, where: Any, order: Any) -> _Rows:
    columns = [bare(column).label(column.name) for column in table.c]
    asked = select(*columns).where(where).order_by(order)
    return [dict(row._mapping) for row in connection.execute(asked)]


def _only(connection: Connection, table: Table, where: Any) -> dict[str, Any]:
    rows = _rows(connection, table, where, where)
    if not rows:
        raise LookupError(f"there is no row in '{table.name}'")
    return rows[0]
