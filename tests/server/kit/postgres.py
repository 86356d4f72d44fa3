"""A private PostgreSQL for tests: its own folder, its own port, gone afterwards.

Owns starting and stopping it and a new database for each test. It never touches a server
that is installed or running on the machine.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

MISSING = "no PostgreSQL programs (initdb, postgres) on PATH or in /usr/lib/postgresql"


class Postgres:
    """A running server."""

    def __init__(self, folder: Path, port: int, process: subprocess.Popen[bytes]) -> None:
        self.port = port
        self._folder = folder
        self._process = process
        self._names = count(1)

    def address(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        name = f"test_{next(self._names)}"
        self.run("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    def run(self, database: str, statement: str) -> str:
        """Run a statement and return what it prints, without headings."""
        words = ["psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres"]
        words += ["-d", database, "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statement]
        words[0] = str(programs() / words[0])
        done = subprocess.run(words, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def stop(self) -> None:
        """Stop at once and wait for the end."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(30)


def programs() -> Path:
    """The folder of PostgreSQL's programs; raises `FileNotFoundError` where there is none."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    newest = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    if not newest:
        raise FileNotFoundError(MISSING)
    return newest[-1].parent


def _version(initdb: Path) -> float:
    return float(initdb.parent.parent.name)


@contextmanager
def running(durable: bool = False) -> Iterator[Postgres]:
    """A server that runs as long as the context; `durable` makes it wait for the disk."""
    tools = programs()
    folder = Path(tempfile.mkdtemp(prefix="zig-pg-"))
    try:
        _make(tools, folder / "data")
        server = _start(tools, folder, durable)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _make(tools: Path, data: Path) -> None:
    if _as_user():
        shutil.chown(data.parent, "postgres")
    words = [str(tools / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust"]
    words += ["-E", "UTF8", "--locale=C", "--no-sync"]
    subprocess.run(words, check=True, capture_output=True, cwd=data.parent, **_as_user())


def _start(tools: Path, folder: Path, durable: bool) -> Postgres:
    port = _free_port()
    settings = {"port": port, "listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
    if not durable:
        settings["fsync"] = "off"
    words = [str(tools / "postgres"), "-D", str(folder / "data")]
    for name, value in settings.items():
        words += ["-c", f"{name}={value}"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(words, stdout=log, stderr=log, cwd=folder, **_as_user())
    server = Postgres(folder, port, process)
    _await_ready(server, folder / "log")
    return server


def _await_ready(server: Postgres, log: Path) -> None:
    until = time.monotonic() + 30
    while True:
        try:
            server.run("postgres", "SELECT 1")
            return
        except subprocess.CalledProcessError:
            if time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL did not start:\n{log.read_text()}") from None
            time.sleep(0.1)


def _as_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root; its own user does."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if root else {}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
