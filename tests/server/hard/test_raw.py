"""Raw hostile input: whatever comes, it is refused, and everybody else is served."""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server.app.kit import FREE, HERE, YOU, Visitor, browser
from tests.server.hard.kit import Child, child, heard, listening, sqlite_in
from tests.server.hard.rawness import (
    BINARY,
    PING,
    TEXT,
    answered,
    asked,
    close_code,
    connected,
    frame,
    request,
    reset,
    sent,
    upgraded,
)
from ziggurat.server.settings import Limits

LIMITS: Final = Limits(choices=FREE.choices, looks=FREE.looks, chat=FREE.chat, request_seconds=2.0)
MANY: Final = 10_000
MIB: Final = 1 << 20
SAY_PING: Final = b'{"type":"ping"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """A server in its own process, which notes nothing that went wrong in all these tests."""
    with child(sqlite_in(Path(tmp_path_factory.mktemp("raw"))), LIMITS) as found:
        yield found
        assert found.is_alive()
        assert found.noted() == ""


@pytest.fixture
def visitor(server: Child) -> Iterator[Visitor]:
    """Somebody who means no harm, and who is served before and after."""
    with browser(server.address) as found:
        found.get("/api/about")
        yield found
        found.play_on(found.create(YOU, HERE)["id"], 3)


def length(size: int) -> bytes:
    """The header that announces a body."""
    return b"Content-Length: %d" % size


HEADS: Final = {
    "a header without end": (request(b"/", b"X: " + b"a" * MIB), 431),
    "headers without end": (request(b"/", *[b"X-%d: a" % at for at in range(MANY)]), 431),
    "a header that is never ended": (b"GET / HTTP/1.1\r\nX: " + b"a" * MIB, 431),
    "an address without end": (request(b"/" + b"a" * MIB), 431),
    "a long address": (request(b"/" + b"a" * 20_000), 404),
    "too large a cookie": (request(b"/api/games", b"Cookie: " + b"a=b;" * MANY), 431),
    "no name": (b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 421),
    "another name": (request(b"/", host=b"evil.example"), 421),
    "a second name": (request(b"/", b"Host: evil.example"), 421),
    "another name and ours in the address": (request(b"http://localhost/", host=b"x"), 421),
    "an old version": (b"GET / HTTP/1.0\r\n\r\n", 421),
    "a newer version": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 100, 400),
    "a proxy": (request(b"evil.example:443", method=b"CONNECT"), 400),
    "an unknown method": (request(b"/api/about", method=b"ROB"), 400),
    "a method that shows headers": (request(b"/", method=b"TRACE"), 405),
    "a folded header": (b"GET / HTTP/1.1\r\nHost: localhost\r\n x\r\n\r\n", 400),
    "a header with a line in it": (request(b"/", b"X: a\rSet-Cookie: b"), 400),
}


@pytest.mark.parametrize("what", HEADS)
def test_heads_that_are_refused(server: Child, visitor: Visitor, what: str) -> None:
    data, status = HEADS[what]
    assert asked(server.address, data).status == status


@pytest.mark.parametrize(
    "path",
    [
        b"/static/../settings.py",
        b"/static/../../../../../../etc/passwd",
        b"/static/%2e%2e/%2e%2e/%2e%2e/pyproject.toml",
        b"/static/..%2f..%2fserver%2fsettings.py",
        b"/static/..%5c..%5cserver%5csettings.py",
        b"/static/....//....//etc/passwd",
        b"/static/%252e%252e/settings.py",
        b"/static/js/../../server/settings.py",
        b"/static/index.html/../../server/app.py",
        b"/static/index.html%00.js",
        b"/static//etc/passwd",
        b"/static/file:///etc/passwd",
        b"/static/%ff%fe",
        b"/static/%",
        b"/api/games/../about",
        b"/api/games/%2e%2e/%2e%2e/static/index.html",
        b"/api/schema/../../etc/passwd",
        b"*",
    ],
)
def test_paths_lead_nowhere_else(server: Child, visitor: Visitor, path: bytes) -> None:
    reply = asked(server.address, request(path))
    assert reply.status == 404
    assert json.loads(reply.body)["error"]["code"]


BODIES: Final = {
    "a negative length": ([b"Content-Length: -5"], b"{}", 400),
    "two lengths": ([length(2), length(9)], b"{}", 400),
    "a length and parts": ([length(2), b"Transfer-Encoding: chunked"], b"0\r\n\r\n", 400),
    "parts that are none": ([b"Transfer-Encoding: chunked"], b"zz\r\n{}", 400),
    "too many parts": ([b"Transfer-Encoding: chunked"], b"400\r\n%b\r\n" % (b"x" * 1024) * 99, 413),
    "a length that lies": ([length(10**12)], b"x" * 100, 413),
    "a packed body": ([length(4), b"Content-Encoding: gzip"], b"\x1f\x8b\x08\x00", 400),
    "a form": ([length(3), b"Content-Type: application/x-www-form-urlencoded"], b"a=b", 400),
    "a form in parts": ([length(6), b"Content-Type: multipart/form-data; boundary=x"], b"--x--\r", 400),
    "a form that names no parts": ([length(2), b"Content-Type: multipart/form-data"], b"--", 400),
    "XML": ([length(4), b"Content-Type: application/xml"], b"<a/>", 400),
    "no text": ([length(2), b"Content-Type: \xff\xfe"], b"\xff\xfe", 400),
    "another alphabet": ([length(6), b"Content-Type: application/json; charset=utf-16"],
                         "{}".encode("utf-16"), 400),
    "another site": ([length(2), b"Origin: http://evil.example"], b"{}", 403),
    "no site at all": ([length(2), b"Origin: null"], b"{}", 403),
}  # fmt: skip


@pytest.mark.parametrize("what", BODIES)
@pytest.mark.parametrize("path", ["", "/GAME/choices", "/GAME/chat"])
def test_bodies_that_are_refused(server: Child, visitor: Visitor, what: str, path: str) -> None:
    headers, body, status = BODIES[what]
    game = visitor.create(YOU, HERE)["id"]
    target = f"/api/games{path.replace('GAME', game)}".encode()
    cookie = b"Cookie: " + visitor.cookie.encode()
    before = visitor.position(game, 0)
    reply = asked(server.address, request(target, cookie, *headers, method=b"POST") + body)
    assert reply.status == status
    assert visitor.position(game, 0) == before


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{",
        b"POST /api/games/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_requests_that_never_end(server: Child, visitor: Visitor, begun: bytes) -> None:
    with ExitStack() as stack:
        slow = [stack.enter_context(connected(server.address)) for _ in range(100)]
        for connection in slow:
            connection.sendall(begun)
        visitor.play_on(visitor.create(YOU, HERE)["id"], 3)
        assert {answered(connection).status for connection in slow} == {408}


def test_a_trickle_is_not_served_for_ever(server: Child, visitor: Visitor) -> None:
    with connected(server.address) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        until = time.monotonic() + 20
        try:
            while time.monotonic() < until:
                slow.sendall(b"X: y\r\n")
                time.sleep(0.1)
        except (BrokenPipeError, ConnectionResetError):
            pass
        assert time.monotonic() < until


def test_whoever_hangs_up_early_is_forgotten(server: Child, visitor: Visitor) -> None:
    body = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{"
    for at in range(50):
        connection = connected(server.address)
        connection.sendall(body)
        if at % 2:
            reset(connection)
        else:
            connection.close()


@pytest.mark.parametrize(
    ("said", "codes"),
    [
        (frame(TEXT, SAY_PING), {1008}),
        (frame(BINARY, SAY_PING), {1008}),
        (frame(TEXT, b"\xff"), {1007}),
        (frame(PING, b"p" * 125), {0}),
        (frame(TEXT, b"", final=0) + frame(0, b"", final=0) * 10, {0, 1002}),
        (bytes([0x81, 1]) + b"x", {1002}),
        (frame(0x3), {1002}),
        (frame(0x7 | 0x70), {1002}),
        (bytes([0x89, 0xFE, 0xFF, 0xFF]) + b"\0\0\0\0", {1002}),
        (bytes([0x81, 0xFF]) + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0", {1009}),
        (frame(0, b"x"), {1002}),
    ],
)
def test_frames_without_end(server: Child, visitor: Visitor, said: bytes, codes: set[int]) -> None:
    game = visitor.create(YOU, HERE)["id"]
    with upgraded(server.address, f"/api/games/{game}/events?seat=0", visitor.cookie) as socket:
        try:
            for _ in range(100):
                socket.sendall(said * (MANY // 100))
        except (BrokenPipeError, ConnectionResetError):
            pass
        assert close_code(socket) in {*codes, 0}


def test_sockets_that_vanish_leave_room(server: Child, visitor: Visitor) -> None:
    game = visitor.create(YOU, HERE)["id"]
    path = f"/api/games/{game}/events?seat=0"
    for _ in range(4):
        for _ in range(LIMITS.sockets_per_seat):
            reset(upgraded(server.address, path, visitor.cookie))
    # The server has to notice, which takes a moment.
    until = time.monotonic() + 20
    while visitor.get(f"/api/games/{game}")["seats"][0]["present"] and time.monotonic() < until:
        time.sleep(0.05)
    with ExitStack() as stack:
        for _ in range(LIMITS.sockets_per_seat):
            fresh = stack.enter_context(listening(server.address, visitor, game, 0))
            assert heard(fresh, "hello")["lines"]


def test_a_socket_that_never_reads_holds_up_nobody(server: Child, visitor: Visitor) -> None:
    game = visitor.create(YOU, HERE)["id"]
    path = f"/api/games/{game}/events?seat=0"
    with (
        upgraded(server.address, path, visitor.cookie) as deaf,
        listening(server.address, visitor, game, 1) as other,
    ):
        heard(other, "hello")
        for at in range(400):
            visitor.post(f"/api/games/{game}/chat", {"seat": 0, "text": f"{at} " + "x" * 490})
            assert heard(other, "chat")["lines"][0]["text"].startswith(f"{at} ")
        assert deaf


@pytest.mark.parametrize(
    ("headers", "path"),
    [
        ({"Origin": "http://evil.example"}, ""),
        ({"Origin": "null"}, ""),
        ({"Host": "evil.example"}, ""),
        ({}, "/.."),
        ({"Sec-WebSocket-Key": "x"}, ""),
        ({"Sec-WebSocket-Version": "8"}, ""),
    ],
)
def test_sockets_that_are_not_opened(
    server: Child, visitor: Visitor, headers: dict[str, str], path: str
) -> None:
    game = visitor.create(YOU, HERE)["id"]
    target = f"/api/games/{game}/events{path}?seat=0"
    with upgraded(server.address, target, visitor.cookie, **headers) as socket:
        reply = answered(socket)
    assert 400 <= reply.status < 500
    assert b"lines" not in reply.body


def test_cookies_of_other_games(server: Child, visitor: Visitor) -> None:
    with browser(server.address) as thief:
        own = thief.create(YOU, HERE)["id"]
        game = visitor.create(YOU, HERE)["id"]
        name, _, secret = thief.cookie.partition("=")
        for cookie in (
            thief.cookie,
            f"__Host-{name}={visitor.cookie.partition('=')[2]}",
            f"{name}={secret[:-1]}",
            f"{name}={secret}; {name}={game}",
            f"{name}={game}",
            f"{name.upper()}={visitor.cookie.partition('=')[2]}",
        ):
            thief.cookie = cookie
            assert thief.refused(f"/api/games/{game}/position?seat=0", None, "GET")[0] == 403
        with upgraded(server.address, f"/api/games/{game}/events?seat=0", cookie) as socket:
            socket.sendall(frame(TEXT, SAY_PING))
            assert close_code(socket) == 1008
        thief.cookie = f"{name}={secret}"
        assert thief.position(own, 0)


def packed(size: int) -> bytes:
    """So many zeros as gzip."""
    part = gzip.compress(b"0" * MIB, 9)
    return part * (size // MIB)


BOMBS: Final = {
    "zeros": gzip.compress(b"0" * (64 * MIB), 9),
    "zeros in many members": packed(512 * MIB),
    "a bomb in a bomb": gzip.compress(gzip.compress(b"0" * (64 * MIB), 9), 9),
    "brackets": gzip.compress(b"[" * (19 * MIB), 9),
    "a long number": gzip.compress(b'{"format":' + b"9" * (19 * MIB) + b"}", 9),
    "a long text": gzip.compress(b'{"format":1,"header":"' + b"x" * (19 * MIB) + b'"}', 9),
}


@pytest.mark.parametrize("what", BOMBS)
def test_bombs_hurt_nobody(server: Child, visitor: Visitor, what: str) -> None:
    bomb = BOMBS[what]
    assert len(bomb) <= LIMITS.import_packed
    headers = [length(len(bomb)), b"Content-Type: application/gzip"]
    data = request(b"/api/games/import", *headers, method=b"POST") + bomb
    with ThreadPoolExecutor(1) as threads, connected(server.address) as connection:
        told = threads.submit(sent, connection, data)
        visitor.play_on(visitor.create(YOU, HERE)["id"], 3)
        assert (told.result().status, json.loads(told.result().body)["error"]["code"]) == (
            422,
            "bad_save",
        )


def test_more_imports_than_anybody_waits_for(server: Child, visitor: Visitor) -> None:
    with ThreadPoolExecutor(16) as threads:
        told = [
            threads.submit(httpx.post, f"http://{server.address}/api/games/import", content=b"x")
            for _ in range(12)
        ]
        visitor.play_on(visitor.create(YOU, HERE)["id"], 3)
        assert {answer.result().status_code for answer in told} <= {422, 429}


def test_too_large_a_save_is_not_even_read(server: Child, visitor: Visitor) -> None:
    data = request(b"/api/games/import", length(10**10), method=b"POST")
    assert asked(server.address, data + b"x" * (3 * MIB)).status == 413
