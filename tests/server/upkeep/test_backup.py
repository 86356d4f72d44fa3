"""A backup brings back every game, from either database into either, and proves each."""

import asyncio
import gzip
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
from ziggurat.match.history import fingerprint
from ziggurat.server.making import resumed
from ziggurat.server.store import Append, Store, StoreError, open_store
from ziggurat.server.store.tables import metadata
from ziggurat.server.upkeep import back_up, check_store, restore_into
from ziggurat.server.upkeep.archive import Hexed, as_bytes, as_text

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
    assert await rows_of(again) == before
    for name, match in matches.items():
        stored = await again.load(name)
        assert stored is not None
        found = resumed(stored)
        version = match.rules.game.version
        digest = fingerprint(match.header, version, match.state)
        assert fingerprint(found.header, version, found.state) == digest
        assert found.entries == match.entries
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
    return [lines[0].replace(b'"format":2', b'"format":3,"more":1'), *lines[1:]]


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
    whole = {
        name: [row for row in rows if not left_out & set(row)] for name, rows in before.items()
    }
    assert after == whole


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


def test_bytes_that_are_no_text_are_kept_too() -> None:
    for data in (b"", b"text", "Grüße".encode(), b"\xff\x00", bytes(range(256))):
        assert as_bytes(as_text(data)) == data
    assert as_text(b"\xff") == Hexed("ff")
