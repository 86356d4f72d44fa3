"""Reports: what came of running scenes.

Owns the shape of `ziggurat scene --json`. It never prints.
"""

from __future__ import annotations

import msgspec


class Check(msgspec.Struct, frozen=True):
    """One expectation: its key in `expect`, what it says, and what was found instead."""

    line: int
    key: str
    says: str
    passed: bool
    expected: str
    found: str


class Result(msgspec.Struct, frozen=True):
    """One scene that was played to its end, expectation by expectation."""

    file: str
    line: int
    scene: str
    game: str
    passed: bool
    checks: tuple[Check, ...]


class Fault(msgspec.Struct, frozen=True):
    """A scene, or a whole file, that could not be read or played as written."""

    file: str
    line: int
    text: str


class Report(msgspec.Struct, frozen=True):
    """Everything that came of some files; `passed` only if there is no fault either."""

    passed: bool
    scenes: int
    checks: int
    failed: int
    results: tuple[Result, ...]
    faults: tuple[Fault, ...]
