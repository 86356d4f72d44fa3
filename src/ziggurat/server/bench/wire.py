"""Wires: the client's ends of HTTP and WebSocket, as cheap as Python allows.

Owns what a load generator needs of both and nothing more: one request at a time, bodies with
a length, frames that are not split. It never reads what a message says. A client that costs
as much as the server would measure itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, cast

HOST: Final = "127.0.0.1"
END_OF_HEAD: Final = b"\r\n\r\n"
SWITCHING: Final = 101
TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
WAIT_SECONDS: Final = 30.0


class WireError(Exception):
    """A server did not answer as it should; the text says what it did."""


class Reply(NamedTuple):
    """An answer to a request."""

    status: int
    head: bytes
    body: bytes


class Http(asyncio.Protocol):
    """A connection for one request after the other."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._on_reply: Callable[[Reply], None] | None = None
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if self._on_reply is not None:
            self._answer(Reply(0, b"", b"the connection was closed"))

    def send(self, data: bytes, on_reply: Callable[[Reply], None]) -> None:
        """Send a whole request; the answer is given to `on_reply`."""
        assert self._transport is not None
        self._on_reply = on_reply
        self._transport.write(data)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer = self._buffer + data if self._buffer else data
        end = buffer.find(END_OF_HEAD)
        if end < 0:
            return
        start = end + len(END_OF_HEAD)
        length = content_length(buffer[:start])
        if len(buffer) < start + length:
            return
        self._buffer = buffer[start + length :]
        head = buffer[:start]
        self._answer(Reply(int(head[9:12]), head, buffer[start : start + length]))

    def _answer(self, reply: Reply) -> None:
        on_reply, self._on_reply = self._on_reply, None
        if on_reply is not None:
            on_reply(reply)

    async def ask(self, data: bytes) -> Reply:
        """Send a whole request and wait for the answer."""
        waiting: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.send(data, waiting.set_result)
        return await asyncio.wait_for(waiting, WAIT_SECONDS)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Socket(asyncio.Protocol):
    """A WebSocket; every text that arrives is given to `on_text`."""

    def __init__(self, on_text: Callable[[bytes], None]) -> None:
        self._on_text: Final = on_text
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._is_open: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_open.done():
            self._is_open.set_exception(WireError("the server closed the socket"))

    async def open(self, path: str, host: str, head: str) -> None:
        """Turn the connection into a WebSocket."""
        assert self._transport is not None
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: emlnZ3VyYXQtYmVuY2gtMQ==\r\n{head}\r\n".encode()
        )
        await asyncio.wait_for(self._is_open, WAIT_SECONDS)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        at = 0
        if not self._is_open.done():
            at = self._opened(buffer)
            if at == 0:
                self._buffer = buffer
                return
        self._buffer = buffer[self._frames(buffer, at) :]

    def _opened(self, buffer: bytes) -> int:
        """Where the frames begin; 0 before the server has agreed."""
        end = buffer.find(END_OF_HEAD)
        if end < 0:
            return 0
        status = int(buffer[9:12])
        if status == SWITCHING:
            self._is_open.set_result(None)
        else:
            self._is_open.set_exception(WireError(f"the server refused a socket with {status}"))
        return end + len(END_OF_HEAD)

    def _frames(self, buffer: bytes, at: int) -> int:
        """Hand out all whole frames; returns where the first broken one begins."""
        size = len(buffer)
        while size - at >= 2:
            length = buffer[at + 1] & 0x7F
            start = at + 2
            if length == 126:
                start = at + 4
                length = int.from_bytes(buffer[at + 2 : start], "big")
            elif length == 127:
                start = at + 10
                length = int.from_bytes(buffer[at + 2 : start], "big")
            if size < start + length:
                break
            self._frame(buffer[at] & 0x0F, buffer[start : start + length])
            at = start + length
        return at

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._on_text(payload)
        elif kind == PING and self._transport is not None:
            self._transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        """Send a text."""
        assert self._transport is not None
        self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def content_length(head: bytes) -> int:
    """The length of a body, as its head says."""
    at = head.lower().find(b"\r\ncontent-length:")
    if at < 0:
        return 0
    start = at + len(b"\r\ncontent-length:")
    return int(head[start : head.index(b"\r\n", start)])


def frame(kind: int, payload: bytes) -> bytes:
    """A frame from a client.  Its mask is zero, which leaves the payload as it is."""
    size = len(payload)
    if size < 126:
        return bytes([0x80 | kind, 0x80 | size]) + b"\0\0\0\0" + payload
    return bytes([0x80 | kind, 0x80 | 126]) + size.to_bytes(2, "big") + b"\0\0\0\0" + payload


def request(method: str, path: str, host: str, body: bytes = b"", head: str = "") -> bytes:
    """A whole request; `head` is more lines of its head, each with its end."""
    return (
        f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n{head}\r\n".encode()
        + body
    )


async def dial(port: int) -> Http:
    """A connection for requests."""
    loop = asyncio.get_running_loop()
    _, http = await loop.create_connection(Http, HOST, port)
    return http


async def dial_socket(
    port: int, path: str, on_text: Callable[[bytes], None], head: str = ""
) -> Socket:
    """An open WebSocket; `head` is more lines of the request's head, each with its end."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(on_text), HOST, port)
    await socket.open(path, f"{HOST}:{port}", head)
    return socket
