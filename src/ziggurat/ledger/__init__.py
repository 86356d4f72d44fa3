"""The rule ledger and what traces it: which rule and which card is proved by which test.

It reads ledgers, test sources and scenes, and runs none of them.
"""

from ziggurat.ledger.entries import LedgerEntry, LedgerError, load_ledger
from ziggurat.ledger.report import (
    Component,
    ComponentReport,
    Coverage,
    components,
    coverage,
    faults,
)
from ziggurat.ledger.trace import TraceError, Traces, find_tests, find_traces, own_traces

__all__ = [
    "Component",
    "ComponentReport",
    "Coverage",
    "LedgerEntry",
    "LedgerError",
    "TraceError",
    "Traces",
    "components",
    "coverage",
    "faults",
    "find_tests",
    "find_traces",
    "load_ledger",
    "own_traces",
]
