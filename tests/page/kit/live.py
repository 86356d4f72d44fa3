"""Live servers for tests that need real sockets: in a thread, or in a process to be killed."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

import uvicorn

from ziggurat.cli.serving import LOOPBACK, listen
from ziggurat.server.app import config_for, create_app
from ziggurat.server.settings import Limits, Rate, Settings

PATIENCE: Final = 60.0
# Tests are quicker than people.
FAST: Final = Limits(choices=Rate(1000), looks=Rate(1000), chat=Rate(1000))


class Live:
    """A server that runs until `stop`."""

    def __init__(self, db: Path, pause: float = 0.0) -> None:
        self._socket: Final[socket.socket] = listen(LOOPBACK, 0)
        port = self._socket.getsockname()[1]
        self.settings: Final = Settings(
            db=f"sqlite:///{db.as_posix()}",
            port=port,
            bot_workers=1,
            bot_pause=pause,
            limits=FAST,
            shutdown_seconds=1,
        )
        self.address: Final = f"http://{LOOPBACK}:{port}/"
        app = create_app(self.settings)
        self._server: Final = uvicorn.Server(config_for(app, self.settings))
        self._thread: Final = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.run(self._server.serve([self._socket]))

    def start(self) -> Live:
        """Run, and return once requests are answered."""
        self._thread.start()
        waited = threading.Event()
        for _ in range(int(PATIENCE / 0.02)):
            if self._server.started:
                return self
            waited.wait(0.02)
        raise TimeoutError("the server did not start")

    def stop(self) -> None:
        """End it, and wait until it has ended."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)


class Killable:
    """A server as a person would start it; it comes back on the same port and database."""

    def __init__(self, db: Path) -> None:
        self._db: Final = f"sqlite:///{db.as_posix()}"
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        """Run, and return once requests are answered."""
        port = self.address.strip("/").rpartition(":")[2] or "0"
        words = ["-m", "ziggurat.cli", "serve", "--no-browser", "--port", port, "--db", self._db]
        self._process = subprocess.Popen(
            [sys.executable, *words], stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL
        )
        assert self._process.stdout is not None
        told = re.search(r"http://\S+", self._process.stdout.readline())
        assert told, "the server did not start"
        assert self.address in ("", told[0]), f"the port was taken: {told[0]}"
        self.address = told[0]

    def kill(self) -> None:
        """End it as if the power failed."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()
