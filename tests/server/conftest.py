"""What the server's tests share: one private PostgreSQL, and logs from which nothing is missing."""

import logging
from collections.abc import Iterator

import pytest

from tests.server.kit.postgres import MISSING, Postgres, programs, running
from ziggurat.server.noting import LOGGERS, Sparing


@pytest.fixture(autouse=True)
def note_everything() -> None:
    """A server that ran in this process before has made the logs sparing."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.filters[:] = [at for at in logger.filters if not isinstance(at, Sparing)]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL, or a skip where none is installed."""
    try:
        programs()
    except FileNotFoundError:
        pytest.skip(MISSING)
    with running() as server:
        yield server
