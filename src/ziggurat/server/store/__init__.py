"""The server's memory: a store in SQLite or PostgreSQL behind one face."""

from ziggurat.server.store.store import Store, open_store
from ziggurat.server.store.values import (
    Append,
    Appended,
    Damaged,
    GameRow,
    Grant,
    NewGame,
    Role,
    Said,
    Stored,
    StoreError,
    StoreGone,
    StoreUnavailable,
)

__all__ = [
    "Append",
    "Appended",
    "Damaged",
    "GameRow",
    "Grant",
    "NewGame",
    "Role",
    "Said",
    "Store",
    "StoreError",
    "StoreGone",
    "StoreUnavailable",
    "Stored",
    "open_store",
]
