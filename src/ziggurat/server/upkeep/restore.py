"""Restoring: the games of a backup, in a store that has none, proven one by one.

Owns writing the rows and the proof: every game is read back from the new store and its last
position worked out again. All games come or none does, and no game that is there is ever changed.
An open game gets new dice: its players may have seen what the old ones roll next.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, insert, select, update

from ziggurat.api import NATURE, Match
from ziggurat.kernel.question import PUBLIC
from ziggurat.match.entry import current_version
from ziggurat.match.errors import SaveError
from ziggurat.match.history import fingerprint
from ziggurat.server.chairs import read_meta, write_meta
from ziggurat.server.store import Damaged, Stored, StoreError, open_store
from ziggurat.server.store.codec import pack
from ziggurat.server.store.reading import count
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
from ziggurat.server.upkeep.archive import KeptGame, Reader, Text, as_bytes
from ziggurat.server.upkeep.checkup import Fault, OtherRules, fault_of, opened

Progress: TypeAlias = Callable[[int], None]


class RestoreDone(msgspec.Struct):
    """What was restored.

    Of `compared` games the last position was worked out again and has the digest it had. Those of
    `other_rules` fit no rules of this version: their logs were checked, their positions could not
    be. `renewed` open games got new dice. `skipped` were there already; `damaged` were so before
    they were saved, and are as they were; `left_out` never came into the backup.
    """

    games: int = 0
    entries: int = 0
    compared: int = 0
    renewed: int = 0
    other_rules: list[str] = msgspec.field(default_factory=list)
    skipped: list[str] = msgspec.field(default_factory=list)
    damaged: list[Fault] = msgspec.field(default_factory=list)
    left_out: list[str] = msgspec.field(default_factory=list)


async def restore_into(
    url: str, path: Path, add: bool = False, progress: Progress | None = None
) -> RestoreDone:
    """Put the games of a backup into a store; into one that has games only to `add` to them."""
    if not path.is_file():
        raise StoreError(f"there is no backup '{path}': check its name")
    store = await open_store(url)
    try:
        done = RestoreDone()
        work = partial(_restore, reader=Reader(path), add=add, done=done, progress=progress)
        await store.fill(work)
    finally:
        await store.close()
    return done


def _restore(
    connection: Connection,
    reader: Reader,
    add: bool,
    done: RestoreDone,
    progress: Progress | None,
) -> None:
    there = count(connection)
    if there and not add:
        raise StoreError(
            f"this store has {there} games already: name an empty one, or add to them with --add"
        )
    for kept in reader.games():
        if connection.execute(select(games.c.id).where(games.c.id == kept.id)).first():
            done.skipped.append(kept.id)
            continue
        try:
            _write(connection, kept)
        except ValueError as error:
            raise StoreError(f"game {kept.id:.80} of the backup cannot be read: {error}") from None
        _prove(connection, kept, done)
        done.games += 1
        done.entries += len(kept.entries)
        if progress is not None:
            progress(done.games)
    done.left_out = reader.left_out


def _write(connection: Connection, kept: KeptGame) -> None:
    """Write the rows of a game."""
    of = {"game_id": kept.id}
    seed = None if kept.seed is None else bytes.fromhex(kept.seed)
    about = {"id": kept.id, "header": as_bytes(kept.header), "seed": seed}
    _add(connection, games, [{**about, "meta": as_bytes(kept.meta), "created": kept.created}])
    head = {"last": kept.last, "over": kept.over, "updated": kept.updated}
    _add(connection, heads, [{**of, **head}])
    state = {"number": kept.snapshot_at, "body": as_bytes(kept.snapshot)}
    _add(connection, snapshots, [{**of, **state}])
    log = [
        {
            "number": entry.number,
            "body": as_bytes(entry.body),
            "move_id": entry.move_id,
            "session": None if entry.session is None else bytes.fromhex(entry.session),
            "at": entry.at,
        }
        for entry in kept.entries
    ]
    _add(connection, entries, [{**of, **row} for row in log])
    noted = [{"number": at, "body": as_bytes(note)} for at, note in _numbered(kept)]
    _add(connection, notes, [{**of, **row} for row in noted])
    held = [
        {"session": bytes.fromhex(grant.session), "role": grant.role, "seat": grant.seat}
        for grant in kept.grants
    ]
    _add(connection, grants, [{**of, **row} for row in held])
    links = [
        {"hash": bytes.fromhex(at.hash), "role": at.role, "seat": at.seat, "issued": at.issued}
        for at in kept.tokens
    ]
    _add(connection, tokens, [{**of, **row} for row in links])
    said = [msgspec.structs.asdict(line) for line in kept.talk]
    _add(connection, talk, [{**of, **row} for row in said])


def _numbered(kept: KeptGame) -> list[tuple[int, Text]]:
    """The notes of a game with their numbers; where the archive has none, in their order."""
    notes = enumerate(kept.notes)
    return [note if isinstance(note, tuple) else (number, note) for number, note in notes]


def _lost_notes_before(kept: KeptGame) -> bool:
    """Return whether notes were lost when an older version made the backup without noticing."""
    numbered = all([isinstance(note, tuple) for note in kept.notes])
    return len(kept.notes) != kept.last + 1 and (not kept.notes or not numbered)


def _add(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _prove(connection: Connection, kept: KeptGame, done: RestoreDone) -> None:
    """Read a game back and work its last position out again; a sound game must be sound still."""
    try:
        stored, match = opened(connection, kept.id)
    except OtherRules as found:
        if found.digest != kept.digest:
            raise StoreError(f"nothing was restored, because {found}") from found
        done.other_rules.append(kept.id)
        if not kept.over:
            # No entry can be made for it, so that its dice stay what they were.
            _set(connection, kept.id, meta=_with_dice_known(as_bytes(kept.meta)))
        return
    except Damaged as damaged:
        if not kept.fault and not _lost_notes_before(kept):
            raise StoreError(f"nothing was restored, because {damaged}") from damaged
        done.damaged.append(fault_of(damaged))
        return
    header = stored.row.header
    version = current_version(header, stored.entries)
    if kept.digest not in ("", fingerprint(header, version, match.state)):
        raise StoreError(f"nothing was restored, because game {kept.id} ends in another position")
    done.compared += 1
    if match.outcome is None and match.seed is not None:
        _renew(connection, stored, match)
        opened(connection, kept.id)
        done.renewed += 1


def _renew(connection: Connection, stored: Stored, match: Match) -> None:
    """Let an open game go on with new dice, and say so in its log."""
    game_id, last = stored.row.id, len(stored.entries)
    renewed = match.renewed(game_id)
    fresh = renewed.entries[last:]
    now = time.time()
    for entry, note in zip(fresh, renewed.notes(last + 1), strict=True):
        row = {"game_id": game_id, "number": entry.number}
        connection.execute(insert(entries), {**row, "body": pack(entry), "at": now})
        connection.execute(insert(notes), {**row, "body": note})
    place = heads.c.game_id == game_id
    connection.execute(update(heads).where(place).values(last=fresh[-1].number))
    _set(connection, game_id, seed=renewed.seed)
    # Whoever saw more than the backup holds may know what others drew before it.
    if any([entry.seat == NATURE and entry.audience != PUBLIC for entry in stored.entries]):
        _set(connection, game_id, meta=_with_dice_known(stored.row.meta))


def _with_dice_known(meta: bytes) -> bytes:
    try:
        return write_meta(msgspec.structs.replace(read_meta(meta), dice_known=True))
    except SaveError:
        return meta


def _set(connection: Connection, game_id: str, **values: Any) -> None:
    connection.execute(update(games).where(games.c.id == game_id).values(**values))
