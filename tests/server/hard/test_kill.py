"""A server that is killed during play loses nothing that it had acknowledged."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tests.server.hard.kill import rounds
from tests.server.hard.kit import PATIENCE, Child, sqlite_in


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_was_acknowledged_is_there_once(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        db = sqlite_in(tmp_path)
    else:
        db = request.getfixturevalue("postgres").new_database()
    counted = rounds(db, 2)
    assert counted["acknowledged"] > 0
    assert counted["games begun"] > 0


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    told = [path.read_text("ascii") for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(word) for word in " ".join(told).split()]


def is_running(pid: int) -> bool:
    """Tell whether a process still does anything."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc to see processes")
def test_the_bots_of_a_killed_server_end(tmp_path: Path) -> None:
    server = Child(sqlite_in(tmp_path)).start()
    bots = children_of(server.pid)
    assert bots
    server.kill()
    until = time.monotonic() + PATIENCE
    while any([is_running(bot) for bot in bots]) and time.monotonic() < until:
        time.sleep(0.05)
    assert not [bot for bot in bots if is_running(bot)]
