"""Workers that misbehave, as tiny scripts, and the matches they are asked about.

Owns the opening they have in common. Each test writes its own fault.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from ziggurat import api
from ziggurat.api import NOBODY, Match, Seeded
from ziggurat.server.bots import BotPool, BotTask, task_of

# Answers with the first option; the fault comes where a marker file is not there yet.
OPENING = """
import json, os, sys, time
from pathlib import Path
print(json.dumps({"ready": 1}), flush=True)
for line in sys.stdin:
    job = json.loads(line)
    good = json.dumps({"number": job["number"], "choice": job["question"]["options"][0]})
    marker = Path(%r)
    if not marker.exists():
        marker.touch()
        %s
    print(good, flush=True)
"""


def faulty_once(folder: Path, fault: str) -> list[str]:
    """The command of a worker whose first decision is a fault and all others are good."""
    return script(folder, OPENING % (str(folder / "marker"), fault))


def script(folder: Path, source: str) -> list[str]:
    """The command of a script."""
    path = folder / "worker.py"
    path.write_text(source, encoding="utf-8")
    return [sys.executable, "-I", "-S", str(path)]


def new_match(game: str = "template", seats: int = 2, seed: int = 0) -> Match:
    """A match with dice that never change."""
    return api.Match.new(api.build(game), seats, bytes([seed]) * 32)


def asked_seat(match: Match) -> int:
    """The first seat that has to answer."""
    return match.questions(NOBODY)[0].seat


def task(match: Match, level: str = "random") -> BotTask:
    """The open decision of a match."""
    return task_of(match, asked_seat(match), level, Seeded(1))


@asynccontextmanager
async def opened(
    workers: int = 1,
    seconds: float = 10.0,
    memory_mb: int = 1024,
    command: Sequence[str] | None = None,
) -> AsyncIterator[BotPool]:
    """A pool that is running."""
    if command is None:
        pool = BotPool(workers, seconds, memory_mb)
    else:
        pool = BotPool(workers, seconds, memory_mb, command)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()
