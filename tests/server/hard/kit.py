"""What the hard tests share: a server in a process of its own, and people who play in it.

Owns starting, killing and stopping that process and the sockets of its clients. How a browser
asks is in the kit of the application's tests.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.server.app.kit import FREE, Visitor
from ziggurat.server.settings import Limits

ROOT: Final = Path(__file__).parents[3]
PATIENCE: Final = 60.0


class Child:
    """A server that runs in another process on a database.

    `files` is how many it may open, and `pause` how long its bots wait before they decide.
    """

    def __init__(self, db: str, limits: Limits = FREE, files: int = 0, pause: float = 0.0) -> None:
        told = msgspec.json.encode(limits).decode()
        words = ["-m", "tests.server.hard.child", db, told, str(files), str(pause)]
        child = [sys.executable, *words]
        self._words: Final = child
        self._noted: Final = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as this
        self._process: subprocess.Popen[bytes] | None = None
        self.address = ""

    def start(self) -> Child:
        """Run, and return once requests are answered."""
        process = self._process = subprocess.Popen(
            self._words,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._noted,
        )
        assert process.stdout is not None
        port = process.stdout.readline().decode().strip()
        assert port, f"the server did not start: {self.noted()}"
        self.address = f"127.0.0.1:{port}"
        return self

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it as if the power failed."""
        assert self._process is not None
        self._process.kill()
        self._let_go()

    def stop(self) -> None:
        """Tell it to end, and wait until it has."""
        if self._process is not None:
            self._process.terminate()
            self._let_go()

    def _let_go(self) -> None:
        process, self._process = self._process, None
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.wait(PATIENCE)
        process.stdin.close()
        process.stdout.close()

    def is_alive(self) -> bool:
        """Tell whether the process still runs."""
        return self._process is not None and self._process.poll() is None

    def noted(self) -> str:
        """What the server has complained of."""
        self._noted.seek(0)
        return self._noted.read().decode()


@contextmanager
def child(db: str, limits: Limits = FREE, files: int = 0, pause: float = 0.0) -> Iterator[Child]:
    """A server that is stopped at the end."""
    found = Child(db, limits, files, pause).start()
    try:
        yield found
    finally:
        found.stop()


def sqlite_in(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{(folder / 'games.db').as_posix()}"


def listening(
    address: str, visitor: Visitor, game: str, seat: int, since: int = -1
) -> ClientConnection:
    """Open the stream of a game's news."""
    path = f"ws://{address}/api/games/{game}/events?seat={seat}&since={since}"
    return connect(path, additional_headers={"Cookie": visitor.cookie}, max_size=None)


def heard(socket: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    until = time.monotonic() + PATIENCE
    while True:
        message = json.loads(socket.recv(timeout=max(until - time.monotonic(), 0)))
        if message["type"] == kind:
            return message


def any_option(shown: Any, seat: int, dice: Random) -> list[int] | None:
    """Some option of a seat in a position; None if it is not asked."""
    for question in shown["questions"]:
        if question["seat"] == seat:
            chosen: list[int] = dice.choice(question["options"])
            return chosen
    return None
