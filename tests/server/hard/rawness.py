"""Raw bytes to a server, past every client that would tidy them up.

Owns sockets without a protocol: what is sent is what was written, and what comes back is kept
as it is.
"""

from __future__ import annotations

import socket
import struct
from typing import Final, NamedTuple

from tests.server.app.kit import FREE
from ziggurat.server.settings import Limits

PATIENCE: Final = 20.0
# Nobody is counted, but requests have to come in quickly, and few imports may wait.
LIMITS: Final = Limits(
    choices=FREE.choices, looks=FREE.looks, chat=FREE.chat, request_seconds=2.0, imports_waiting=3
)
KEY: Final = "emlnZ3VyYXQtdGVzdHMtMQ=="
TEXT, BINARY, PING, CLOSE = 0x1, 0x2, 0x9, 0x8
FINAL: Final = 0x80


class Reply(NamedTuple):
    """An answer; the status is 0 if the server hung up without one."""

    status: int
    head: str
    body: bytes


def connected(address: str) -> socket.socket:
    """A connection."""
    host, _, port = address.partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def sent(connection: socket.socket, data: bytes) -> Reply:
    """Send everything, as far as the server takes it, and read its answer."""
    try:
        connection.sendall(data)
    except (ConnectionResetError, BrokenPipeError):
        # It has heard enough; the answer may be there all the same.
        pass
    return answered(connection)


def answered(connection: socket.socket) -> Reply:
    """Read until the server has nothing more to say."""
    data = b""
    try:
        while part := connection.recv(1 << 16):
            data += part
    except ConnectionResetError:
        pass
    head, _, body = data.partition(b"\r\n\r\n")
    if head.startswith(b"HTTP/1.1 100"):
        head, _, body = body.partition(b"\r\n\r\n")
    return Reply(int(head[9:12] or b"0"), head.decode("latin-1"), body)


def asked(address: str, data: bytes) -> Reply:
    """The answer to some bytes on a connection of their own."""
    with connected(address) as connection:
        return sent(connection, data)


def request(
    target: bytes, *headers: bytes, method: bytes = b"GET", host: bytes = b"localhost"
) -> bytes:
    """A request as it is written, without a body."""
    lines = [b"%b %b HTTP/1.1" % (method, target), b"Host: " + host, b"Connection: close"]
    return b"\r\n".join([*lines, *headers, b"", b""])


def frame(opcode: int, data: bytes = b"", final: int = FINAL) -> bytes:
    """A frame of a client, whose mask changes nothing."""
    size = bytes([FINAL | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
    return bytes([final | opcode]) + size + b"\0\0\0\0" + data


def opening(address: str, path: str, cookie: str, **headers: str) -> socket.socket:
    """A connection that asks to become a WebSocket; nothing is read yet."""
    lines = {
        "Host": address,
        "Cookie": cookie,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": KEY,
        **headers,
    }
    head = "".join([f"{name}: {value}\r\n" for name, value in lines.items()])
    connection = connected(address)
    connection.sendall(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
    return connection


def upgraded(address: str, path: str, cookie: str) -> socket.socket:
    """A connection that has become a WebSocket."""
    connection = opening(address, path, cookie)
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += connection.recv(1)
    assert head.startswith(b"HTTP/1.1 101"), head
    return connection


def close_code(connection: socket.socket) -> int:
    """Read on to the server's close frame: its code, 0 if it just hung up."""
    data = b""
    try:
        while part := connection.recv(1 << 16):
            data += part
            while (size := _frame_size(data)) and size <= len(data):
                if data[0] & 0xF == CLOSE:
                    return int(struct.unpack_from(">H", data, 2)[0])
                data = data[size:]
    except ConnectionResetError:
        pass
    return 0


def _frame_size(data: bytes) -> int:
    """The bytes of the server's frame that begins here; 0 if that is not known yet."""
    if len(data) < 10:
        return 2 + data[1] if len(data) >= 2 and data[1] < 126 else 0
    if data[1] < 126:
        return 2 + data[1]
    if data[1] == 126:
        return 4 + int(struct.unpack_from(">H", data, 2)[0])
    return 10 + int(struct.unpack_from(">Q", data, 2)[0])


def reset(connection: socket.socket) -> None:
    """Vanish without a word, as if the cable was cut."""
    linger = struct.pack("ii", 1, 0)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    connection.close()
