"""Moves are found by their game: ids such as "1:bot 42" repeat in every game.

Owns that one index. An index by move id alone made every move of a bot read one row of each
game that has such a move.
"""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Put the game in front of the move."""
    op.create_index("ix_entries_game_id_move_id", "entries", ["game_id", "move_id"])
    op.drop_index("ix_entries_move_id", "entries")
