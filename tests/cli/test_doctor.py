"""`ziggurat doctor`: what it looks at, and what it advises."""

from __future__ import annotations

import importlib.metadata
from pathlib import Path

import pytest

from tests.cli.terminal import run


def test_a_healthy_machine() -> None:
    ran = run("doctor")
    assert ran.code == 0
    for part in ("Python", "ziggurat 0", "msgspec", "clock", "terminal", "unfinished games"):
        assert part in ran.out


def test_findings_as_json_in_german() -> None:
    findings = run("doctor", "--json", "--lang", "de").data()
    assert {finding["status"] for finding in findings} <= {"ok", "note"}
    assert "Uhr" in [finding["name"] for finding in findings]


def test_a_folder_that_cannot_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("ZIGGURAT_HOME", str(tmp_path / "file"))
    ran = run("doctor")
    assert ran.code == 1
    assert "PROBLEM" in ran.out
    assert "Make it writable" in ran.out


def test_missing_packages_are_named_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = ["msgspec>=0.2", "no-such-package>=1", 'no-such-extra>=1; extra == "web"']
    monkeypatch.setattr(importlib.metadata, "requires", lambda name: wanted)
    findings = {at["name"]: at for at in run("doctor", "--json").data()}
    assert findings["packages"]["status"] == "problem"
    assert findings["extra “web”"]["status"] == "note"
    assert "ziggurat[web]" in findings["extra “web”"]["advice"]


def test_a_clock_that_was_never_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat.cli.doctor.EARLIEST", 10**11)
    assert "Set the clock" in run("doctor").out


@pytest.mark.parametrize(
    ("version", "status"), [((3, 51, 2), "note"), ((3, 51, 3), "ok"), ((4, 0, 0), "ok")]
)
def test_an_sqlite_with_a_known_fault_is_named(
    monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int], status: str
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", version)
    monkeypatch.setattr("sqlite3.sqlite_version", ".".join([str(part) for part in version]))
    (found,) = [at for at in run("doctor", "--json").data() if at["name"] == "SQLite"]
    assert (found["status"], found["found"]) == (status, ".".join([str(at) for at in version]))
    assert bool(found["advice"]) == (status == "note")
