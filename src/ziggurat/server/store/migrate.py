"""Bringing a database to the schema of this version.

Owns the programmatic run of the Alembic migrations beside it; there is no alembic.ini. It
never goes back to an older schema and refuses a database written by a newer version.
"""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from ziggurat.server.store.values import StoreError

# Any number will do, as long as every version of the program takes the same.
_LOCK: Final = 5_921_047_113


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, inside the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    config = Config()
    config.set_main_option("script_location", "ziggurat.server.store:migrations")
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    newest = script.get_current_head()
    found = MigrationContext.configure(connection).get_current_heads()
    if found == (newest,):
        return
    _refuse_newer(found, [revision.revision for revision in script.walk_revisions()])
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _refuse_newer(found: tuple[str, ...], known: list[str]) -> None:
    strange = [name for name in found if name not in known]
    if strange:
        raise StoreError(
            f"this database was written by a newer version of Ziggurat (schema {strange[0]}, "
            f"this version knows up to {known[0]}): update Ziggurat or choose another database"
        )
