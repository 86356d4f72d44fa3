"""What Alembic runs to apply migrations.

Owns nothing but the hand-over of the connection that `migrate` opened; the transaction
belongs to the caller, so that a failed migration leaves the database as it was.
"""

from __future__ import annotations

from alembic import context

from ziggurat.server.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
