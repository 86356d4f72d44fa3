"""Opening a store: what is refused, and that the reason can be acted on."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.server.kit.postgres import Postgres
from tests.server.store.samples import new_game
from ziggurat.server.store import Store, StoreError, StoreUnavailable, open_store
from ziggurat.server.store.sqlite import open_sqlite
from ziggurat.server.store.tables import metadata

pytestmark = pytest.mark.anyio

OPEN = """
import asyncio, sys
from ziggurat.server.store import open_store
asyncio.run(open_store(sys.argv[1]))
"""


@pytest.mark.parametrize(
    "url", ["", "games.db", "mysql://host/name", "sqlite://", "sqlite:///:memory:", "sqlite:///"]
)
async def test_another_address_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///path"):
        await open_store(url)


async def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"no folder .*missing"):
        await open_store(f"sqlite:///{tmp_path}/missing/games.db")


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        await open_store(f"sqlite:///{tmp_path}")


async def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.db.lock").mkdir()
    with pytest.raises(StoreError, match="cannot be written"):
        await open_store(f"sqlite:///{tmp_path}/games.db")


async def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, " * 200)
    with pytest.raises(StoreError, match="cannot be used as a database"):
        await open_store(f"sqlite:///{path}")
    assert path.read_text() == "Dear reader, " * 200


async def test_a_server_that_is_away_is_named(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match=r"PostgreSQL on 127\.0\.0\.1"):
        await open_store("postgresql://postgres@127.0.0.1:1/games")
    with pytest.raises(StoreError, match="does not exist"):
        await open_store(postgres.address("missing"))


async def test_an_unknown_setting_in_an_address_is_named(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match="colour"):
        await open_store(postgres.address("postgres") + "?colour=blue")
    store = await open_store(postgres.new_database() + "?sslmode=disable")
    await store.close()


def test_a_missing_driver_is_named() -> None:
    hidden = "import sys; sys.modules['asyncpg'] = None" + OPEN
    words = [sys.executable, "-c", hidden, "postgresql://postgres@127.0.0.1:1/games"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert "ziggurat[postgres]" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such file modes")
async def test_only_the_owner_may_read_a_new_file(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    await store.create(new_game("one"), [], [])
    modes = {path.name: path.stat().st_mode & 0o077 for path in tmp_path.glob("games.db*")}
    await store.close()
    assert modes["games.db"] == modes["games.db-wal"] == 0


async def test_a_newer_schema_is_refused_and_left_alone(store: Store, address: str) -> None:
    await store.create(new_game("one"), [], [])
    await store._backend.write(
        lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    )
    await store.close()
    with pytest.raises(StoreError, match=r"newer version.*9999"):
        await open_store(address)


async def test_the_migrations_make_the_tables_that_the_code_names(store: Store) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await store._backend.read(differences) == []


async def test_a_second_process_on_one_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    store = await open_store(url)
    words = [sys.executable, "-c", OPEN, url]
    second = subprocess.run(words, capture_output=True, text=True, check=False)
    assert "in use by another server" in second.stderr
    with pytest.raises(StoreError, match="in use by another server"):
        await open_store(url)
    await store.close()
    assert subprocess.run(words, capture_output=True, check=False).returncode == 0


async def test_sqlite_is_as_durable_as_it_can_be(tmp_path: Path) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    backend = await open_sqlite(tmp_path / "games.db")
    assert await backend.write(settings) == ["wal", 2, 1]
    await backend.close()


async def test_the_reading_connection_cannot_write(tmp_path: Path) -> None:
    backend = await open_sqlite(tmp_path / "games.db")
    with pytest.raises(StoreUnavailable, match="readonly"):
        await backend.read(lambda connection: connection.execute(text("DELETE FROM games")))
    await backend.close()
