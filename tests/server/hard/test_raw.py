"""Raw hostile requests: whatever comes, it is refused, and everybody else is served."""

from __future__ import annotations

import gzip
import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Final

import pytest

from tests.server.app.kit import HERE, YOU, Visitor
from tests.server.hard.kit import Child
from tests.server.hard.rawness import LIMITS, answered, asked, connected, request, reset, sent

MANY: Final = 10_000
MIB: Final = 1 << 20


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
    "a second name": (request(b"/", b"Host: evil.example"), 400),
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
    "a form in parts": ([length(5), b"Content-Type: multipart/form-data; boundary=x"],
                        b"--x--", 400),
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


def test_connections_that_nobody_uses_are_closed(server: Child, visitor: Visitor) -> None:
    with connected(server.address) as idle:
        assert answered(idle).head == ""


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


BOMBS: Final[dict[str, tuple[bytes, int, bytes]]] = {
    "zeros": (b"0", 64 * MIB, b""),
    "brackets": (b"[", 19 * MIB, b""),
    "a long number": (b"9", 19 * MIB, b'{"format":'),
    "a long text": (b"x", 19 * MIB, b'{"format":1,"header":"'),
}


def bomb_of(what: str) -> bytes:
    """A save that is small as long as it is packed."""
    if what == "members":
        return gzip.compress(b"0" * MIB, 9) * 512
    if what == "a bomb in a bomb":
        return gzip.compress(bomb_of("zeros"), 9)
    sign, count, before = BOMBS[what]
    return gzip.compress(before + sign * count, 9)


@pytest.mark.parametrize("what", [*BOMBS, "members", "a bomb in a bomb"])
def test_bombs_hurt_nobody(server: Child, visitor: Visitor, what: str) -> None:
    bomb = bomb_of(what)
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


def test_more_imports_than_may_wait(server: Child, visitor: Visitor) -> None:
    data = request(b"/api/games/import", length(1), method=b"POST")
    with ExitStack() as stack:
        crowd = [stack.enter_context(connected(server.address)) for _ in range(8)]
        for at, connection in enumerate(crowd):
            connection.sendall(data + b"%d" % at)
        visitor.play_on(visitor.create(YOU, HERE)["id"], 3)
        assert {answered(connection).status for connection in crowd} == {422, 429}


def test_too_large_a_save_is_not_even_read(server: Child, visitor: Visitor) -> None:
    data = request(b"/api/games/import", length(10**10), method=b"POST")
    assert asked(server.address, data + b"x" * (3 * MIB)).status == 413
