"""The long run: what it plays, what it keeps and how it ends."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.conformance import faults
from tools import pythons, soak
from ziggurat import api
from ziggurat.build.mix import mixes
from ziggurat.match.files import import_match

ALWAYS = soak.Often(1, 1, 1)
NEVER = soak.Often(0, 0, 0)


def test_other_pythons_are_found_once_each(tmp_path: Path) -> None:
    own = f"{sys.version_info[0]}.{sys.version_info[1]}"
    said: dict[Path, str] = {}
    for version in ("3.10.9", "3.29.1", "3.29.4", "3.28.0", f"{own}.0", "3.28.x"):
        program = tmp_path / ".pyenv" / "versions" / version / "bin" / "python3"
        program.parent.mkdir(parents=True)
        program.touch()
        said[program] = f"{version}\n"
    found = pythons.find_pythons(tmp_path, "", said.__getitem__)
    assert [(at.name, at.version) for at in found] == [("3.28", (3, 28, 0)), ("3.29", (3, 29, 4))]


def test_what_does_not_run_has_no_version(tmp_path: Path) -> None:
    assert pythons.version_of(Path(sys.executable)).split(".")[0] == "3"
    assert pythons.version_of(tmp_path / "nothing") == ""


def test_what_does_not_hold_on_a_python_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pythons, "_goldens", lambda: (2, []))
    monkeypatch.setattr(pythons, "_scenes", lambda: (3, ["a.yaml:1: a scene: stack"]))
    monkeypatch.setattr(pythons, "_digests", lambda: (4, []))
    monkeypatch.setattr(pythons, "_conformance", lambda: (5, []))
    assert pythons.run_here() == 1
    assert capsys.readouterr().out.splitlines() == [
        "scenes: a.yaml:1: a scene: stack",
        "done: 2 goldens, 3 scenes, 4 digests, 5 conformance, 1 faults",
    ]


def test_a_python_that_cannot_be_prepared_is_a_fault(tmp_path: Path) -> None:
    python = pythons.Python((3, 99, 0), tmp_path / "nothing")
    [fault] = pythons.run_on(python)
    assert fault.startswith("no virtual environment: ")


def test_every_game_and_number_of_seats_gets_as_many_games() -> None:
    work = soak.pieces(soak.arguments(["--games", "25"]))
    counts: dict[tuple[str, int], list[int]] = {}
    for piece in work:
        seeds = range(piece.seed, piece.seed + piece.games)
        counts.setdefault((piece.game, piece.seats), []).extend(seeds)
    kinds = {
        (name, seats)
        for name, game in api.games().items()
        for mix in mixes(game)
        for seats in mix.seats
    }
    assert sorted(counts) == sorted(kinds)
    assert all([seeds == list(range(25)) for seeds in counts.values()])


def test_a_number_of_seats_is_played_in_every_variant_that_is_for_it() -> None:
    game = api.games()["new-dawn"]
    assert {variant.modules for variant in soak.variants_for(game, 5, None)} == {
        ("terra_incognita",)
    }
    assert {variant.modules for variant in soak.variants_for(game, 2, None)} == {
        (), ("terra_incognita",), ("automated_player",), ("terra_incognita", "automated_player"),
    }  # fmt: skip
    assert {variant.modules for variant in soak.variants_for(game, 2, ())} == {()}


@pytest.mark.parametrize("name", ["template", "board-game"])
def test_every_set_of_modules_can_be_named(name: str) -> None:
    game = api.games()[name]
    for modules, seats in {(mix.modules, mix.seats[0]) for mix in mixes(game)}:
        found = soak.variants_for(game, seats, modules)
        assert {variant.modules for variant in found} == {modules}


def test_only_games_with_the_named_modules_are_played() -> None:
    words = ["--games", "10", "--game", "new-dawn", "--modules"]
    seats = {piece.seats for piece in soak.pieces(soak.arguments([*words, "none"]))}
    assert seats == {2, 3, 4}
    seats = {piece.seats for piece in soak.pieces(soak.arguments([*words, "terra_incognita"]))}
    assert seats == {2, 3, 4, 5}
    with pytest.raises(SystemExit):
        soak.arguments([*words, "atlantis"])


def test_a_closer_look_is_taken_when_it_is_due(tmp_path: Path) -> None:
    piece = soak.Piece("template", None, 2, 0, 4, soak.Often(2, 0, 0), tmp_path)
    tally = soak.soak(piece)
    assert (tally.games, tally.finished, tally.suites, tally.faults) == (4, 4, 0, ())
    assert 0 < tally.served < tally.positions
    closer = soak.soak(soak.Piece("template", None, 2, 0, 1, ALWAYS, tmp_path))
    assert (closer.suites, closer.faults) == (1, ())
    assert list(tmp_path.iterdir()) == []


def test_a_fault_is_kept_and_the_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "games", lambda: {"template": faults.DEBT})
    tally = soak.soak(soak.Piece("template", None, 3, 1, 3, NEVER, tmp_path))
    assert tally.games == 3
    assert "template 3 seats seed 1: invariants" in tally.faults[0]
    saves = sorted(tmp_path.glob("*.json"))
    assert len(saves) == len(tally.faults) > 0
    assert import_match(saves[0], api.games()).outcome is None


def test_what_cannot_even_begin_is_a_fault(tmp_path: Path) -> None:
    tally = soak.soak(soak.Piece("template", None, 9, 1, 2, NEVER, tmp_path))
    assert tally.games == len(tally.faults) == 2
    assert "not 9" in tally.faults[0]


def test_the_summary_and_the_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "template", "--seats", "2", "--games", "2", "--jobs", "1"]
    given = soak.arguments([*words, "--served-every", "0", "--out", str(tmp_path)])
    assert soak.run(given) == 0
    *_, last = capsys.readouterr().out.splitlines()
    assert last.startswith("template 2 seats: 2 games, ")
    assert last.endswith("0 unfinished, 0 faults")
