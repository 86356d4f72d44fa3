"""Traces from tests to the rulebook: `@rule` and `@component`.

Owns the two decorators. They only set a marker; `ziggurat.ledger.trace` reads them from the
source, so write the ids out.
"""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules of a ledger a test proves: `@rule("tp.bid.secret")`."""
    return pytest.mark.rule(*ids)


def component(*ids: str) -> pytest.MarkDecorator:
    """Say which content rows a test proves, as family and name: `@component("trick.thief")`."""
    return pytest.mark.component(*ids)
