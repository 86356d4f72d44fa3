"""What the store needs of a database: run work in a transaction, tell of commits.

Owns that contract and how a database's errors become the store's. The work itself is written
once, as functions of a connection, and knows neither threads nor event loops.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from ziggurat.server.store.values import StoreError, StoreUnavailable

T = TypeVar("T")
Told: TypeAlias = Callable[[str, int], None]


class Backend(Protocol):
    """A database that is open."""

    @property
    def writer(self) -> str:
        """The name of this store in the outbox; empty where there is nobody else to tell."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction; return once it is durable."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work that only reads."""

    def committed(self) -> None:
        """Take note that the outbox has new rows."""

    def listen(self, told: Told) -> None:
        """Call this for commits of other processes, in the event loop."""

    async def close(self) -> None:
        """Let go of the database."""


@contextmanager
def store_errors() -> Iterator[None]:
    """Turn a database's errors into the store's, in one short sentence."""
    try:
        yield
    except (OSError, OperationalError, sqlite3.OperationalError) as error:
        raise StoreUnavailable(f"the database cannot be used now: {_cause(error)}") from error
    except (SQLAlchemyError, sqlite3.Error, OverflowError, UnicodeError) as error:
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            raise StoreUnavailable(f"the database went away: {_cause(error)}") from error
        raise StoreError(f"the database refused it: {_cause(error)}") from error


def _cause(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    lines = str(cause).strip().splitlines()
    return lines[0] if lines else type(cause).__name__
