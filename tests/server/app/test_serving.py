"""The command: ports that are taken, folders for data, what cannot be served."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from ziggurat.cli.errors import BadInput
from ziggurat.cli.serving import address_of, data_folder, default_db, listen, serve
from ziggurat.server.settings import Settings


def test_answers_are_not_held_back() -> None:
    with listen("127.0.0.1", 0) as found:
        assert found.proto == socket.IPPROTO_TCP


def test_nobody_listens_where_there_is_no_address() -> None:
    with pytest.raises(BadInput, match="cannot listen on"):
        listen("192.0.2.1", 8000)
    with pytest.raises(BadInput, match="cannot listen on"):
        listen("127.0.0.1", 99_999)


def test_the_address_for_the_browser() -> None:
    assert address_of(Settings(db="", host="127.0.0.1", port=81)) == "http://127.0.0.1:81/"
    assert address_of(Settings(db="", host="::1", port=81)) == "http://[::1]:81/"
    assert "0.0.0.0" not in address_of(Settings(db="", host="0.0.0.0", port=81))


@pytest.mark.parametrize(
    ("platform", "name", "ending"),
    [
        ("linux", "XDG_DATA_HOME", "ziggurat"),
        ("win32", "LOCALAPPDATA", "ziggurat"),
        ("darwin", "HOME", "Library/Application Support/ziggurat"),
    ],
)
def test_each_system_has_its_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, name: str, ending: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(name, str(tmp_path))
    assert data_folder() == tmp_path / ending


def test_the_usual_database_lies_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_db() == f"sqlite:///{(tmp_path / 'ziggurat' / 'games.db').as_posix()}"
    assert (tmp_path / "ziggurat").is_dir()
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "ziggurat"


def test_a_bad_database_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="mysql"):
        serve(port=0, db="mysql://nowhere", open_browser=False)
    with pytest.raises(BadInput, match="postgresql://user@host/name") as told:
        serve(port=0, db="postgresql://me:hidden@host:port/x", open_browser=False)
    assert "hidden" not in str(told.value)
    (tmp_path / "file").write_text("no database", "utf-8")
    with pytest.raises(BadInput):
        serve(port=0, db=f"sqlite:///{tmp_path / 'file' / 'x.db'}", open_browser=False)
