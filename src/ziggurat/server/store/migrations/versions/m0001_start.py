"""The first schema: games, their entries and snapshots, access, talk and the outbox.

Owns the tables as they were first made. It is never changed: the next migration does that.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make every table."""
    _games()
    _entries()
    _access()
    _news()


def _game(*, key: bool = True) -> sa.Column[str]:
    return sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=key, nullable=False)


def _number() -> sa.Column[int]:
    return sa.Column("number", sa.Integer, primary_key=True, autoincrement=False)


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("meta", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "heads",
        _game(),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
    )


def _entries() -> None:
    op.create_table(
        "entries",
        _game(),
        _number(),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("move_id", sa.Text),
        sa.Column("session", sa.LargeBinary),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_entries_move_id", "entries", ["move_id"])
    op.create_table(
        "snapshots",
        _game(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def _access() -> None:
    op.create_table(
        "grants",
        sa.Column("session", sa.LargeBinary, primary_key=True),
        _game(),
        sa.Column("role", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_grants_game_id", "grants", ["game_id"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        _game(key=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("issued", sa.Double, nullable=False),
    )
    op.create_index("ix_tokens_game_id", "tokens", ["game_id"])


def _news() -> None:
    op.create_table(
        "talk",
        _game(),
        _number(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            sa.Identity(),
            primary_key=True,
        ),
        sa.Column("notice", sa.Text, nullable=False),
    )
