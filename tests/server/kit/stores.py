"""Stores with real games in them, and ways to damage one.

Owns both, for the tests of whatever opens, checks or copies a store. Harm is done to the rows
themselves, behind the store's back.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Executable, delete, insert, select, update

from ziggurat.api import Match, Seeded, build, pick
from ziggurat.match.chance import SEED_BYTES
from ziggurat.match.codec import canonical, encode_state
from ziggurat.match.entry import Entry, Header, note_hash, sealed
from ziggurat.server.chairs import Chair, Meta, write_meta
from ziggurat.server.making import row_for
from ziggurat.server.store import Append, Grant, NewGame, Store
from ziggurat.server.store.codec import pack, unpack_entry
from ziggurat.server.store.tables import entries, games, heads, notes, snapshots

ANN: Final = b"a" * 32
META: Final = Meta((Chair("person", "Ann"), Chair("bot", "", "random")))

Harm: TypeAlias = Callable[[Connection, str], None]


def link_to(game_id: str) -> bytes:
    """The hash of an unused link to a game."""
    return hashlib.sha256(game_id.encode()).digest()


async def keep_game(store: Store, game_id: str, moves: int, game: str = "template") -> Match:
    """Play a game into a store, move by move as the server does; the snapshot stays behind."""
    match = Match.new(build(game), 2, game_id.encode().ljust(SEED_BYTES, b"."))
    host = [(ANN, Grant(game_id, "host", -1)), (ANN, Grant(game_id, "seat", 0))]
    link = (link_to(game_id), Grant(game_id, "spectator", -2))
    await store.create(row_for(game_id, match, META), host, [link])
    chooser = Seeded(len(game_id))
    for number in range(moves):
        if match.outcome is not None:
            break
        question = match.state.asked[0]
        fresh = list(match.play(question.seat, pick(question, chooser)))
        notes = match.notes(fresh[0].number)
        over = match.outcome is not None
        state = canonical(encode_state(match.state)) if over or number % 8 == 7 else None
        move = f"{question.seat}:bot {fresh[0].number}"
        await store.append(Append(game_id, fresh, notes, move, state, over, ANN))
    await store.say(game_id, 0, "Grüße 🎲")
    return match


async def keep_strange(store: Store, game_id: str) -> None:
    """A game of a kind that nobody here knows, with a log that is whole."""
    mark = note_hash(b"{}")
    header = Header("forgotten", 1, (), {}, 2, "", mark)
    log: list[Entry] = []
    before = header.hash()
    for number in (1, 2, 3):
        entry = Entry(number, "choice", 0, "wait", -1, f"{number:032}", mark, before, "")
        log.append(sealed(entry))
        before = log[-1].hash
    game = NewGame(game_id, header, None, write_meta(META), log, b"{}", False, [b"{}"] * 4)
    await store.create(game, [], [])


async def keep_some(store: Store) -> dict[str, Match]:
    """A handful of games: begun, in the middle, over, and one of another kind."""
    return {
        "begun": await keep_game(store, "begun", 0),
        "middle": await keep_game(store, "middle", 12),
        "over": await keep_game(store, "over", 10_000),
        "dawn": await keep_game(store, "dawn", 3, "new-dawn"),
    }


def _entry(number: int, change: Callable[[Any], Any], *, reseal: bool = False) -> Harm:
    """Change the body of an entry; `reseal` gives it the hash that fits."""

    def harm(connection: Connection, game_id: str) -> None:
        at = [entries.c.game_id == game_id, entries.c.number == number]
        body = connection.execute(select(entries.c.body).where(*at)).scalar_one()
        changed = change(body)
        if reseal:
            changed = pack(sealed(unpack_entry(changed)))
        connection.execute(update(entries).where(*at).values(body=changed))

    return harm


def _field(name: str, value: Any) -> Callable[[bytes], bytes]:
    return lambda body: json.dumps({**json.loads(body), name: value}).encode()


def _game(**values: Any) -> Harm:
    def harm(connection: Connection, game_id: str) -> None:
        connection.execute(update(games).where(games.c.id == game_id).values(**values))

    return harm


def _head(**values: Any) -> Harm:
    def harm(connection: Connection, game_id: str) -> None:
        connection.execute(update(heads).where(heads.c.game_id == game_id).values(**values))

    return harm


def _snapshot(**values: Any) -> Harm:
    def harm(connection: Connection, game_id: str) -> None:
        connection.execute(update(snapshots).where(snapshots.c.game_id == game_id).values(**values))

    return harm


def _without(table: Any, number: int | None = None) -> Harm:
    def harm(connection: Connection, game_id: str) -> None:
        gone = delete(table).where(table.c.game_id == game_id)
        connection.execute(gone if number is None else gone.where(table.c.number == number))

    return harm


def _note(place: int, **values: Any) -> Harm:
    def harm(connection: Connection, game_id: str) -> None:
        where = [notes.c.game_id == game_id, notes.c.number == place]
        connection.execute(update(notes).where(*where).values(**values))

    return harm


def _notes_moved_up(connection: Connection, game_id: str) -> None:
    """A note is gone, and the others take each other's place, as an older restore left them."""
    _without(notes, 4)(connection, game_id)
    last = connection.execute(select(heads.c.last).where(heads.c.game_id == game_id)).scalar_one()
    for number in range(5, last + 1):
        _note(number, number=number - 1)(connection, game_id)


def _stray_note(connection: Connection, game_id: str) -> None:
    row = {"game_id": game_id, "number": 99_999, "body": b"{}"}
    connection.execute(insert(notes), row)


def _state_of_another(connection: Connection, game_id: str) -> None:
    body = connection.execute(
        select(snapshots.c.body).where(snapshots.c.game_id != game_id).limit(1)
    ).scalar_one()
    _snapshot(body=body)(connection, game_id)


async def execute(store: Store, statement: Executable) -> None:
    """Run a statement behind the store's back."""
    await store.fill(lambda connection: connection.execute(statement))


async def do_harm(store: Store, game_id: str, name: str) -> None:
    """Damage a game."""
    await store.fill(lambda connection: DAMAGES[name].harm(connection, game_id))


class Damage(NamedTuple):
    """What is done to a game, the entry that is then to blame, and a word of what is told."""

    harm: Harm
    entry: int
    told: str


# To the game "middle", which has more than ten entries.
DAMAGES: Final = {
    "digest": Damage(_entry(5, _field("digest", "0" * 32)), 5, "hash"),
    "digest_resealed": Damage(_entry(5, _field("digest", "0" * 32), reseal=True), 6, "follow"),
    "move": Damage(_entry(4, _field("move", "other")), 4, "hash"),
    "number": Damage(_entry(4, _field("number", 5)), 4, "numbered"),
    "garbage": Damage(_entry(7, lambda body: b"\xff\x00garbage"), 7, "cannot be read"),
    "two_in_one": Damage(_entry(7, lambda body: body + b"," + body), 7, "cannot be read"),
    "empty": Damage(_entry(3, lambda body: b""), 3, "cannot be read"),
    "missing_entry": Damage(_without(entries, 6), 6, "missing"),
    "missing_first": Damage(_without(entries, 1), 1, "missing"),
    "seed": Damage(_game(seed=b"s" * SEED_BYTES), 0, "seed"),
    "short_seed": Damage(_game(seed=b"s"), 0, "seed"),
    "header": Damage(_game(header=b"{"), 0, "header"),
    "other_header": Damage(
        _game(
            header=b'{"game":"template","version":1,"modules":[],"options":{},"seats":2,'
            b'"commitment":"","start":""}'
        ),
        1,
        "follow",
    ),
    "meta": Damage(_game(meta=b"\xff"), 0, "beside the log"),
    "chairs": Damage(_game(meta=b'{"chairs":[]}'), 0, "seats"),
    "head_behind": Damage(_head(last=3), 4, "head"),
    "head_ahead": Damage(_head(last=10_000), 0, "head"),
    "head_over": Damage(_head(over=True), 0, "over"),
    "missing_head": Damage(_without(heads), 0, "head"),
    "snapshot": Damage(_snapshot(body=b"{}"), 0, ""),
    "garbage_snapshot": Damage(_snapshot(body=b"\xff\xfe"), 0, "snapshot"),
    "other_snapshot": Damage(_state_of_another, 0, ""),
    "snapshot_ahead": Damage(_snapshot(number=99_999), 0, "snapshot"),
    "missing_snapshot": Damage(_without(snapshots), 0, "snapshot"),
    "note": Damage(_note(5, body=b"{}"), 5, "note of entry 5 does not match"),
    "note_of_start": Damage(_note(0, body=b"{}"), 0, "note of the start does not match"),
    "missing_note": Damage(_without(notes, 6), 6, "note of entry 6 is missing"),
    "missing_start": Damage(_without(notes, 0), 0, "note of the start is missing"),
    "missing_notes": Damage(_without(notes), 0, "note of the start is missing"),
    "notes_moved_up": Damage(_notes_moved_up, 0, "is missing"),
    "stray_note": Damage(_stray_note, 0, "is the last"),
}
