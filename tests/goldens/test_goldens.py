"""Every golden game plays as it was written down, on every build.

If one of these fails after a change that is meant, refresh and read the difference:
`python tools/goldens.py refresh`.
"""

from pathlib import Path

import pytest

from tools.goldens import FOLDER, SUFFIX, GoldenError, main, read, refreshed
from ziggurat import api
from ziggurat.build.game import Game

GOLDENS = sorted(FOLDER.rglob(f"*{SUFFIX}"))
GAMES = list(api.games().values())
SAMPLE = (FOLDER / "template" / "one_winner.game").read_text("utf-8")


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_plays_as_it_was_written_down(path: Path) -> None:
    text = path.read_text("utf-8")
    assert refreshed(text) == text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_goldens_show_a_game_with_each_module_and_option(game: Game) -> None:
    tables = [read(path.read_text("utf-8"))[0] for path in (FOLDER / game.folder).glob("*.game")]
    shown = [table.modules for table in tables]
    assert () in shown
    assert {name for modules in shown for name in modules} == {at.name for at in game.modules}
    for option in game.options:
        assert {table.options[option.name] for table in tables} == set(option.values)


@pytest.mark.parametrize(("name", "winners"), [("one_winner", 1), ("shared_win", 2)])
def test_goldens_show_each_way_to_win_the_template(name: str, winners: int) -> None:
    text = (FOLDER / "template" / f"{name}.game").read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("winners:"))
    assert len(line.split()) == winners + 1


@pytest.mark.parametrize(
    ("victory", "seats"), [("culture", 2), ("technology", 3), ("economy", 4), ("military", 2)]
)
def test_goldens_show_each_victory_of_the_board_game(victory: str, seats: int) -> None:
    text = (FOLDER / "board_game" / f"{victory}.game").read_text("utf-8")
    assert f"\noutcome: {victory}\n" in text
    assert f"\nseats: {seats}\n" in text


def test_another_answer_of_chance_is_noticed() -> None:
    before, roll, after = SAMPLE.rpartition("nature roll ")
    other = before + roll + ("1" if after[0] > "3" else "6") + after[1:]
    assert refreshed(other) != other


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("game: template", "game: chess", "no game 'chess'"),
        ("seats: 2", "seats: two", "'seats' is a number, not 'two'"),
        ("seed:", "sead:", "line 6: 'sead' is none of game"),
        ("length=usual", "usual", "'usual' is not an option"),
        ("\n\nnature show", "\n\nred pass\nnature show", r"line 8: 'red pass' is refused \(zg"),
        ("\n\nnature show", "\n\nnature juggle\nnature show", "line 8: 'juggle' is not a verb"),
        ("\n\noutcome", "\nred pass\n\noutcome", r"is refused \(zg\.finished\)"),
    ],
)
def test_a_golden_that_cannot_be_played_says_why(old: str, new: str, fault: str) -> None:
    with pytest.raises((GoldenError, api.BuildError), match=fault):
        refreshed(SAMPLE.replace(old, new, 1))


def test_an_unfinished_game_is_no_golden() -> None:
    moves = SAMPLE.partition("\n\noutcome")[0].split("\n")
    with pytest.raises(GoldenError, match="not over after the last move"):
        refreshed("\n".join(moves[:20]))


def test_one_command_makes_a_golden_and_another_refreshes_it(tmp_path: Path) -> None:
    create = ["create", "template", "trial", "--seats", "3", "--seed", "4", "--winners", "1"]
    assert main(["--folder", str(tmp_path), *create]) == 0
    path = tmp_path / "template" / "trial.game"
    text = path.read_text("utf-8")
    assert refreshed(text) == text
    path.write_text(text.replace("scores: ", "scores: many "), "utf-8")
    assert main(["--folder", str(tmp_path), "refresh"]) == 0
    assert path.read_text("utf-8") == text


def test_a_golden_is_steered_by_what_seats_like_and_shun(tmp_path: Path) -> None:
    create = ["create", "template", "trial", "--by", "wealth", "--prefer", "bid 0"]
    assert main(["--folder", str(tmp_path), *create, "--avoid", "steal", "pawn"]) == 0
    text = (tmp_path / "template" / "trial.game").read_text("utf-8")
    assert text.count(" bid ") == text.count(" bid 0") > 0
    assert " steal " not in text
    assert "outcome: wealth" in text


def test_a_golden_that_no_longer_plays_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.game"
    text = SAMPLE.replace("\n\nnature show", "\n\nred pass\nnature show", 1)
    path.write_text(text, "utf-8")
    assert main(["--folder", str(tmp_path), "refresh"]) == 1
    assert "old.game: line 8" in capsys.readouterr().err
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize("words", [["--seats", "7"], ["--modules", "war"], ["--options", "x"]])
def test_a_golden_of_nothing_is_refused(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--folder", str(tmp_path), "create", "template", "trial", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.rglob("*.game")) == []
