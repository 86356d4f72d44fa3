"""`ziggurat draw`: files, positions and eyes; PNG by whatever there is; and bad input."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import Ran, run, saved_game
from tests.drawing.pictures import read, texts
from ziggurat.drawing import png


@pytest.fixture
def save(tmp_path: Path) -> Path:
    saved_game(tmp_path / "game.json", 9)
    return tmp_path / "game.json"


def refused(ran: Ran, named: str) -> bool:
    """Tell whether a command was refused on one line that names something."""
    return (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1) and named in ran.err


def test_a_save_is_drawn_as_svg(save: Path, tmp_path: Path) -> None:
    ran = run("draw", save, "-o", tmp_path / "board.svg")
    assert ran.code == 0
    assert "board.svg" in ran.out.replace("\n", "")
    assert "The Night Market" in texts((tmp_path / "board.svg").read_text("utf-8"))


def test_without_a_name_the_picture_lies_beside_the_save(save: Path) -> None:
    assert run("draw", save, "--lang", "de").code == 0
    assert "Der Nachtmarkt" in texts(save.with_suffix(".svg").read_text("utf-8"))


def test_any_entry_can_be_drawn(save: Path, tmp_path: Path) -> None:
    data = run("draw", save, "--at", "0", "-o", tmp_path / "start.svg", "--json").data()
    assert data["entry"] == 0
    run("draw", save, "-o", tmp_path / "end.svg")
    assert (tmp_path / "start.svg").read_bytes() != (tmp_path / "end.svg").read_bytes()


def test_a_seat_sees_more_than_everybody(save: Path, tmp_path: Path) -> None:
    run("draw", save, "-o", tmp_path / "all.svg")
    run("draw", save, "--seat", "red", "-o", tmp_path / "red.svg")
    everybody = texts((tmp_path / "all.svg").read_text("utf-8"))
    assert len(texts((tmp_path / "red.svg").read_text("utf-8"))) > len(everybody)


def test_a_picture_may_be_drawn_again(save: Path, tmp_path: Path) -> None:
    for _ in range(2):
        assert run("draw", save, "-o", tmp_path / "board.svg").code == 0
    assert read((tmp_path / "board.svg").read_text("utf-8")) is not None


# PNG


def test_a_program_turns_it_into_png(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def convert(source: Path, target: Path) -> None:
        assert source.read_text("utf-8").startswith("<svg")
        target.write_bytes(b"\x89PNG")

    monkeypatch.setattr(png, "_converter", lambda: convert)
    assert run("draw", save, "-o", tmp_path / "board.PNG").code == 0
    assert (tmp_path / "board.PNG").read_bytes() == b"\x89PNG"


@pytest.mark.parametrize(
    ("there", "called"),
    [("rsvg-convert", "rsvg-convert"), ("chromium", "chromium"), ("msedge", "msedge")],
)
def test_programs_are_called_by_name(
    there: str, called: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[list[str]] = []

    def called_with(words: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        calls.append(words)
        (target,) = [at.removeprefix("--screenshot=") for at in words if at.endswith("picture.png")]
        Path(target).write_bytes(b"\x89PNG")
        return subprocess.CompletedProcess(words, 0, b"", b"")

    monkeypatch.setattr("shutil.which", lambda name: name if name == there else None)
    monkeypatch.setattr(png, "find_spec", lambda name: None)
    monkeypatch.setattr("subprocess.run", called_with)
    png.write_png('<svg viewBox="0 0 9 9" width="900" height="800.5"></svg>', tmp_path / "a.png")
    assert calls[0][0] == called
    assert ("--window-size=900,800" in calls[0]) == (there != "rsvg-convert")


def test_without_a_program_it_says_what_to_install(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(png, "_converter", lambda: None)
    ran = run("draw", save, "-o", tmp_path / "board.png")
    assert refused(ran, "rsvg-convert")
    assert "chromium" in ran.err
    assert not (tmp_path / "board.png").exists()


def test_a_program_that_fails_is_told(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(png, "_converter", lambda: lambda source, target: None)
    assert refused(run("draw", save, "-o", tmp_path / "board.png"), "written nothing")


# Bad input


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["-o", "board.pdf"], ".svg or .png"),
        (["-o", "board"], ".svg or .png"),
        (["--at", "999"], "no entry 999"),
        (["--at", "-1"], "no entry -1"),
        (["--at", "x"], "--at"),
        (["--seat", "purple"], "purple"),
        (["--seat", "green"], "2 seats"),
        (["--lang", "fr"], "en, de"),
        (["--size", "9"], "--size"),
        (["-o", "no/such/folder/board.svg"], "no/such/folder"),
    ],
    ids=lambda case: " ".join(case) if isinstance(case, list) else "",
)
def test_bad_words(words: list[str], named: str, save: Path) -> None:
    assert refused(run("draw", save, *words), named)


def test_a_folder_is_no_picture(save: Path, tmp_path: Path) -> None:
    (tmp_path / "board.svg").mkdir()
    assert refused(run("draw", save, "-o", tmp_path / "board.svg"), "folder")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe"])
def test_what_is_no_save_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(content)
    assert refused(run("draw", tmp_path / "game.json", "-o", tmp_path / "a.svg"), "ziggurat: ")
    assert not (tmp_path / "a.svg").exists()


def test_a_save_that_was_changed_is_refused(save: Path, tmp_path: Path) -> None:
    save.write_bytes(save.read_bytes().replace(b'"move":"pass"', b'"move":"pawn"', 1))
    assert refused(run("draw", save, "-o", tmp_path / "a.svg"), "ziggurat: ")
