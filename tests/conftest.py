"""What all tests share: the markers that trace them to the rulebook, and those of long ones."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Make the markers of `tests/kit/trace.py` known, and the one that `--quick` leaves out."""
    config.addinivalue_line("markers", "rule(*ids): rules of a ledger that the test proves")
    config.addinivalue_line("markers", "component(*ids): content rows that the test proves")
    config.addinivalue_line("markers", "long: takes seconds; `run.py test --quick` leaves it out")
