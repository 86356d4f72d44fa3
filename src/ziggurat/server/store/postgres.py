"""The store in a PostgreSQL database, shared by any number of processes.

Owns the pool of connections. Work runs in the event loop, which is free while the server
answers; telling other processes is the business of `crier`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, NullPool
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ziggurat.server.store.backend import Told, store_errors
from ziggurat.server.store.crier import Crier
from ziggurat.server.store.migrate import migrate
from ziggurat.server.store.values import StoreError

T = TypeVar("T")

_PATIENCE: Final = 10  # seconds for a connection to come about
_ANSWER: Final = 30  # seconds for the answer to a statement


class PostgresBackend:
    """A PostgreSQL database that is open."""

    def __init__(self, url: URL) -> None:
        self._engine = _engine(url, {}, pool_pre_ping=True)
        # A notice that is lost in a crash is sent again, so nobody waits for the disk; its
        # connection must never be used for anything else.
        self._crier = Crier(_engine(url, {"synchronous_commit": "off"}, poolclass=NullPool))
        self.writer: Final = self._crier.name

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction; return once it is durable."""
        with store_errors():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work that only reads."""
        with store_errors():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def start(self) -> None:
        """Bring the database to the newest schema and begin to listen."""
        await self.write(migrate)
        with store_errors():
            await asyncio.wait_for(self._crier.start(), _PATIENCE)

    def committed(self) -> None:
        """Have the other processes told."""
        self._crier.wake()

    def listen(self, told: Told) -> None:
        """Call this for commits of other processes."""
        self._crier.listen(told)

    async def close(self) -> None:
        """Let go of every connection."""
        await self._crier.close()
        await self._engine.dispose()


async def open_postgres(url: URL) -> PostgresBackend:
    """Open a database and bring it to the newest schema."""
    place = f"{url.host or 'this machine'}, database '{url.database}'"
    backend = PostgresBackend(_for_driver(url))
    try:
        await backend.start()
    except (StoreError, TypeError) as error:  # the driver's word for an unknown setting
        await backend.close()
        raise StoreError(f"PostgreSQL on {place} cannot be used: {error}") from error
    return backend


async def read_at_once(url: URL, work: Callable[[Connection], T]) -> T:
    """Run work that only reads, all of it on the database as it is at one moment."""
    engine = _engine(_for_driver(url), {}, poolclass=NullPool)
    options: Any = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    try:
        with store_errors():
            async with engine.connect() as connection:
                await connection.execution_options(**options)
                return await connection.run_sync(work)
    except TypeError as error:  # the driver's word for an unknown setting
        raise StoreError(f"PostgreSQL cannot be used: {error}") from error
    finally:
        await engine.dispose()


def _for_driver(url: URL) -> URL:
    """The address as the driver wants it, which has another word for `sslmode`."""
    query = dict(url.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    return url.set(drivername="postgresql+asyncpg", query=query)


def _engine(url: URL, settings: dict[str, str], **options: Any) -> AsyncEngine:
    arguments = {"timeout": _PATIENCE, "command_timeout": _ANSWER, "server_settings": settings}
    return create_async_engine(url, connect_args=arguments, **options)
