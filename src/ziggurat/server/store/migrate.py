"""Bringing a database to the schema of this version.

Owns the programmatic run of the Alembic migrations beside it; there is no alembic.ini. It
never goes back to an older schema and refuses a database written by a newer version.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, inspect, select, text

from ziggurat.server.store.tables import NEWEST, SCHEMAS
from ziggurat.server.store.values import StoreError

VERSIONS: Final = "alembic_version"
# Any number will do, as long as every version of the program takes the same.
_LOCK: Final = 5_921_047_113


def schema_of(connection: Connection) -> str:
    """The migration that a database was brought to last; empty if none ever was."""
    if not inspect(connection).has_table(VERSIONS):
        return ""
    versions = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalars().all()
    return str(versions[0]) if versions else ""


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, inside the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    schema = schema_of(connection)
    if schema == NEWEST:
        return
    refuse_newer(schema)
    # Only now: its import takes a fifth of a server's start.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "ziggurat.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def refuse_newer(schema: str) -> None:
    """Refuse a database that a later version of the program has changed."""
    if schema and schema not in SCHEMAS:
        raise StoreError(
            f"this database was written by a newer version of Ziggurat (schema {schema:.40}, "
            f"this version knows up to {NEWEST}): update Ziggurat or choose another database"
        )
