"""A server in a process of its own for all raw tests, and somebody who means no harm."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.app.kit import HERE, YOU, Visitor, browser
from tests.server.hard.kit import Child, child, sqlite_in
from tests.server.hard.rawness import LIMITS


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """A server in its own process, which notes nothing that went wrong in all tests."""
    with child(sqlite_in(Path(tmp_path_factory.mktemp("raw"))), LIMITS) as found:
        yield found
        assert found.is_alive()
        assert found.noted() == ""


@pytest.fixture
def visitor(server: Child) -> Iterator[Visitor]:
    """Somebody who means no harm, and who is served before and after."""
    with browser(server.address) as found:
        found.get("/api/about")
        yield found
        found.play_on(found.create(YOU, HERE)["id"], 3)
