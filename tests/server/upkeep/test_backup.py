"""A backup brings back every game, from either database into either, and proves each."""

import asyncio
import gzip
import hashlib
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, select

from tests.server.kit.stores import (
    ANN,
    DAMAGES,
    do_harm,
    keep_game,
    keep_some,
    keep_strange,
    link_to,
)
from ziggurat import api
from ziggurat.api import NATURE, Match
from ziggurat.match.history import fingerprint
from ziggurat.match.promise import read_promise
from ziggurat.match.save import dump, verify
from ziggurat.server.chairs import read_meta
from ziggurat.server.making import resumed
from ziggurat.server.store import Append, Store, StoreError, open_store
from ziggurat.server.store.tables import metadata
from ziggurat.server.upkeep import back_up, check_store, restore_into
from ziggurat.server.upkeep.archive import FORMAT, Hexed, as_bytes, as_text

pytestmark = pytest.mark.anyio


async def rows_of(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that a store holds."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    for table in [table for table in metadata.sorted_tables if table.name != "outbox"]:
        rows = await store._backend.read(partial(_all, table=table))
        found[table.name] = sorted(rows, key=repr)
    return found


def _all(connection: Connection, table: Table) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in connection.execute(select(table))]


def lines_in(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


async def test_everything_comes_back(address: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "monday.backup"
    store = await open_store(address)
    matches = await keep_some(store)
    # While the store is in use.
    saved = await back_up(address, file)
    before = await rows_of(store)
    await store.close()
    assert (saved.games, saved.damaged, saved.left_out) == (len(matches), (), ())
    done = await restore_into(other, file)
    assert done.games == done.compared == len(matches)
    assert done.entries == saved.entries == sum(len(match.entries) for match in matches.values())
    assert (await check_store(other, replay=True)).ok
    again = await open_store(other)
    open_games = {name for name, match in matches.items() if match.outcome is None}
    assert done.renewed == len(open_games)
    after = await rows_of(again)
    for name in ("snapshots", "grants", "tokens", "talk"):
        assert after[name] == before[name]
    for name in ("games", "heads", "entries", "notes"):
        same = [row for row in before[name] if not open_games & set(row)]
        assert [row for row in after[name] if not open_games & set(row)] == same
    # Of an open game all that was there is there still, and one entry more, with its note.
    for name in ("entries", "notes"):
        assert set(after[name]) > set(before[name])
        assert len(after[name]) == len(before[name]) + len(open_games)
    for name, match in matches.items():
        stored = await again.load(name)
        assert stored is not None
        found = resumed(stored)
        version = match.rules.game.version
        digest = fingerprint(match.header, version, match.state)
        assert fingerprint(found.header, version, found.state) == digest
        assert found.entries[: len(match.entries)] == match.entries
        more = [entry.kind for entry in found.entries[len(match.entries) :]]
        assert more == (["dice"] if name in open_games else [])
    # Links work, and moves are recognised.
    assert await again.exchange(link_to("middle"), ANN) is not None
    entry = matches["middle"].entries[-1]
    move = Append("middle", [entry], [b""], f"{entry.seat}:bot {entry.number}", None, False, ANN)
    assert (await again.append(move)).outcome in ("repeated", "stale")
    await again.close()


async def test_a_backup_is_of_one_moment(address: str, tmp_path: Path) -> None:
    """Games are played on while they are saved, and each is saved whole."""
    store = await open_store(address)
    for number in range(6):
        await keep_game(store, f"game-{number}", 2)
    copies = []

    async def save(number: int) -> None:
        path = tmp_path / f"{number}.backup"
        saved = await back_up(address, path)
        assert (saved.damaged, saved.left_out) == ((), ())
        copies.append(path)

    playing = [keep_game(store, f"more-{number}", 8) for number in range(4)]
    await asyncio.gather(*playing, *[save(number) for number in range(3)])
    await store.close()
    for path in copies:
        done = await restore_into(f"sqlite:///{path}.db", path)
        assert done.compared == done.games >= 6


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such file modes")
async def test_only_the_owner_may_read_a_backup(address: str, tmp_path: Path) -> None:
    store = await open_store(address)
    await keep_game(store, "one", 1)
    await store.close()
    await back_up(address, tmp_path / "monday.backup")
    assert (tmp_path / "monday.backup").stat().st_mode & 0o777 == 0o600


async def test_what_is_there_is_never_overwritten(address: str, tmp_path: Path) -> None:
    store = await open_store(address)
    await store.close()
    (tmp_path / "monday.backup").write_text("precious", "utf-8")
    with pytest.raises(StoreError, match="there already"):
        await back_up(address, tmp_path / "monday.backup")
    with pytest.raises(StoreError, match="no folder"):
        await back_up(address, tmp_path / "missing" / "monday.backup")
    assert (tmp_path / "monday.backup").read_text("utf-8") == "precious"


async def test_a_failed_backup_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no database"):
        await back_up(f"sqlite:///{tmp_path}/games.db", tmp_path / "monday.backup")
    assert list(tmp_path.iterdir()) == []


async def test_a_store_with_games_is_refused_or_added_to(address: str, tmp_path: Path) -> None:
    file = tmp_path / "monday.backup"
    store = await open_store(address)
    await keep_some(store)
    await back_up(address, file)
    await store.append(await next_move(store, "middle"))
    await keep_game(store, "later", 3)
    before = await rows_of(store)
    await store.close()
    with pytest.raises(StoreError, match=r"5 games already.*--add"):
        await restore_into(address, file)
    done = await restore_into(address, file, add=True)
    assert (done.games, sorted(done.skipped)) == (0, ["begun", "dawn", "middle", "over"])
    again = await open_store(address)
    assert await rows_of(again) == before
    await again.close()


async def next_move(store: Store, game_id: str) -> Append:
    """One more move of a stored game."""
    stored = await store.load(game_id)
    assert stored is not None
    match = resumed(stored)
    question = match.state.asked[0]
    fresh = list(match.play(question.seat, question.options[0]))
    return Append(game_id, fresh, match.notes(fresh[0].number), "later", None, False, ANN)


async def test_games_are_added_beside_others(address: str, tmp_path: Path) -> None:
    file = tmp_path / "monday.backup"
    store = await open_store(f"sqlite:///{tmp_path}/first.db")
    await keep_game(store, "old", 4)
    await store.close()
    await back_up(f"sqlite:///{tmp_path}/first.db", file)
    store = await open_store(address)
    await keep_game(store, "new", 4)
    await store.close()
    assert (await restore_into(address, file, add=True)).compared == 1
    assert (await check_store(address)).games == 2


def cut(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def without_a_game(lines: list[bytes]) -> list[bytes]:
    return [lines[0], *lines[2:]]


def doubled_end(lines: list[bytes]) -> list[bytes]:
    return [*lines, lines[-1]]


def other_seed(lines: list[bytes]) -> list[bytes]:
    data = json.loads(lines[1])
    return [lines[0], json.dumps({**data, "seed": "ab" * 32}).encode() + b"\n", *lines[2:]]


def unknown_field(lines: list[bytes]) -> list[bytes]:
    data = json.loads(lines[1])
    return [lines[0], json.dumps({**data, "more": 1}).encode() + b"\n", *lines[2:]]


def no_hexadecimal(lines: list[bytes]) -> list[bytes]:
    data = json.loads(lines[1])
    return [lines[0], json.dumps({**data, "seed": "xyz"}).encode() + b"\n", *lines[2:]]


def newer_format(lines: list[bytes]) -> list[bytes]:
    newer = f'"format":{FORMAT + 1},"more":1'.encode()
    return [lines[0].replace(f'"format":{FORMAT}'.encode(), newer), *lines[1:]]


def words(lines: list[bytes]) -> list[bytes]:
    return [b"hello\n"]


CHANGES = [
    cut, without_a_game, doubled_end, other_seed, unknown_field, no_hexadecimal, newer_format, words
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
async def test_a_backup_that_was_changed_restores_nothing(
    address: str, tmp_path: Path, change: Callable[[list[bytes]], list[bytes]]
) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/first.db")
    await keep_game(store, "one", 4)
    await keep_game(store, "two", 4)
    await store.close()
    await back_up(f"sqlite:///{tmp_path}/first.db", tmp_path / "good")
    changed = b"".join(change(lines_in(tmp_path / "good")))
    (tmp_path / "bad").write_bytes(gzip.compress(changed))
    with pytest.raises(StoreError):
        await restore_into(address, tmp_path / "bad")
    again = await open_store(address)
    assert await again.count() == 0
    await again.close()


async def test_a_file_that_is_no_backup_is_refused(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/first.db")
    await keep_game(store, "one", 4)
    await store.close()
    await back_up(f"sqlite:///{tmp_path}/first.db", tmp_path / "good")
    data = (tmp_path / "good").read_bytes()
    bad = {"short": data[: len(data) // 2], "plain": b"hello", "empty": b""}
    for name, content in bad.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(StoreError, match="not a backup that can be restored"):
            await restore_into(f"sqlite:///{tmp_path}/{name}.db", tmp_path / name)
    with pytest.raises(StoreError, match="there is no backup"):
        await restore_into(f"sqlite:///{tmp_path}/x.db", tmp_path / "missing")


async def test_damaged_games_are_saved_as_they_are_and_named(
    address: str, other: str, tmp_path: Path
) -> None:
    file = tmp_path / "monday.backup"
    store = await open_store(address)
    await keep_game(store, "good", 12)
    for name in DAMAGES:
        await keep_game(store, f"bad-{name}", 12)
        await do_harm(store, f"bad-{name}", name)
    saved = await back_up(address, file)
    before = await rows_of(store)
    await store.close()
    left_out = {fault.game for fault in saved.left_out}
    assert left_out == {"bad-missing_head", "bad-missing_snapshot"}
    kept = {f"bad-{name}" for name in DAMAGES} - left_out
    assert {fault.game for fault in saved.damaged} == kept
    done = await restore_into(other, file)
    assert (done.games, done.compared) == (len(kept) + 1, 1)
    assert {fault.game for fault in done.damaged} == kept
    assert set(done.left_out) == left_out
    again = await open_store(other)
    after = await rows_of(again)
    await again.close()
    # The good one got new dice.
    other_than = left_out | {"good"}
    for name, rows in before.items():
        whole = [row for row in rows if not other_than & set(row)]
        assert [row for row in after[name] if not other_than & set(row)] == whole


async def test_a_game_of_other_rules_is_restored_and_named(address: str, tmp_path: Path) -> None:
    """Nothing of this version can work out its position; its log is checked all the same."""
    file = tmp_path / "monday.backup"
    store = await open_store(f"sqlite:///{tmp_path}/first.db")
    await keep_game(store, "good", 4)
    await keep_strange(store, "strange")
    await store.close()
    saved = await back_up(f"sqlite:///{tmp_path}/first.db", file)
    assert [fault.game for fault in saved.damaged] == []
    done = await restore_into(address, file)
    assert (done.games, done.compared, done.other_rules) == (2, 1, ["strange"])
    again = await open_store(address)
    row = await again.row("strange")
    await again.close()
    # It cannot get new dice, so that its players are told.
    assert row is not None
    assert read_meta(row.meta).dice_known


def as_format_2(lines: list[bytes], lost: int | None) -> bytes:
    """A backup as older versions made it: notes have no numbers, and one may have been lost."""
    games = [json.loads(line) for line in lines[1:-1]]
    for game in games:
        game["notes"] = [note for number, note in game["notes"] if number != lost]
    first = lines[0].replace(f'"format":{FORMAT}'.encode(), b'"format":2')
    written = [first, *[json.dumps(game).encode() + b"\n" for game in games]]
    end = json.loads(lines[-1])
    end["sha256"] = hashlib.sha256(b"".join(written)).hexdigest()
    return gzip.compress(b"".join(written) + json.dumps(end).encode() + b"\n")


@pytest.mark.parametrize("lost", [None, 7])
async def test_a_backup_of_the_format_before_is_restored(
    address: str, tmp_path: Path, lost: int | None
) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/first.db")
    await keep_game(store, "begun", 0)
    await keep_game(store, "middle", 12)
    await store.close()
    await back_up(f"sqlite:///{tmp_path}/first.db", tmp_path / "new")
    (tmp_path / "old").write_bytes(as_format_2(lines_in(tmp_path / "new"), lost))
    done = await restore_into(address, tmp_path / "old")
    assert done.games == 2
    # What the older version did not notice is named now, and costs no other game.
    assert [fault.game for fault in done.damaged] == ([] if lost is None else ["middle"])


def rolled(match: Match, plays: int = 60) -> list[str]:
    """Play on with the first option each time; what chance says meanwhile."""
    last = len(match.entries)
    for _ in range(plays):
        if match.outcome is None:
            question = match.state.asked[0]
            match.play(question.seat, question.options[0])
    return [entry.move for entry in match.entries[last:] if entry.seat == NATURE]


@pytest.mark.parametrize(("game", "hides"), [("template", True), ("new-dawn", False)])
async def test_a_restored_game_goes_on_with_new_dice(
    address: str, tmp_path: Path, game: str, hides: bool
) -> None:
    """Players have seen what the old ones roll next: a backup must not let them see it again."""
    first = f"sqlite:///{tmp_path}/first.db"
    store = await open_store(first)
    match = await keep_game(store, "one", 12, game)
    await store.close()
    await back_up(first, tmp_path / "monday")
    before = match.commitment
    seen = rolled(match)
    assert len(seen) > 8
    done = await restore_into(address, tmp_path / "monday")
    assert done.renewed == 1
    again = await open_store(address)
    stored = await again.load("one")
    await again.close()
    assert stored is not None
    back = resumed(stored)
    assert (back.entries[-1].kind, back.entries[-1].move) == ("dice", back.commitment)
    assert back.commitment != before
    assert read_promise(back.commitment).match_id == "one"
    # Dice are new; what was drawn and hidden before may be known all the same.
    assert read_meta(stored.row.meta).dice_known == hides
    dice = back.entries[-1].number
    assert rolled(back) != seen
    report = verify(dump(back), api.games())
    assert (report.ok, report.proven, report.proven_from) == (True, False, dice + 1)
    assert report.renewed == (dice,)


def test_bytes_that_are_no_text_are_kept_too() -> None:
    for data in (b"", b"text", "Grüße".encode(), b"\xff\x00", bytes(range(256))):
        assert as_bytes(as_text(data)) == data
    assert as_text(b"\xff") == Hexed("ff")
