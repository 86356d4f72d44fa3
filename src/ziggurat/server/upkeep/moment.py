"""A store as it is at one moment, for whoever only looks.

Owns opening a database without a lock, without migrations and without a right to write, so that
a server may go on with it meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from ziggurat.server.store import StoreError
from ziggurat.server.store.migrate import refuse_newer, schema_of
from ziggurat.server.store.sqlite import read_at_once as read_file
from ziggurat.server.store.store import address_of, no_driver

T = TypeVar("T")


async def at_one_moment(url: str, work: Callable[[Connection], T]) -> T:
    """Run work on a store; everything it reads is of the same moment."""
    address = address_of(url)
    known = partial(_known, work=work)
    if address.drivername == "sqlite":
        return read_file(Path(address.database or ""), known)
    try:
        from ziggurat.server.store.postgres import read_at_once as read_server
    except ImportError as error:
        raise no_driver(error) from None
    return await read_server(address, known)


def _known(connection: Connection, work: Callable[[Connection], T]) -> T:
    """Do the work if the tables are ours, in a form that this version knows."""
    schema = schema_of(connection)
    if not schema:
        raise StoreError("this database holds no games of Ziggurat: check its address")
    refuse_newer(schema)
    return work(connection)
