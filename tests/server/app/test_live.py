"""A server behind a real port: frames, shutdown, the real bots, two servers on one store."""

from __future__ import annotations

import json
import socket as network
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.app.kit import (
    BOT,
    HERE,
    LINK,
    NOBODY,
    YOU,
    Visitor,
    browser,
    served,
    settings_in,
    settle,
)
from tests.server.kit.postgres import Postgres
from ziggurat.server.bots import BotPool


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a port."""
    with served(settings_in(Path(tmp_path_factory.mktemp("live")))) as found:
        yield found


def listen(address: str, visitor: Visitor, game: str, seat: int, since: int = 0) -> Any:
    """Open a socket."""
    path = f"ws://{address}/api/games/{game}/events?seat={seat}&since={since}"
    return connect(path, additional_headers={"Cookie": visitor.cookie})


def heard(socket: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=20))
        if message["type"] == kind:
            return message


def closed(socket: ClientConnection) -> int:
    """Read until the server closes; its code."""
    with pytest.raises(ConnectionClosed) as error:
        heard(socket, "never")
    assert error.value.rcvd is not None
    return int(error.value.rcvd.code)


def test_a_game_over_real_sockets(address: str) -> None:
    with browser(address) as host, browser(address) as guest:
        made = host.create(YOU, LINK)
        guest.joined(made["links"]["1"])
        with listen(address, guest, made["id"], 1) as socket:
            assert heard(socket, "hello")["last"] == host.position(made["id"], 0)["last"]
            told = host.play(made["id"], 0)
            assert heard(socket, "entries")["last"] == told["last"]


def test_a_socket_that_comes_back_misses_nothing(address: str) -> None:
    with browser(address) as visitor:
        game = visitor.create(YOU, HERE)["id"]
        last = visitor.position(game, 0)["last"]
        with listen(address, visitor, game, 0, last) as socket:
            assert heard(socket, "hello")["lines"] == []
        visitor.play_on(game, 3)
        with listen(address, visitor, game, 0, last) as socket:
            lines = heard(socket, "hello")["lines"]
        assert lines == visitor.get(f"/api/games/{game}/log?seat=0&since={last}")["lines"]


def test_frames_that_are_too_large_close_the_socket(address: str) -> None:
    with browser(address) as visitor:
        game = visitor.create(YOU, HERE)["id"]
        with listen(address, visitor, game, 0) as socket:
            socket.send("x" * (16 * 1024 + 1))
            assert closed(socket) == 1009


def test_rubbish_on_the_wire_harms_nobody(address: str) -> None:
    host, port = address.split(":")
    for rubbish in (b"\x00" * 100, b"GET / HTTP/9.9\r\n\r\n", b"POST / HTTP/1.1\r\nHost: x" * 9000):
        with network.create_connection((host, int(port)), timeout=10) as raw:
            try:
                raw.sendall(rubbish)
                raw.shutdown(network.SHUT_WR)
                answer = raw.recv(100)
            except OSError as error:
                # It has hung up before all was said; it must not have waited.
                if isinstance(error, TimeoutError):
                    raise
                answer = b""
            assert not answer.startswith(b"HTTP/1.1 2")
    with browser(address) as visitor:
        assert visitor.get("/api/about")


def test_the_server_says_goodbye(tmp_path: Path) -> None:
    with ExitStack() as stack:
        address = stack.enter_context(served(settings_in(tmp_path)))
        visitor = stack.enter_context(browser(address))
        game = visitor.create(YOU, HERE)["id"]
        with listen(address, visitor, game, 0) as socket:
            heard(socket, "hello")
            stack.close()
            assert closed(socket) == 1012


def test_the_real_bots_play(tmp_path: Path) -> None:
    with served(settings_in(tmp_path), BotPool(1)) as address, browser(address) as visitor:
        game = visitor.create(YOU, {"kind": "bot", "level": "greedy"}, BOT)["id"]
        for _ in range(3):
            settle(visitor, game, 0)
            visitor.play(game, 0)
        seats = {line["seat"] for line in visitor.get(f"/api/games/{game}/log")["lines"]}
        assert {0, 1} <= seats


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Two servers on one store."""
    settings = settings_in(tmp_path, db=postgres.new_database(), recheck_seconds=0.2)
    with served(settings) as one, served(settings) as other:
        yield one, other


def test_two_servers_serve_the_same_game(two: tuple[str, str]) -> None:
    with browser(two[0]) as host, browser(two[1]) as guest:
        made = host.create(YOU, LINK)
        game = made["id"]
        guest.joined(made["links"]["1"])
        guest.position(game, 1)
        with listen(two[1], guest, game, 1) as far, listen(two[0], host, game, 0) as near:
            told = host.play(game, 0)
            assert heard(far, "entries")["lines"][0]["n"] == told["lines"][0]["n"]
            while len(asked := guest.position(game, NOBODY)["questions"]) == 1:
                seat = asked[0]["seat"]
                (host, guest)[seat].play(game, seat)
            theirs = guest.play(game, 1)
            while heard(near, "entries")["last"] < theirs["last"]:
                pass
            assert host.position(game, 0)["last"] == theirs["last"]


def test_a_choice_in_both_servers_at_once_is_played_once(two: tuple[str, str]) -> None:
    with browser(two[0]) as one, browser(two[1]) as other:
        game = one.create(YOU, HERE)["id"]
        other.cookie = one.cookie
        choice = one.option(game, 0)
        other.position(game, 0)
        told = one.post(f"/api/games/{game}/choices", choice)
        assert other.post(f"/api/games/{game}/choices", choice) == told
        late = other.ask("POST", f"/api/games/{game}/choices", {**choice, "move_id": "late"})
        assert late.status_code == 409


def test_what_another_server_changed_is_noticed(two: tuple[str, str]) -> None:
    with browser(two[0]) as host, browser(two[1]) as guest:
        made = host.create(YOU, LINK)
        game = made["id"]
        guest.joined(made["links"]["1"])
        with listen(two[1], guest, game, 1) as socket:
            heard(socket, "hello")
            host.post(f"/api/games/{game}/chat", {"seat": 0, "text": "hello over there"})
            assert heard(socket, "chat")["lines"][0]["text"] == "hello over there"
            host.ask("DELETE", f"/api/games/{game}/links/1")
            assert closed(socket) == 1008
        assert guest.refused(f"/api/games/{game}", None, "GET") == (403, "not_yours")


def test_the_command_serves_and_ends(tmp_path: Path) -> None:
    db = f"sqlite:///{(tmp_path / 'g.db').as_posix()}"
    serving = "from ziggurat.cli.serving import serve"
    order = f"import sys; {serving}; sys.exit(serve(port=0, db={db!r}, open_browser=False))"
    process = subprocess.Popen([sys.executable, "-c", order], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        with browser(line.split("http://")[1].split("/")[0]) as visitor:
            assert visitor.get("/api/about")["games"]
    finally:
        process.terminate()
        process.wait(20)
    assert process.returncode in (0, -15)
    deadline = time.monotonic() + 20
    while (tmp_path / "g.db-wal").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not (tmp_path / "g.db-wal").exists()
