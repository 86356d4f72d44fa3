"""Wires: whole messages come out however the bytes arrive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from ziggurat.server.bench.wire import Http, Reply, Socket, WireError, content_length, frame

AGREED = b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n"


class Pipe(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.written.append(b"closed")


def told(kind: int, payload: bytes) -> bytes:
    """A frame of a server: like a client's, without a mask."""
    size = len(payload)
    if size < 126:
        return bytes([0x80 | kind, size]) + payload
    if size < 1 << 16:
        return bytes([0x80 | kind, 126]) + size.to_bytes(2, "big") + payload
    return bytes([0x80 | kind, 127]) + size.to_bytes(8, "big") + payload


def heard(data: bytes, size: int) -> tuple[list[bytes], list[bytes]]:
    """The texts that come out, and what is written, when data arrives in pieces of a size."""

    async def run() -> tuple[list[bytes], list[bytes]]:
        texts: list[bytes] = []
        socket, pipe = Socket(texts.append), Pipe()
        socket.connection_made(pipe)
        for at in range(0, len(data), size):
            socket.data_received(data[at : at + size])
        return texts, pipe.written

    return asyncio.run(run())


@pytest.mark.parametrize("size", [1, 7, 1000, 1_000_000])
def test_texts_come_out_whole(size: int) -> None:
    texts = [b"", b"a" * 125, b"b" * 126, b"c" * 70_000, b"d"]
    data = AGREED + b"".join([told(1, text) for text in texts])
    assert heard(data, size)[0] == texts


def test_a_ping_is_answered_and_a_close_is_obeyed() -> None:
    texts, written = heard(AGREED + told(9, b"hi") + told(8, b""), 5)
    assert texts == []
    assert written == [frame(10, b"hi"), b"closed"]


def test_a_refused_socket_says_so() -> None:
    async def run() -> None:
        socket = Socket(lambda text: None)
        socket.connection_made(Pipe())
        opening = asyncio.ensure_future(socket.open("/", "h", ""))
        await asyncio.sleep(0)
        socket.data_received(b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n")
        await opening

    with pytest.raises(WireError, match="refused a socket with 403"):
        asyncio.run(run())


def asked(pieces: list[bytes], end: Callable[[Http], None] | None = None) -> list[Reply]:
    """The answers to one request that arrive in pieces."""
    replies: list[Reply] = []
    http = Http()
    http.connection_made(Pipe())
    http.send(b"GET", replies.append)
    for piece in pieces:
        http.data_received(piece)
    if end is not None:
        end(http)
    return replies


def test_an_answer_comes_out_whole() -> None:
    pieces = [b"HTTP/1.1 201 Created\r\nContent-", b"Length: 5\r\n\r\nab", b"cde"]
    (reply,) = asked(pieces)
    assert (reply.status, reply.body) == (201, b"abcde")


def test_a_connection_that_is_lost_is_an_answer_too() -> None:
    (reply,) = asked([b"HTTP/1.1 2"], lambda http: http.connection_lost(None))
    assert reply.status == 0


def test_a_head_without_a_length_has_no_body() -> None:
    assert content_length(b"HTTP/1.1 204 No Content\r\nx: y\r\n\r\n") == 0
