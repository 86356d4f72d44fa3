"""Statements that are compiled once per database and then run with bare rows of values.

Owns that shortcut for the few statements that every move runs; it saves most of what the
toolkit costs per row. Values pass to the driver as they are, so only types that both drivers
take unchanged may be used with it.
"""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from sqlalchemy import BindParameter, Connection, Text, bindparam
from sqlalchemy.sql.elements import ClauseElement

Values: TypeAlias = tuple[Any, ...]
Key: TypeAlias = tuple[BindParameter[str], ...]


class Prepared:
    """One statement; `names` are its values in the order in which rows hold them."""

    def __init__(self, statement: ClauseElement, *names: str) -> None:
        self._statement = statement
        self._names = names
        self._texts: dict[str, str] = {}

    def run(self, connection: Connection, rows: list[Values]) -> None:
        """Run with each row of values."""
        text = self.text(connection)
        if (driver := _sqlite(connection)) is not None:
            driver.executemany(text, rows)
        else:
            connection.exec_driver_sql(text, rows)

    def fetch(self, connection: Connection, values: Values) -> Sequence[Values]:
        """Run with one row of values and return what it finds."""
        text = self.text(connection)
        if (driver := _sqlite(connection)) is not None:
            return driver.execute(text, values).fetchall()
        return connection.exec_driver_sql(text, values).fetchall()

    def text(self, connection: Connection) -> str:
        """The statement as the database is told it."""
        name = connection.dialect.name
        if name not in self._texts:
            compiled = self._statement.compile(connection, column_keys=self._names)
            order = getattr(compiled, "positiontup", None)
            if order != list(self._names):
                raise RuntimeError(f"{name} wants the values of a statement in the order {order}")
            self._texts[name] = str(compiled)
        return self._texts[name]


def _sqlite(connection: Connection) -> sqlite3.Connection | None:
    """The driver's own connection where it is SQLite's: the toolkit costs more than it does."""
    driver = connection.connection.dbapi_connection
    return driver if isinstance(driver, sqlite3.Connection) else None


class PreparedList:
    """A query for the rows whose key, of so many parts, is in a list of any length.

    Lists are filled up to a power of two by repeating a key, so that there are few forms of
    the query and each stays prepared.
    """

    def __init__(self, query: Callable[[list[Key]], ClauseElement], parts: int) -> None:
        self._query = query
        self._parts = parts
        self._forms: dict[int, Prepared] = {}

    def fetch(self, connection: Connection, keys: Sequence[tuple[str, ...]]) -> Sequence[Values]:
        """Return what is found for one key or more."""
        single = list(dict.fromkeys(keys))
        size = 1 << (len(single) - 1).bit_length()
        filled = single + [single[-1]] * (size - len(single))
        return self.form(size).fetch(connection, tuple(itertools.chain.from_iterable(filled)))

    def form(self, size: int) -> Prepared:
        """The query for so many keys."""
        if size not in self._forms:
            names = [[f"key_{at}_{part}" for part in range(self._parts)] for at in range(size)]
            keys = [tuple([bindparam(name, type_=Text) for name in key]) for key in names]
            self._forms[size] = Prepared(self._query(keys), *itertools.chain.from_iterable(names))
        return self._forms[size]
