"""Recorded games on disk: each is played once for all processes of a run, and for later runs.

Owns where records are kept, when one is made anew, and the process that makes it: on the compiled
engine where there is one of the same sources, because players who think take long. Whoever needs
a record that another process is making waits for it.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import ziggurat
from ziggurat import api
from ziggurat.arena.runner import run_match
from ziggurat.build.governed import players_at
from ziggurat.checks.same import other_build
from ziggurat.match.save import dump
from ziggurat.players.greedy import GreedyPlayer
from ziggurat.players.player import Budget

ROOT: Final = Path(__file__).resolve().parents[3]
RECORDS: Final = ROOT / "build" / "recorded"
SEED: Final = bytes(32)
BUDGET: Final = Budget(600.0)


class Scope(NamedTuple):
    """Which game is recorded, and to how many decisions."""

    game: str
    seats: int
    options: dict[str, str]
    limit: int
    modules: tuple[str, ...]


class Moment(NamedTuple):
    """What is asked after an entry, and of whom."""

    entry: int
    seat: int
    topic: str


class Record(NamedTuple):
    """A save of a game, and all its moments."""

    save: bytes
    moments: tuple[Moment, ...]


def record_of(scope: Scope) -> Record:
    """The record of a game, made now if there is none of these sources."""
    asked = json.dumps(scope)
    name = hashlib.sha256(asked.encode()).hexdigest()[:16]
    path = RECORDS / f"{_sources()}-{name}.json"
    RECORDS.mkdir(parents=True, exist_ok=True)
    with _alone(path.with_suffix(".lock")):
        if not path.is_file():
            _make(asked, path)
    found = json.loads(path.read_text("utf-8"))
    moments = tuple([Moment(*moment) for moment in found["moments"]])
    return Record(found["save"].encode(), moments)


@cache
def _sources() -> str:
    """A digest of everything that a game and its players consist of."""
    package = Path(ziggurat.__file__).resolve().parent
    key = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(package.rglob("*.py")):
        key.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return key.hexdigest()[:16]


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Keep other processes out; where files cannot be locked, each plays for itself."""
    with path.open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _make(asked: str, path: Path) -> None:
    for old in RECORDS.glob("*-*"):
        if not old.name.startswith(_sources()):
            old.unlink(missing_ok=True)
    other = None if api.is_compiled() else other_build()
    package = other or Path(ziggurat.__file__).resolve().parent.parent
    facts = {"PYTHONPATH": os.pathsep.join([str(package), str(ROOT)]), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.page.kit.recording", asked],
        cwd=ROOT,
        env={**os.environ, **facts},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode("utf-8", "replace")
    new = path.with_suffix(f".{os.getpid()}")
    new.write_bytes(done.stdout)
    new.replace(path)


def play(scope: Scope) -> Record:
    """Let greedy players play, to the end or to a number of decisions."""
    rules = api.build(scope.game, tuple(scope.modules), scope.options)
    match = api.Match.new(rules, scope.seats, SEED)
    moments: list[Moment] = []

    def watch(match: api.Match) -> None:
        for question in match.questions(api.NOBODY):
            moments.append(Moment(match.next_entry - 1, question.seat, question.topic))

    watch(match)
    # What the rules play needs no player.
    sitting = players_at(rules, scope.seats)
    players = [GreedyPlayer(api.Seeded(seat)) for seat in range(sitting)]
    run_match(match, players, BUDGET, limit=scope.limit, watch=watch)
    return Record(dump(match), tuple(moments))


if __name__ == "__main__":
    made = play(Scope(*json.loads(sys.argv[1])))
    print(json.dumps({"save": made.save.decode(), "moments": made.moments}))
