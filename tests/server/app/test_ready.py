"""What requests need is ready before the server says that it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.app.kit import HERE, YOU, opened, settings_in
from ziggurat.match import codec, spec


def test_no_request_parses_a_spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "_SCRIBES", {})

    def refused(text: str) -> object:
        raise AssertionError(f"'{text}' is parsed when requests come already")

    with opened(settings_in(tmp_path)) as house:
        monkeypatch.setattr(spec, "_arguments", refused)
        visitor = house.visitor()
        for game in ("template", "new-dawn", "board-game"):
            made = visitor.create(YOU, HERE, game=game)
            visitor.play_on(made["id"], 2)
