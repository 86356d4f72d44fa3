"""The checkup names every bad game and what is wrong with it, and changes nothing."""

import sqlite3
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from tests.server.kit.stores import DAMAGES, do_harm, execute, keep_game, keep_some
from ziggurat.match.entry import sealed
from ziggurat.server.store import StoreError, open_store
from ziggurat.server.store.codec import pack
from ziggurat.server.store.tables import entries
from ziggurat.server.upkeep import check_store

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("replay", [False, True])
async def test_a_sound_store_is_sound(address: str, replay: bool) -> None:
    store = await open_store(address)
    matches = await keep_some(store)
    # A server may be running.
    found = await check_store(address, replay)
    await store.close()
    assert found.ok
    assert found.faults == ()
    assert found.games == len(matches)
    assert found.entries == sum(len(match.entries) for match in matches.values())
    assert (found.replayed, found.other_rules) == (len(matches) if replay else 0, 0)
    assert await check_store(address, replay) == found


async def test_each_damage_is_found_where_it_is_and_hides_nothing(address: str) -> None:
    store = await open_store(address)
    await keep_game(store, "begun", 0)
    for name in DAMAGES:
        await keep_game(store, f"bad-{name}", 12)
    for name in DAMAGES:
        await do_harm(store, f"bad-{name}", name)
    found = await check_store(address)
    await store.close()
    faults = {fault.game: fault for fault in found.faults}
    assert set(faults) == {f"bad-{name}" for name in DAMAGES}
    for name, damage in DAMAGES.items():
        fault = faults[f"bad-{name}"]
        assert damage.told in fault.fault, (name, fault)
        assert damage.entry in (0, fault.entry), (name, fault)
    assert not found.ok
    # Nothing was repaired.
    assert await check_store(address) == found


async def test_only_playing_again_finds_a_log_that_was_forged_whole(address: str) -> None:
    """Every hash fits, and the entries after a snapshot are made up."""
    store = await open_store(address)
    match = await keep_game(store, "middle", 16)
    before = match.entries[1].hash
    for entry in match.entries[2:]:
        digest = "0" * 32 if entry.number == 3 else entry.digest
        forged = sealed(msgspec.structs.replace(entry, digest=digest, before=before))
        before = forged.hash
        change = (
            entries.update()
            .where(entries.c.game_id == "middle", entries.c.number == entry.number)
            .values(body=pack(forged))
        )
        await execute(store, change)
    assert (await check_store(address)).ok
    found = await check_store(address, replay=True)
    await store.close()
    assert [(fault.game, fault.entry) for fault in found.faults] == [("middle", 3)]


async def test_rows_of_games_that_are_not_there_are_named(address: str) -> None:
    store = await open_store(address)
    await keep_game(store, "one", 1)
    await keep_game(store, "two", 1)
    await store.close()
    if not address.startswith("sqlite"):
        pytest.skip("PostgreSQL does not let a game go that has rows elsewhere")
    file = sqlite3.connect(address.removeprefix("sqlite:///"))
    file.execute("DELETE FROM games WHERE id = 'two'")
    file.commit()
    file.close()
    found = await check_store(address)
    assert {fault.game for fault in found.faults} == {"two"}
    assert "'entries'" in " ".join(fault.fault for fault in found.faults)


async def test_a_file_with_bad_pages_is_told(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    for number in range(20):
        await keep_game(store, f"game-{number}", 4)
    await store.close()
    file = tmp_path / "games.db"
    data = bytearray(file.read_bytes())
    at = len(data) // 2 // 4096 * 4096
    data[at : at + 4096] = b"\xa5" * 4096
    file.write_bytes(data)
    found = await check_store(f"sqlite:///{file}")
    assert not found.ok
    assert found.faults[0].game == ""
    assert "malformed" in found.faults[0].fault or "damaged" in found.faults[0].fault


async def test_wrong_kinds_of_values_are_told(tmp_path: Path) -> None:
    """SQLite keeps any kind of value in any column."""
    url = f"sqlite:///{tmp_path}/games.db"
    store = await open_store(url)
    columns = ["games.header", "games.seed", "games.meta", "games.created", "heads.last"]
    columns += ["heads.over", "heads.updated", "snapshots.body", "snapshots.number"]
    for column in columns:
        game = column.replace(".", "-")
        await keep_game(store, game, 4)
        table, name = column.split(".")
        key = "id" if table == "games" else "game_id"
        harm = text(f"UPDATE {table} SET {name} = 'words' WHERE {key} = '{game}'")
        await execute(store, harm)
    found = await check_store(url)
    await store.close()
    assert {fault.game for fault in found.faults} == {name.replace(".", "-") for name in columns}


async def test_nothing_is_made_where_there_is_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no database"):
        await check_store(f"sqlite:///{tmp_path}/games.db")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "words.txt").write_text("hello " * 1000, "utf-8")
    with pytest.raises(StoreError, match="not a database"):
        await check_store(f"sqlite:///{tmp_path}/words.txt")
    sqlite3.connect(tmp_path / "empty.db").close()
    with pytest.raises(StoreError, match="no games of Ziggurat"):
        await check_store(f"sqlite:///{tmp_path}/empty.db")


async def test_a_newer_schema_is_refused(address: str) -> None:
    store = await open_store(address)
    await execute(store, text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(StoreError, match=r"newer version.*9999"):
        await check_store(address)
