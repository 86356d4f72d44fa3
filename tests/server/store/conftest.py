"""Every test of the store's behaviour runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ziggurat.server.store import Store, open_store


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that the server uses."""
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    address = request.getfixturevalue("postgres").new_database()
    assert isinstance(address, str)
    return address


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An open store, closed afterwards."""
    opened = await open_store(address)
    yield opened
    await opened.close()
