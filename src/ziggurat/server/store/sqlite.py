"""The store in a SQLite file.

Owns the one writing connection, in a thread of its own, and one read-only connection in
another. It never opens a second writing connection; a second process is refused, by whatever
link it comes, and so is every write once the file is gone.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, NullPool, create_engine, event

from ziggurat.server.store.backend import Told, store_errors
from ziggurat.server.store.migrate import migrate
from ziggurat.server.store.values import StoreError
from ziggurat.server.store.whereabouts import Whereabouts, resolved

T = TypeVar("T")

# Checkpoints every 16 MiB instead of 4: at full load each page is then written less often.
_PRAGMAS: Final = (
    "busy_timeout=5000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",  # macOS would otherwise not wait for the disk
    "foreign_keys=ON",
    "wal_autocheckpoint=4000",
)
_READING: Final = ("busy_timeout=5000", "query_only=ON")


class SqliteBackend:
    """A SQLite file that is open."""

    writer: Final = ""

    def __init__(self, named: Path) -> None:
        path = resolved(named)
        self._lock = _lock(path)
        files = Whereabouts(named, path)
        self._write = _Thread("store-writer", partial(_writing, path), files)
        self._read = _Thread("store-reader", partial(reading_engine, path))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction of the writing thread; return once it is durable."""
        return await self._write.run(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work in the reading thread."""
        return await self._read.run(work)

    def committed(self) -> None:
        """Do nothing: no other process can have the file."""

    def listen(self, told: Told) -> None:
        """Do nothing: no other process can have the file."""

    async def close(self) -> None:
        """Close both connections, the writing one last: it tidies the file."""
        await self._read.close()
        await self._write.close()
        self._lock.close()


class _Thread:
    """One connection and the thread that alone uses it."""

    def __init__(
        self, name: str, engine: Callable[[], Engine], files: Whereabouts | None = None
    ) -> None:
        self._executor = ThreadPoolExecutor(1, name)
        self._engine = engine
        self._files = files
        self._connection: Connection | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self._executor, partial(self._work, work)
        )

    def _work(self, work: Callable[[Connection], T]) -> T:
        with store_errors():
            if self._files is not None:
                self._files.check()
            if self._connection is None:
                self._connection = self._engine().connect()
            with self._connection.begin():
                done = work(self._connection)
            if self._files is not None:
                # Again: what went into a file that is gone must not be acknowledged.
                self._files.committed()
            return done

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._executor, self._close)
        self._executor.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


async def open_sqlite(path: Path) -> SqliteBackend:
    """Open a file, make it if it is missing, and bring it to the newest schema."""
    folder = resolved(path).parent
    if not folder.is_dir():
        raise StoreError(f"there is no folder '{folder}' for the database: make it first")
    if path.is_dir():
        raise StoreError(f"'{path}' is a folder: name a file in it for the database")
    backend = SqliteBackend(path)
    try:
        await backend.write(migrate)
    except StoreError as error:
        await backend.close()
        raise StoreError(f"'{path}' cannot be used as a database: {error}") from error
    return backend


def read_at_once(path: Path, work: Callable[[Connection], T]) -> T:
    """Run work that only reads, all of it on the file as it is at one moment.

    A server may be writing to it meanwhile; nothing is made and nothing is changed.
    """
    if not path.is_file():
        raise StoreError(f"there is no database '{path}': check its name")
    engine = reading_engine(path.resolve())
    with store_errors(), engine.connect() as connection:
        transaction = connection.begin()
        try:
            return work(connection)
        finally:
            # Nothing is to be committed, and a damaged file could not even do that.
            transaction.rollback()


def _lock(path: Path) -> sqlite3.Connection:
    """Hold a lock that ends with the process, on a file beside the database; make both files.

    SQLite's own locks do this alike on every system; an open transaction holds one.
    """
    lock = None
    try:
        lock = sqlite3.connect(
            f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        lock.execute("BEGIN EXCLUSIVE")
        # Seeds and secret answers are in it: for the eyes of the server's user alone.
        path.touch(mode=0o600)
    except (sqlite3.OperationalError, OSError) as error:
        if lock is not None:
            lock.close()
        if "locked" in str(error):
            raise StoreError(
                f"'{path}' is in use by another server: stop that one or name another database"
            ) from None
        raise StoreError(f"'{path}' cannot be written: choose a folder you may write") from error
    return lock


def _writing(path: Path) -> Engine:
    engine = create_engine("sqlite://", creator=partial(_connect, str(path)), poolclass=NullPool)
    event.listen(engine, "begin", _begin_writing)
    return engine


def reading_engine(path: Path) -> Engine:
    """Connections that cannot change anything."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    engine = create_engine(
        "sqlite://", creator=partial(_connect, address, _READING), poolclass=NullPool
    )
    event.listen(engine, "begin", _begin_reading)
    return engine


def _connect(address: str, pragmas: tuple[str, ...] = _PRAGMAS) -> sqlite3.Connection:
    connection = sqlite3.connect(address, uri=address.startswith("file:"), isolation_level=None)
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")
