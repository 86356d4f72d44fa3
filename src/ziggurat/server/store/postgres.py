"""The store in a PostgreSQL database, shared by any number of processes.

Owns the pool of connections. Work runs in the event loop, which is free while the server
answers; telling other processes is the business of `crier`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import SQLAlchemyError
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

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._crier = Crier(engine)
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
    try:
        engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_pre_ping=True,
            connect_args={"timeout": _PATIENCE, "command_timeout": _ANSWER},
        )
        backend = PostgresBackend(engine)
    except SQLAlchemyError as error:
        raise StoreError(f"this is no address of a PostgreSQL database: {error}") from error
    try:
        await backend.start()
    except StoreError as error:
        await backend.close()
        raise StoreError(f"PostgreSQL on {place} cannot be used: {error}") from error
    return backend
