"""The server's memory: a store in SQLite or PostgreSQL behind one face."""

from ziggurat.server.store.store import Store, open_store
from ziggurat.server.store.values import (
    Append,
    Appended,
    GameRow,
    Grant,
    NewGame,
    Role,
    Said,
    Stored,
    StoreError,
    StoreUnavailable,
)

__all__ = [
    "Append",
    "Appended",
    "GameRow",
    "Grant",
    "NewGame",
    "Role",
    "Said",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Stored",
    "open_store",
]
