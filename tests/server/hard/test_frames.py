"""Raw hostile sockets: frames without end, handshakes of strangers, readers who do not read."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import Final

import pytest

from tests.server.app.kit import HERE, YOU, Visitor, browser
from tests.server.hard.kit import Child, heard, listening
from tests.server.hard.rawness import (
    BINARY,
    LIMITS,
    PING,
    TEXT,
    answered,
    close_code,
    frame,
    opening,
    reset,
    upgraded,
)

MANY: Final = 10_000
SAY_PING: Final = b'{"type":"ping"}'


@pytest.mark.parametrize(
    ("said", "codes"),
    [
        (frame(TEXT, SAY_PING), {1008}),
        (frame(BINARY, SAY_PING), {1008}),
        (frame(TEXT, b"\xff"), {1007}),
        (frame(TEXT, b"", final=0) + frame(0, b"", final=0) * 10, {0, 1002}),
        (bytes([0x81, 1]) + b"x", {1002}),
        (frame(0x3), {1002}),
        (frame(0x7 | 0x70), {1002}),
        (bytes([0x89, 0xFE, 0xFF, 0xFF]) + b"\0\0\0\0", {1002, 1009}),
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


def test_pings_whose_answers_nobody_reads(server: Child, visitor: Visitor) -> None:
    game = visitor.create(YOU, HERE)["id"]
    path = f"/api/games/{game}/events?seat=0"
    with upgraded(server.address, path, visitor.cookie) as socket, pytest.raises(ConnectionError):
        socket.sendall(frame(PING, b"p" * 125) * (50 * MANY))


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
        for at in range(100):
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
    with opening(server.address, target, visitor.cookie, **headers) as socket:
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
