"""What the tests of the command line share: a home of their own, and English."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("ZIGGURAT_LANG", raising=False)
    monkeypatch.delenv("ZIGGURAT_DEBUG", raising=False)
