"""Every test of upkeep runs on SQLite and on PostgreSQL."""

from pathlib import Path

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that the server uses."""
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return new_address(request.param, request, tmp_path, "games")


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another one, of the same kind or not."""
    return new_address(request.param, request, tmp_path, "other")


def new_address(kind: str, request: pytest.FixtureRequest, folder: Path, name: str) -> str:
    """The address of an empty database of a kind."""
    if kind == "sqlite":
        return f"sqlite:///{folder / name}.db"
    return str(request.getfixturevalue("postgres").new_database())
