"""More connections than there are files: players are served, and the log stays short."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest

from tests.server.app.kit import HERE, LINK, YOU, browser
from tests.server.hard.kit import Child, child, heard, listening, sqlite_in
from tests.server.hard.rawness import connected, request
from ziggurat.server.door import BATCH, Door

FILES: Final = 1024
IDLE: Final = 1300
MIB: Final = 1 << 20

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files are not counted there")

# What the connections that are in the way have said.
SAID: Final = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
    "half a body": b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{",
    "a request": request(b"/api/games").replace(b"Connection: close\r\n", b""),
    "a socket to nowhere": b"GET /api/games/0123456789abcdef/events HTTP/1.1\r\nHost: localhost\r\n"
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n",
}


@pytest.fixture(scope="module", autouse=True)
def files() -> Iterator[None]:
    """Let this process open what the test needs."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = IDLE + 200
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.skip("this system does not give so many files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """A server that may open few files."""
    with child(sqlite_in(Path(tmp_path_factory.mktemp("crowd"))), files=FILES) as found:
        yield found
        assert found.is_alive()
        assert len(found.noted()) < MIB


@pytest.mark.parametrize("said", SAID)
def test_players_are_served_among_idle_connections(crowded: Child, said: str) -> None:
    with ExitStack() as stack:
        ada, bob = (stack.enter_context(browser(crowded.address)) for _ in range(2))
        made = ada.create(YOU, LINK)
        bob.joined(made["links"]["1"])
        game = made["id"]
        stream = stack.enter_context(listening(crowded.address, bob, game, 1))
        heard(stream, "hello")
        for _ in range(IDLE):
            idle = stack.enter_context(connected(crowded.address))
            try:
                idle.sendall(SAID[said])
            except OSError:
                pass  # it was one of those that had to go
        # Whoever played before, whoever comes now, and whoever watches.
        last = ada.play(game, 0)["last"]
        assert heard(stream, "entries")["last"] == last
        newcomer = stack.enter_context(browser(crowded.address))
        newcomer.play_on(newcomer.create(YOU, HERE)["id"], 3)
        again = stack.enter_context(listening(crowded.address, ada, game, 0))
        assert heard(again, "hello")["last"] == last
        asked = ada.position(game, -2)["questions"][0]["seat"]
        last = (ada, bob)[asked].play(game, asked)["last"]
        assert heard(stream, "entries")["last"] == last
    assert len(crowded.noted()) < MIB


def test_no_file_for_a_connection_is_no_reason_to_wait() -> None:
    import resource

    with ExitStack() as stack:
        door = stack.enter_context(Door(socket.create_server(("127.0.0.1", 0))))
        door.setblocking(False)
        here = door.getsockname()
        crowd = [stack.enter_context(socket.create_connection(here)) for _ in range(BATCH + 2)]
        taken = [stack.enter_context(door.accept()[0]) for _ in range(BATCH)]
        with pytest.raises(BlockingIOError, match="enough"):
            door.accept()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (taken[-1].fileno() + 1, hard))
        try:
            with pytest.raises(BlockingIOError, match="no file"):
                door.accept()
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        # One was turned away, the next one is let in.
        crowd[BATCH].settimeout(30)
        assert crowd[BATCH].recv(1) == b""
        taken.append(stack.enter_context(door.accept()[0]))
