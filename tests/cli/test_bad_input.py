"""Bad input of every kind: exit code 2, one clear line, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import run, saved_game

# The words of a command, and what its complaint must name.
WORDS = [
    ("conquer", "conquer"),
    ("play --shuffle", "--shuffle"),
    ("play now", "now"),
    ("play --game chess", "template"),
    ("play --modules circus", "festival"),
    ("play --option length=short", "usual"),
    ("play --option colour=red", "length"),
    ("play --option length", "NAME=VALUE"),
    ("play --seats you,oracle", "oracle"),
    ("play --seats you", "2 to 4"),
    ("play --seats 5", "2 to 4"),
    ("play --seats 0", "2 to 4"),
    ("play --seats you,program:", "program"),
    ("play --seats you,program:/no/such/bot", "/no/such/bot"),
    ("play --seats you,random:x", "'x'"),
    ("play --seed dice", "--seed"),
    ("play --seed -1", "--seed"),
    ("play --lang fr", "en, de"),
    ("play --load", "--load"),
    ("simulate --games 0", "--games"),
    ("simulate --games many", "--games"),
    ("simulate --jobs 0", "--jobs"),
    ("simulate --limit 0", "--limit"),
    ("simulate --seats you,random", "ziggurat play"),
    ("simulate --seats random,oracle", "oracle"),
    ("simulate --fuzz --seats random:1,random", "--fuzz"),
    ("simulate --lang fr", "en, de"),
    ("replay", "FILE"),
    ("scene", "scene file"),
    ("scene no_such.yaml", "no_such.yaml"),
    ("scene --facts chess", "template"),
    ("rules --game chess", "template"),
    ("rules tp.bid.ti", "tp.bid.tie"),
    ("components --game chess", "template"),
    ("bench --game chess", "template"),
    ("bench --quick --seats 9", "2 to 4"),
    ("doctor --cure", "--cure"),
]
READERS = (["play", "--load"], ["replay"], ["explain"])


@pytest.mark.parametrize(("words", "named"), WORDS, ids=[words for words, _ in WORDS])
def test_bad_words(words: str, named: str) -> None:
    ran = run(*words.split())
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith("ziggurat: ")
    assert named in ran.err


@pytest.mark.parametrize("command", READERS, ids=lambda command: command[0])
@pytest.mark.parametrize("kind", ["missing", "folder", "empty", "binary", "truncated", "changed"])
def test_bad_files(command: list[str], kind: str, tmp_path: Path) -> None:
    path = _file(tmp_path, kind)
    ran = run(*command, path)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith("ziggurat: ")


@pytest.mark.parametrize("kind", ["missing", "folder"])
def test_verify_needs_a_file(kind: str, tmp_path: Path) -> None:
    ran = run("verify", _file(tmp_path, kind))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def _file(folder: Path, kind: str) -> Path:
    path = folder / "game.json"
    saved_game(path, 9)
    good = path.read_bytes()
    damaged = {
        "empty": b"",
        "binary": b"\xff\xfe\x00",
        "truncated": good[: len(good) // 2],
        "changed": good.replace(b'"bid ', b'"bad ', 1),
    }
    if kind in damaged:
        path.write_bytes(damaged[kind])
        return path
    return folder if kind == "folder" else folder / "nowhere.json"


@pytest.mark.parametrize("entry", ["-1", "999", "x"])
def test_an_entry_that_is_not_there(entry: str, tmp_path: Path) -> None:
    saved_game(tmp_path / "game.json", 5)
    ran = run("replay", tmp_path / "game.json", "--at", entry)
    assert (ran.code, ran.out) == (2, "")
    assert "entr" in ran.err or "--at" in ran.err


@pytest.mark.parametrize("seat", ["purple", "yellow"])
def test_a_seat_that_is_not_there(seat: str, tmp_path: Path) -> None:
    saved_game(tmp_path / "game.json", 5)
    ran = run("replay", tmp_path / "game.json", "--seat", seat)
    assert (ran.code, ran.out) == (2, "")
    assert seat in ran.err


@pytest.mark.parametrize("seed", ["xyz", "00", "0" * 63])
def test_a_seed_that_is_none(seed: str, tmp_path: Path) -> None:
    saved_game(tmp_path / "game.json", 5)
    ran = run("verify", tmp_path / "game.json", "--seed", seed)
    assert (ran.code, ran.out) == (2, "")
    assert "64" in ran.err


def test_a_game_without_its_seed_cannot_go_on(tmp_path: Path) -> None:
    from ziggurat.match.files import export_match

    export_match(saved_game(tmp_path / "game.json", 5), tmp_path / "open.json", with_seed=False)
    ran = run("play", "--load", tmp_path / "open.json")
    assert (ran.code, ran.out) == (2, "")
    assert "no seed" in ran.err


def test_a_save_for_other_seats(tmp_path: Path) -> None:
    saved_game(tmp_path / "game.json", 5)
    ran = run("play", "--load", tmp_path / "game.json", "--seats", "you,random,random")
    assert (ran.code, ran.out) == (2, "")
    assert "2 seats" in ran.err


def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("", "utf-8")
    ran = run("simulate", "--games", "1", "--out", tmp_path / "out")
    assert (ran.code, ran.out) == (2, "")
    assert "is not a folder" in ran.err


def test_a_fault_of_ours_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from ziggurat.cli import app

    def fail(words: list[str], program: str) -> int:
        raise ZeroDivisionError("oh\nno")

    monkeypatch.setattr(app, "run", fail)
    ran = run("doctor")
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "internal error: oh no" in ran.err
