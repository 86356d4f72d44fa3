"""Checks: what every game built on the kernel must pass, as functions.

Tests, the fuzzer and the command line share them. They see games through their rules only.
"""

from ziggurat.checks.fuzz import fuzz
from ziggurat.checks.report import Broken, Failure, Report
from ziggurat.checks.suite import ALL, EACH_POSITION, run_suite
from ziggurat.checks.variants import Variant, spread, variants
from ziggurat.checks.walk import Check, Move, Scope, Stop, walk

__all__ = [
    "ALL",
    "EACH_POSITION",
    "Broken",
    "Check",
    "Failure",
    "Move",
    "Report",
    "Scope",
    "Stop",
    "Variant",
    "fuzz",
    "run_suite",
    "spread",
    "variants",
    "walk",
]
