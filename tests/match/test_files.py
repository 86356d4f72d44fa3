"""Save files are written whole or not at all."""

from pathlib import Path

import pytest

from tests.match.drill import GAMES, STEP, drilled
from ziggurat.match.errors import SaveError
from ziggurat.match.files import export_match, import_match, write_bytes


def test_a_file_gives_the_match_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = drilled((0, STEP))
    export_match(match, path)
    match.play(0, (STEP,))
    export_match(match, path)
    assert import_match(path, GAMES).entries == match.entries
    assert [at.name for at in tmp_path.iterdir()] == ["game.json"]


def test_a_file_without_the_seed_holds_none(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    export_match(drilled((0, STEP)), path, with_seed=False)
    assert import_match(path, GAMES).seed is None


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    with pytest.raises(SaveError, match="cannot write"):
        write_bytes(tmp_path / "game.json", b"x")
    assert [at.name for at in tmp_path.iterdir()] == ["game.json"]
    with pytest.raises(SaveError, match="cannot write"):
        write_bytes(tmp_path / "nowhere" / "game.json", b"x")


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot read"):
        import_match(tmp_path / "nothing.json", GAMES)
