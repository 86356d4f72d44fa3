"""Appending moves of many games in one transaction.

Owns the decision what becomes of each append of a group, and the statements that write the
accepted ones: entries with their move id, head and, where there are other processes to tell,
outbox row. It never commits: an answer holds only once the caller's transaction is durable.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from sqlalchemy import Connection, Select, and_, bindparam, insert, or_, select, update

from ziggurat.server.store.codec import pack
from ziggurat.server.store.notice import notices
from ziggurat.server.store.prepared import Key, Prepared, PreparedList, Values
from ziggurat.server.store.tables import entries, heads, notes, outbox, snapshots
from ziggurat.server.store.values import Append, Appended, StoreError

Answer: TypeAlias = Appended | StoreError


def _heads_of(games: list[Key]) -> Select[str, int]:
    # PostgreSQL locks the rows, in order of their ids: two processes that append to the same
    # games wait for each other and never in a circle.
    ids = [game for (game,) in games]
    asked = select(heads.c.game_id, heads.c.last).where(heads.c.game_id.in_(ids))
    return asked.order_by(heads.c.game_id).with_for_update()


def _entries_of(moves: list[Key]) -> Select[str, str, int]:
    # Pair by pair, which both databases look up in the index by game and move: a move id alone
    # is found in as many games as there are. SQLite reads the whole table for a list of pairs.
    game_id, move_id = entries.c.game_id, entries.c.move_id
    pairs = [and_(game_id == game, move_id == move) for game, move in moves]
    # Not sorted: for that, SQLite may rather read all entries of a game in their order.
    return select(game_id, move_id, entries.c.number).where(or_(*pairs))


READ_HEADS: Final = PreparedList(_heads_of, 1)
READ_MOVES: Final = PreparedList(_entries_of, 2)
_ADD_ENTRIES: Final = Prepared(
    insert(entries), "game_id", "number", "body", "move_id", "session", "at"
)
_ADD_NOTES: Final = Prepared(insert(notes), "game_id", "number", "body")
_WRITE_HEADS: Final = Prepared(
    update(heads).where(heads.c.game_id == bindparam("id")), "last", "over", "updated", "id"
)
_WRITE_SNAPSHOTS: Final = Prepared(
    update(snapshots).where(snapshots.c.game_id == bindparam("id")), "number", "body", "id"
)
_ADD_NEWS: Final = Prepared(insert(outbox), "notice")


def append_all(
    connection: Connection, group: Sequence[Append], now: float, writer: str
) -> list[Answer]:
    """Write what can be written of a group, in order, and answer each append.

    `writer` names the store in the outbox; without a name, nobody is to be told.
    """
    batch = _Batch(connection, group, now)
    answers = [batch.take(append) for append in group]
    batch.write(connection, writer)
    return answers


class _Batch:
    """The rows of a group before they are written."""

    def __init__(self, connection: Connection, group: Sequence[Append], now: float) -> None:
        found = READ_HEADS.fetch(connection, [(append.game_id,) for append in group])
        self._last: dict[str, int] = {row[0]: row[1] for row in found}
        self._seen: dict[tuple[str, str], tuple[int, int]] = {}
        moves = [(append.game_id, append.move_id) for append in group]
        for game, move, number in READ_MOVES.fetch(connection, moves):
            first, last = self._seen.get((game, move), (number, number))
            self._seen[game, move] = (min(first, number), max(last, number))
        self._now = now
        self._entries: list[Values] = []
        self._notes: list[Values] = []
        self._heads: dict[str, Values] = {}
        self._snapshots: dict[str, Values] = {}

    def take(self, append: Append) -> Answer:
        """Decide what becomes of an append; one that is accepted counts for the next."""
        last = self._last.get(append.game_id)
        if last is None:
            return StoreError(f"there is no game '{append.game_id:.80}'")
        seen = self._seen.get((append.game_id, append.move_id))
        if seen is not None:
            return Appended("repeated", last=seen[1], first=seen[0])
        if not append.entries:
            return StoreError("a move has at least one entry")
        first = append.entries[0].number
        if first != last + 1:
            return Appended("stale", last=last, first=first)
        return self._accept(append, first)

    def _accept(self, append: Append, first: int) -> Answer:
        game, move = append.game_id, append.move_id
        last = first - 1
        if len(append.notes) != len(append.entries):
            return StoreError("every entry of a move has a note")
        rows: list[Values] = []
        for entry in append.entries:
            last += 1
            if entry.number != last:
                return StoreError("the entries of a move must be numbered in order")
            rows.append((game, last, pack(entry), move, append.session, self._now))
        self._entries += rows
        self._notes += [(game, first + at, note) for at, note in enumerate(append.notes)]
        self._last[game] = last
        self._seen[game, move] = (first, last)
        self._heads[game] = (last, append.over, self._now, game)
        if append.snapshot is not None:
            self._snapshots[game] = (last, append.snapshot, game)
        return Appended("committed", last=last, first=first)

    def write(self, connection: Connection, writer: str) -> None:
        """Write the accepted appends: one statement per table, however many they are."""
        if not self._entries:
            return
        _ADD_ENTRIES.run(connection, self._entries)
        _ADD_NOTES.run(connection, self._notes)
        _WRITE_HEADS.run(connection, list(self._heads.values()))
        if self._snapshots:
            _WRITE_SNAPSHOTS.run(connection, list(self._snapshots.values()))
        if writer:
            news = [(game, row[0]) for game, row in self._heads.items()]
            _ADD_NEWS.run(connection, [(notice,) for notice in notices(writer, news)])
