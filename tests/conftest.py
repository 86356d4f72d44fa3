"""What all tests share: the markers that trace them to the rulebook, and those of long ones."""

from functools import cache
from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).resolve().parent
# Whole folders and files of long tests; single ones carry the marker themselves.
LONG: Final = ("page", "server/bench", "server/hard", "docs/test_how_to.py")
# What a change of the page should at least pass.
SHORT: Final = ("page/test_start.py",)


def pytest_configure(config: pytest.Config) -> None:
    """Make the markers of `tests/kit/trace.py` known, and the one that `--quick` leaves out."""
    config.addinivalue_line("markers", "rule(*ids): rules of a ledger that the test proves")
    config.addinivalue_line("markers", "component(*ids): content rows that the test proves")
    config.addinivalue_line("markers", "long: takes seconds; `run.py test --quick` leaves it out")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the long tests, which `run.py test --quick` leaves out."""
    for item in items:
        if is_long(item.path):
            item.add_marker(pytest.mark.long)


@cache  # there are thousands of tests in a few hundred files
def is_long(path: Path) -> bool:
    """Tell whether all tests of a file are long."""
    places = (path, *path.parents)
    return any([TESTS / name in places for name in LONG]) and not any(
        [TESTS / name in places for name in SHORT]
    )
