"""Every scene file of every game: it can be read and played, and what it expects holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from ziggurat.scenes import run_files

TESTS = Path(__file__).resolve().parent.parent
FILES = sorted(TESTS.glob("**/scenes/*.yaml"))


def test_there_are_scene_files() -> None:
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=[f.relative_to(TESTS).as_posix() for f in FILES])
def test_all_expectations_hold(path: Path) -> None:
    report = run_files([path])
    wrong = [f"{fault.file}:{fault.line}: {fault.text}" for fault in report.faults]
    for result in report.results:
        wrong.extend(
            f"{result.file}:{check.line}: {result.scene}: {check.key} {check.says}: "
            f"expected {check.expected}, found {check.found}"
            for check in result.checks
            if not check.passed
        )
    assert wrong == []
    assert report.scenes > 0
