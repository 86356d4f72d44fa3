"""One server for all tests of a file; games in it do not touch each other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.app.kit import House, opened, settings_in


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without limits of rate."""
    with opened(settings_in(Path(tmp_path_factory.mktemp("house")))) as found:
        yield found
