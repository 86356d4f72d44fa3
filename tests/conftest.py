"""What all tests share: the markers that trace them to the rulebook."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Make the markers of `tests/kit/trace.py` known."""
    config.addinivalue_line("markers", "rule(*ids): rules of a ledger that the test proves")
    config.addinivalue_line("markers", "component(*ids): content rows that the test proves")
