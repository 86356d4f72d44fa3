"""`ziggurat games`, and mixes of modules and options on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.kit import mixes


def test_all_games_are_listed_with_what_can_be_typed() -> None:
    ran = run("games")
    assert (ran.code, ran.err) == (0, "")
    assert "The Night Market (template), seats: 2, 3, 4" in ran.out
    assert "--modules festival" in ran.out
    assert "--option map=first-game" in ran.out
    assert "Laternenfest" in run("games", "--lang", "de").out


def test_what_stands_against_a_module_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    mixes.offer(monkeypatch)
    out = run("games", "--game", "fair").out
    assert "module.ferry needs module.harbour." in " ".join(out.split())
    out = run("games", "--game", "fair", "--modules", "harbour").out
    assert "seats: 2, 3, 4, 5" in out
    said = " ".join(out.split())
    assert "* --modules harbour" in said
    assert "module.desert and module.harbour exclude each other." in said
    assert "* --option wind=calm" in said
    assert "option.wind: option.wind.storm needs Length of the game: nine nights." in said
    german = " ".join(run("games", "--game", "fair", "--lang", "de").out.split())
    assert "module.ferry braucht module.harbour." in german


def test_a_menu_can_be_had_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    mixes.offer(monkeypatch)
    (found,) = run("games", "--game", "fair", "--modules", "harbour,ferry", "--json").data()
    assert (found["game"], found["joins"], found["seats"]) == ("fair", ["regatta"], [2, 3, 4, 5])
    desert = found["modules"][2]
    against = {"kind": "excludes", "one": "desert", "other": "harbour"}
    assert desert == {"name": "desert", "chosen": False, "obstacle": against}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--modules ferry", "module 'ferry' needs module 'harbour': choose both or neither"),
        ("--modules harbour,desert", "exclude each other: choose one of them"),
        ("--modules regatta", "'regatta' comes by itself with 'harbour' and 'ferry'"),
        ("--option wind=storm", "option 'wind' comes with module 'harbour': add it"),
        ("--seats 5", "2 to 4 seats, not 5; add module 'harbour', which is for 5 too"),
        ("--modules desert --seats 4", "2 to 3 seats, not 4; leave module 'desert' out"),
    ],
)
def test_a_mix_that_cannot_be_is_refused_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, words: str, told: str
) -> None:
    mixes.offer(monkeypatch)
    ran = run("play", "--game", "fair", *words.split())
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


def test_modules_and_options_belong_to_a_game() -> None:
    ran = run("games", "--modules", "festival")
    assert ran.code == 2
    assert "with --game" in ran.err


def test_a_save_keeps_the_options_of_modules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mixes.offer(monkeypatch)
    path = tmp_path / "fair.json"
    words = (
        "play --game fair --modules ferry,harbour --option wind=storm --seats you,you,you,you,you"
    )
    assert run(*words.split(), typed=f"save {path}\nquit\n").code == 0
    assert run("verify", path).code == 0
    header = run("replay", path, "--json").data()
    assert header["modules"] == ["harbour", "ferry"]
    assert run("explain", path).code == 0


def test_a_number_and_seats_are_told_in_one_line_each() -> None:
    words = ("games", "--game", "new-dawn", "--modules", "terra_incognita")
    chosen = ("--option", "handicap=13", "--option", "novices=p4+p2")
    said = " ".join(run(*words, *chosen).out.split())
    assert "* --option handicap=13" in said
    assert "Any number from 0 to 18." in said
    assert "* --option novices=p2+p4" in said
    assert said.count("handicap=") == said.count("novices=") == 1
    german = " ".join(run(*words, "--lang", "de").out.split())
    assert "Jede Zahl von 0 bis 18." in german
    found = {at["name"]: at for at in run(*words, *chosen, "--json").data()[0]["options"]}
    assert found["handicap"]["values"] == [{"name": "13", "chosen": True, "obstacle": None}]


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("handicap=19", "option 'handicap' cannot be '19'; it can be: a whole number from 0 to 18"),
        ("novices=p7", "it can be: none, p1, p2, p3, p4, p5, or several such as p1+p5"),
        ("novices=p1+p3", "option 'novices' names p3, and nobody sits there; there are: p1, p2"),
    ],
)
def test_a_number_or_a_seat_that_cannot_be_is_refused(option: str, told: str) -> None:
    ran = run("play", "--game", "new-dawn", "--modules", "terra_incognita", "--option", option)
    assert ran.code != 0
    assert told in ran.err
