"""The relay: the least a durable game server can do, as the yardstick of our own.

Owns a bare ASGI application: a move comes in, is committed to SQLite (WAL, FULL) together with
the others that wait, and is sent to the four seats of its table. It knows no rules, no
sessions and no errors, and is never used for playing.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias

import msgspec

Message: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]


class Move(msgspec.Struct):
    """What a client sends."""

    seat: int
    choice: list[int]
    expect: int
    move_id: str


class Waiting(msgspec.Struct):
    """A row and whoever waits for its commit."""

    table: str
    number: int
    data: bytes
    done: asyncio.Future[None]


class Writer:
    """The one connection that writes; rows that arrive together share a commit."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._path: Final = path
        self._loop: Final = loop
        self._rows: Final[SimpleQueue[Waiting | None]] = SimpleQueue()
        self._thread: Final = Thread(target=self._write, daemon=True)
        self._thread.start()

    async def append(self, table: str, number: int, data: bytes) -> None:
        """Keep a row for good."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._rows.put(Waiting(table, number, data, done))
        await done

    def close(self) -> None:
        self._rows.put(None)
        self._thread.join()

    def _write(self) -> None:
        base = sqlite3.connect(self._path)
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("CREATE TABLE moves (game TEXT, number INT, data BLOB)")
        while batch := self._batch():
            rows = [(row.table, row.number, row.data) for row in batch]
            base.executemany("INSERT INTO moves VALUES (?, ?, ?)", rows)
            base.commit()
            self._loop.call_soon_threadsafe(_tell, batch)
        base.close()

    def _batch(self) -> list[Waiting]:
        """All rows that wait by now, at least one; none when it is over."""
        batch: list[Waiting] = []
        row = self._rows.get()
        try:
            while row is not None:
                batch.append(row)
                row = self._rows.get_nowait()
        except Empty:
            pass
        return batch


def _tell(batch: list[Waiting]) -> None:
    for row in batch:
        if not row.done.done():
            row.done.set_result(None)


class Relay:
    """The application; tables come into being with their first socket."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._writer: Writer | None = None
        self._seats: Final[dict[str, list[Send]]] = {}
        self._last: Final[dict[str, int]] = {}
        self._moves: Final = msgspec.json.Decoder(Move)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._sit(scope["path"], receive, send)
        else:
            await self._post(scope["path"], receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        self._writer = Writer(self._path, asyncio.get_running_loop())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._writer.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _sit(self, table: str, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        seats = self._seats.setdefault(table, [])
        seats.append(send)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await self._move(table, message["text"].encode())
        finally:
            seats.remove(send)

    async def _post(self, table: str, receive: Receive, send: Send) -> None:
        message = await receive()
        if table in self._seats:
            await self._move(table, message["body"])
        body = b'{"ok":true}'
        length = (b"content-length", str(len(body)).encode())
        head = [(b"content-type", b"application/json"), length]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": body})

    async def _move(self, table: str, data: bytes) -> None:
        assert self._writer is not None
        move = self._moves.decode(data)
        number = self._last[table] = self._last.get(table, 0) + 1
        await self._writer.append(table, number, data)
        line = {"n": number, "kind": "choice", "seat": move.seat, "move": move.choice, "events": []}
        news = {"type": "entries", "last": number, "lines": [line], "asked": [0], "over": False}
        text = msgspec.json.encode(news).decode()
        for seat in list(self._seats[table]):
            await seat({"type": "websocket.send", "text": text})
