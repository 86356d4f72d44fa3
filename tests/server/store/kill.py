"""Kill -9 of a process that appends: what was acknowledged is there, once.

Run `python -m tests.server.store.kill --rounds 200` for the full run on SQLite, and with
`--postgres` for PostgreSQL, where the killed process is a client of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tests.server.kit.postgres import running
from tests.server.store.appender import GAMES
from tests.server.store.samples import move
from ziggurat.server.store import Store, open_store

ROOT = Path(__file__).parents[3]
# The first answer stands within so many bytes of what the process says.
LOOKED_AT = 1 << 16


class Move(NamedTuple):
    """A move that the killed process spoke of."""

    game: str
    first: int
    size: int
    move_id: str


class Killed(NamedTuple):
    """What the killed process had tried, and what of it was acknowledged."""

    tried: list[Move]
    acknowledged: list[Move]


class Tally(NamedTuple):
    """How much was checked in all rounds."""

    acknowledged: int
    unanswered: int
    unanswered_but_kept: int


def kill_one(url: str, seconds: float) -> Killed:
    """Let a process append for a moment after its first answer, and kill it."""
    words = [sys.executable, "-m", "tests.server.store.appender", url]
    with tempfile.TemporaryFile() as told:
        process = subprocess.Popen(words, cwd=ROOT, stdout=told)
        while b"ack" not in os.pread(told.fileno(), LOOKED_AT, 0):
            assert process.poll() is None, "the process ended before it was killed"
            time.sleep(0.01)
        time.sleep(seconds)
        process.kill()
        process.wait()
        told.seek(0)
        lines = told.read().decode().splitlines()
    moves: dict[str, list[Move]] = {"try": [], "ack": []}
    for line in lines:
        word, game, first, size, move_id = line.split()
        moves[word].append(Move(game, int(first), int(size), move_id))
    return Killed(moves["try"], moves["ack"])


async def check(store: Store, killed: Killed) -> Tally:
    """Check what is kept, then send every unanswered move again and check once more."""
    await _check_kept(store, killed.acknowledged)
    answered = set(killed.acknowledged)
    unanswered = [one for one in killed.tried if one not in answered]
    kept = 0
    for one in unanswered:
        again = move(one.game, one.first, one.move_id, one.size, one.move_id)
        answer = await store.append(again)
        kept += answer.outcome == "repeated"
        assert (answer.first, answer.last) == (one.first, one.first + one.size - 1), answer
    await _check_kept(store, killed.tried)
    return Tally(len(answered), len(unanswered), kept)


async def _check_kept(store: Store, moves: list[Move]) -> None:
    for game in GAMES:
        found = await store.load(game)
        assert found is not None or not [one for one in moves if one.game == game]
        entries = [] if found is None else found.entries
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        counted = Counter(entry.move for entry in entries)
        for one in moves:
            if one.game == game:
                whole = [entry.move for entry in entries[one.first - 1 :][: one.size]]
                assert whole == [one.move_id] * one.size, one
                assert counted[one.move_id] == one.size, one


async def rounds(url: str, number: int, longest: float = 0.3) -> Tally:
    """Kill so many processes one after the other, on one database."""
    tallies: list[Tally] = []
    for _ in range(number):
        killed = await asyncio.to_thread(kill_one, url, random.uniform(0, longest))
        store = await open_store(url)
        tallies.append(await check(store, killed))
        await store.close()
    return Tally(*[sum(column) for column in zip(*tallies, strict=True)])


def main() -> None:
    """Run the rounds and print what was checked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    if asked.postgres:
        with running(durable=True) as server:
            tally = asyncio.run(rounds(server.new_database(), asked.rounds))
    else:
        with tempfile.TemporaryDirectory() as folder:
            tally = asyncio.run(rounds(f"sqlite:///{folder}/games.db", asked.rounds))
    print(
        f"{asked.rounds} processes killed: {tally.acknowledged} moves acknowledged, none lost, "
        f"none doubled; {tally.unanswered} unanswered, {tally.unanswered_but_kept} of them kept"
    )


if __name__ == "__main__":
    main()
