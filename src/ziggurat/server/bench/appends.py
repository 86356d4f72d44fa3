"""Appends: whether saving a move takes longer the more games there are.

Owns two stores, one empty and one full of games whose moves have the same ids, as bots' moves
have, and the time of one append in each. They are measured in turns, so that a slow moment hits
both, and only their ratio can be compared between machines.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, insert

from ziggurat.match.entry import Entry, Header, sealed
from ziggurat.server.bench.figures import Figure, figure
from ziggurat.server.store import Append, NewGame, Store, open_store
from ziggurat.server.store.codec import pack
from ziggurat.server.store.tables import entries, games, heads, snapshots

# Moves of each game: the stored ones have the same ids as those that are measured.
MOVES: Final = 4
CHUNK: Final = 2000
# As long as one of a real game.
NOTE: Final = b"n" * 300
HEADER: Final = Header("template", 1, (), {}, 2, "0" * 64, "")


class Appends(NamedTuple):
    """How many games are stored, and how often a few moves are appended to each store."""

    games: int
    samples: int


def measure_appends(folder: Path, plan: Appends) -> list[Figure]:
    """The time of an append with no game beside it and with many, and their ratio."""
    own = folder / "appends"
    own.mkdir()
    urls = [f"sqlite:///{own / name}.db" for name in ("empty", "full")]
    return asyncio.run(compare(urls[0], urls[1], plan))


async def compare(empty_url: str, full_url: str, plan: Appends) -> list[Figure]:
    """Measure two databases, both empty as yet, in turns."""
    empty, full = await open_store(empty_url), await open_store(full_url)
    try:
        await full.fill(partial(fill, count=plan.games))
        spent: dict[str, list[float]] = {"empty": [], "full": []}
        for number in range(plan.samples):
            for name, store in (("empty", empty), ("full", full)):
                spent[name].append(await _spent(store, f"measured-{number}"))
        ratio = median(spent["full"]) / median(spent["empty"])
    finally:
        await empty.close()
        await full.close()
    return [
        figure("append_empty", "us", False, spent["empty"]),
        figure("append_full", "us", False, spent["full"]),
        figure("append_growth", "times", False, [ratio]),
    ]


async def _spent(store: Store, game_id: str) -> float:
    """The microseconds of one append to a new game."""
    await store.create(NewGame(game_id, HEADER, None, b"", [], b"", False, [b""]), [], [])
    log = list(_entries())
    began = time.perf_counter()
    for entry in log:
        await store.append(Append(game_id, [entry], [NOTE], _move(entry.number), None, False, b""))
    return 1e6 * (time.perf_counter() - began) / len(log)


def _entries() -> Iterator[Entry]:
    before = HEADER.hash()
    for number in range(1, MOVES + 1):
        entry = sealed(Entry(number, "choice", 1, "pass", -1, "0" * 32, "", before, ""))
        before = entry.hash
        yield entry


def _move(number: int) -> str:
    """The id of a move of a bot at the second seat."""
    return f"1:bot {number}"


def fill(connection: Connection, count: int) -> None:
    """Put games into a store, each with a few moves of a bot."""
    header = pack(HEADER)
    bodies = [(entry.number, pack(entry), _move(entry.number)) for entry in _entries()]
    for first in range(0, count, CHUNK):
        ids = [f"stored-{number}" for number in range(first, min(first + CHUNK, count))]
        about = {"header": header, "meta": b"", "created": 0.0}
        head = {"last": MOVES, "over": False, "updated": 0.0}
        _add(connection, games, [{"id": game_id, **about} for game_id in ids])
        _add(connection, heads, [{"game_id": game_id, **head} for game_id in ids])
        state = {"number": MOVES, "body": b""}
        _add(connection, snapshots, [{"game_id": game_id, **state} for game_id in ids])
        rows = [
            {"game_id": game_id, "number": number, "body": body, "move_id": move, "at": 0.0}
            for game_id in ids
            for number, body, move in bodies
        ]
        _add(connection, entries, rows)


def _add(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    connection.execute(insert(table), rows)
