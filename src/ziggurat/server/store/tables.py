"""The tables of the store.

Owns names, types and keys as the newest migration leaves them; a change here needs a
migration. What changes with every move (`heads`) is apart from what hardly ever changes
(`games`), so that a move rewrites a small row.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata: Final = MetaData()

# All migrations; named here so that a start need not look through them.
SCHEMAS: Final = ("0001", "0002", "0003")
NEWEST: Final = SCHEMAS[-1]


def _game() -> Column[str]:
    return Column("game_id", Text, ForeignKey("games.id"), primary_key=True)


games: Final = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("seed", LargeBinary),
    Column("meta", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
)

heads: Final = Table(
    "heads",
    metadata,
    _game(),
    Column("last", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("updated", Double, nullable=False),
)

# Every entry of a move has the move's id; entries that came with a new game have none.
entries: Final = Table(
    "entries",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("move_id", Text),
    Column("session", LargeBinary),
    Column("at", Double, nullable=False),
    # The game first: many games have a move "1:bot 42".
    Index("ix_entries_game_id_move_id", "game_id", "move_id"),
)

# What every entry led to; number 0 is the start. Checked whenever a game is opened, and shown
# where other rules wrote them.
notes: Final = Table(
    "notes",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    _game(),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

grants: Final = Table(
    "grants",
    metadata,
    Column("session", LargeBinary, primary_key=True),
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True, index=True),
    Column("role", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("game_id", Text, ForeignKey("games.id"), nullable=False, index=True),
    Column("role", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("issued", Double, nullable=False),
)

talk: Final = Table(
    "talk",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# Notices of commits that other processes have not been sent yet.
outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    Column("notice", Text, nullable=False),
)
