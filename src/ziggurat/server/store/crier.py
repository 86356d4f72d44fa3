"""Telling other processes what was committed, and hearing it from them.

Owns one connection to PostgreSQL that listens, and empties the outbox after each commit: a row
is deleted and its notice sent in one small transaction, so that a crash between commit and
notice is made good by whoever empties the outbox next. A notice names games and numbers only;
readers fetch the entries, so hearing of something twice does no harm.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, Final

from sqlalchemy import delete, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ziggurat.server.store.backend import Told
from ziggurat.server.store.notice import read_notice
from ziggurat.server.store.reading import changed_since
from ziggurat.server.store.tables import outbox

_CHANNEL: Final = "ziggurat"
_ROWS: Final = 100  # notices at a time
_PAUSE: Final = 1.0  # seconds between attempts to connect again
_ROUND: Final = 10.0  # seconds between looks into the outbox when nothing happens
_FAREWELL: Final = 5.0  # seconds to send what is left
_SKEW: Final = 60.0  # seconds by which clocks of machines may differ

_OLDEST: Final = select(outbox.c.id).order_by(outbox.c.id).limit(_ROWS)
_EMPTY: Final = (
    delete(outbox)
    .where(outbox.c.id.in_(_OLDEST.with_for_update(skip_locked=True)))
    .returning(outbox.c.notice)
)


class Crier:
    """One store's voice and ear."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.name: Final = secrets.token_hex(6)
        self._engine = engine
        self._told: list[Told] = []
        self._woken = asyncio.Event()
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._lost = 0.0
        self._closing = False

    def listen(self, told: Told) -> None:
        """Call this for what others commit."""
        self._told.append(told)

    def wake(self) -> None:
        """Empty the outbox soon."""
        self._woken.set()

    async def start(self) -> None:
        """Begin; return once nothing can be missed any more."""
        self._task = asyncio.create_task(self._stay_connected())
        await self._ready.wait()

    async def close(self) -> None:
        """Send what is left, as far as that is quick, and fall silent."""
        self._closing = True
        self.wake()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=_FAREWELL)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._engine.dispose()

    async def _stay_connected(self) -> None:
        while not self._closing:
            try:
                async with self._engine.connect() as connection:
                    await self._serve(connection)
            except (SQLAlchemyError, OSError):
                self._lost = self._lost or time.time()
                await self._wait(_PAUSE)

    async def _serve(self, connection: AsyncConnection) -> None:
        """Listen and empty the outbox until the connection breaks."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.add_listener(_CHANNEL, self._hear)
        driver.add_termination_listener(lambda _: self.wake())
        await self._catch_up(connection)
        self._ready.set()
        self._woken.set()
        while not self._closing:
            # Not for ever: another process may have left notices behind.
            await self._wait(_ROUND)
            while await self._cry(connection):
                pass

    async def _wait(self, seconds: float) -> None:
        """Wait until woken, or for so long."""
        try:
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        except TimeoutError:
            pass
        self._woken.clear()

    async def _catch_up(self, connection: AsyncConnection) -> None:
        """Tell of what was committed while there was no connection."""
        if self._lost:
            changed = await connection.run_sync(changed_since, self._lost - _SKEW)
            await connection.commit()
            self._lost = 0.0
            for game, last in changed:
                self._tell(game, last)

    async def _cry(self, connection: AsyncConnection) -> bool:
        """Send notice of a batch of outbox rows; return whether there may be more."""
        async with connection.begin():
            notices = (await connection.execute(_EMPTY)).scalars().all()
            for notice in notices:
                await connection.execute(select(func.pg_notify(_CHANNEL, notice)))
        return len(notices) == _ROWS

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        writer, news = read_notice(payload)
        if writer != self.name:
            for game, last in news:
                self._tell(game, last)

    def _tell(self, game: str, last: int) -> None:
        for told in self._told:
            told(game, last)
