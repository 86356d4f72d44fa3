"""What the server's tests share: one private PostgreSQL for all of them."""

from collections.abc import Iterator

import pytest

from tests.server.kit.postgres import MISSING, Postgres, programs, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL, or a skip where none is installed."""
    try:
        programs()
    except FileNotFoundError:
        pytest.skip(MISSING)
    with running() as server:
        yield server
