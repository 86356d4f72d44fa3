"""`ziggurat play`: a game typed line by line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Ran, run
from ziggurat.api import games
from ziggurat.match.files import import_match

ANY = "1\n" * 60


def test_a_whole_game_can_be_typed(tmp_path: Path) -> None:
    ran = run("play", "--seed", "3", typed=ANY)
    assert ran.code == 0
    for part in ("The game is over", "points", "Commitment to the dice:", "Seed of the dice:"):
        assert part in ran.out
    assert list(tmp_path.rglob("*.json")) == []


def test_at_the_end_it_offers_to_save(tmp_path: Path) -> None:
    turns = run("play", "--seed", "3", "--json", typed=ANY).out.count('"is": "turn"')
    ran = run("play", "--seed", "3", typed="1\n" * turns + f"save {tmp_path / 'end.json'}\n")
    assert ran.code == 0
    assert import_match(tmp_path / "end.json", games()).outcome is not None


def test_the_first_screen_says_what_to_do() -> None:
    first = run("play", "--seed", "3").out.splitlines()[:5]
    assert "The Night Market" in first[1]
    assert "You are Red against Blue (random). Type the number" in first[3]
    assert "help" in first[4]


def test_a_position_is_told_in_words() -> None:
    out = run("play", "--seed", "3").out
    assert "Night 1 of 6" in out
    assert "Blue draws a trick." in out
    assert "Red: You open the night" in out


def test_a_pipe_gets_no_prompt() -> None:
    assert "Red> " not in run("play", "--seed", "3", typed="1\n2\n").out


def test_amounts_are_chosen_by_themselves() -> None:
    ran = run("play", "--seed", "3", "--json", typed="pass\n3\n")
    news = [line for turn in ran.lines() for line in turn.get("news", [])]
    assert "Red has bid 3 coins." in news


def test_notation_is_understood_however_it_is_spaced() -> None:
    ran = run("play", "--seed", "3", "--json", typed="  PASS \n bid   2 \n")
    news = [line for turn in ran.lines() for line in turn.get("news", [])]
    assert "Red has bid 2 coins." in news


def test_enter_is_enough_where_there_is_one_choice() -> None:
    turns = run("play", "--seed", "8", "--json", typed="\n").lines()
    assert [turn["topic"] for turn in turns if turn["is"] == "turn"] == ["barter", "bid"]


def test_why_names_the_reason_and_the_rule() -> None:
    out = run("play", "--seed", "3", typed="pass\nwhy bid 9\nwhy 2\nwhy\n").out
    assert "You do not have that many coins." in out
    assert "tp.coins.no_debt: Nobody may bid" in out
    assert "You may do this: Bid 2 coins." in out
    assert "for example: why 1" in out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("bid 9", "You do not have that many coins."),
        ("9", "You do not have that many coins."),
        ("steal blue", "does not answer the question"),
        ("999", "“999” is not a choice"),
        ("hello", "“hello” is not a choice"),
        ("bid", "bid <coins>"),
        ("bid lots", "“lots” does not fit here"),
        ("bid 3 4", "bid <coins>"),
        ("", "Type the number"),
        ("\x00\x1b[2J", "is not a choice"),
    ],
)
def test_what_cannot_be_done_changes_nothing(typed: str, told: str) -> None:
    ran = run("play", "--seed", "3", typed=f"pass\n{typed}\n")
    assert told in ran.out
    assert ran.out.count("How much do you bid?") == 1
    assert ran.code == 0


def test_undo_takes_back_and_says_when_it_cannot() -> None:
    out = run("play", "--seed", "3", typed="undo\npass\nundo\npass\n2\nundo\n").out
    assert "dice were rolled or cards drawn since" in out
    assert out.count("You open the night") == 2
    assert "another player has acted since" in out


def test_what_was_taken_back_is_not_told() -> None:
    ran = run("play", "--seed", "1", typed="pawn\nundo\nlog\n")
    assert "Taken back." in ran.out
    assert "takes a loan" not in ran.out[ran.out.index("Taken back.") :]


def test_saving_and_loading(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = f"pass\nsave {path}\n2\nload {path}\n"
    out = run("play", "--seed", "3", typed=typed).out
    assert f"Saved in {path}" in out
    assert f"Loaded: {path}" in out
    assert out.count("How much do you bid?") == 2
    assert "How much do you bid?" in run("play", "--load", path).out


@pytest.mark.parametrize("name", ["~nobody-here/x.json", "a\0b", "x" * 300])
def test_a_name_that_no_file_can_have_does_not_end_the_game(name: str) -> None:
    ran = run("play", "--seed", "3", typed=f"save {name}\nload {name}\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Not saved: " in ran.out
    assert "Not loaded: " in ran.out


def test_a_file_that_is_no_save_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", "utf-8")
    out = run("play", "--seed", "3", typed=f"save {tmp_path / 'diary.txt'}\n").out
    assert "is not a saved game" in out
    assert (tmp_path / "diary.txt").read_text("utf-8") == "dear diary"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("save", "save game.json"),
        ("save /no/such/folder/game.json", "Not saved"),
        ("load", "load game.json"),
        ("load /no/such/game.json", "Not loaded"),
        ("load .", "Not loaded"),
    ],
)
def test_files_that_cannot_be(typed: str, told: str) -> None:
    assert told in run("play", "--seed", "3", typed=f"{typed}\n").out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("rules", "tp.barter.first_seat"),
        ("rules tp.bid.tie", "Of equal bids"),
        ("rules tp.bid", "tp.bid.highest"),
        ("rules all", "tp.end.tie"),
        ("rules chess", "no rule or topic “chess”"),
        ("cards", "Amulet"),
        ("cards silk", "Take 1 coin whenever the market closes."),
        ("cards amul", "Amulet"),
        ("cards pawn", "no card “pawn”"),
        ("log", "Night 1 begins"),
        ("help", "why CHOICE"),
        ("table", "Night 1 of 6"),
    ],
)
def test_asides(typed: str, told: str) -> None:
    quiet = run("play", "--seed", "3", typed="").out
    assert told in run("play", "--seed", "3", typed=f"{typed}\n").out[len(quiet) // 2 :]


def test_german_is_spoken_and_understood() -> None:
    out = run("play", "--seed", "3", "--lang", "de", typed="passen\npass\nwarum bid 9\nende\n").out
    assert "Der Nachtmarkt" in out
    assert "„passen“ ist keine Möglichkeit" in out
    assert "So viele Münzen hast du nicht." in out
    assert "Das Spiel liegt in" in out


def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    ran = run("play", "--seed", "3", typed="pass\nquit\n")
    kept = tmp_path / "home" / "unfinished.json"
    assert str(kept) in ran.out.replace("\n", "")
    assert "How much do you bid?" in run("play", "--load", kept).out


def test_leaving_a_game_never_costs_another_one(tmp_path: Path) -> None:
    kept = tmp_path / "home" / "unfinished.json"
    run("play", "--seed", "3", typed="pass\n")
    first = kept.read_bytes()
    assert "unfinished-2.json" in run("play", "--seed", "4", typed="pass\n").out.replace("\n", "")
    assert kept.read_bytes() == first
    run("play", "--load", kept, typed="bid 1\n")
    assert kept.read_bytes() != first
    assert len(list(kept.parent.iterdir())) == 2


def test_a_game_in_which_nothing_was_chosen_is_not_kept(tmp_path: Path) -> None:
    assert "nothing to keep" in run("play", "--seed", "3", typed="quit\n").out
    assert not (tmp_path / "home").exists()


def test_a_loaded_game_is_kept_only_if_it_went_on(tmp_path: Path) -> None:
    run("play", "--seed", "3", typed=f"pass\nsave {tmp_path / 'game.json'}\nload .\n")
    (tmp_path / "home" / "unfinished.json").unlink()
    assert "nothing to keep" in run("play", "--load", tmp_path / "game.json").out
    assert "is kept in" in run("play", "--load", tmp_path / "game.json", typed="2\n").out


def test_several_people_share_a_screen() -> None:
    ran = run("play", "--seats", "you,you", "--seed", "8", typed="pass\nbid 1\nbid 2\n")
    assert ran.out.count("Pass the screen to Blue") == 1
    before, after = ran.out.split("Pass the screen to Blue")
    assert "Red draws Guard." in before
    assert "Red draws a trick." in after.partition("Pass the screen to Red")[0]


def test_a_terminal_waits_before_it_shows_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    from ziggurat.cli import lines

    prompts: list[str] = []

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        return ["", "pass", "bid 1", "", "quit"][len(prompts) - 1]

    monkeypatch.setattr(lines, "input", answer, raising=False)
    monkeypatch.setattr(lines, "is_terminal", lambda: True)
    run("play", "--seats", "you,you", "--seed", "3")
    first = [prompt.partition(" ")[0] for prompt in prompts]
    assert first == ["Press", "Red>", "Red>", "Press", "Blue>"]


def test_nobody_plays_and_all_is_told() -> None:
    ran = run("play", "--seats", "random,random,random", "--seed", "3")
    assert "watch Red (random), Blue (random) and Green (random)" in ran.out
    assert "The game is over" in ran.out


def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import sys\nsys.stdin.readline()\nprint('{\"ready\": 1}', flush=True)\n", "utf-8"
    )
    ran = run("play", "--seats", f"you,program:{sys.executable} {bot}", "--seed", "3", typed=ANY)
    assert "A computer player failed" in ran.out
    assert "The game is over" in ran.out


def test_modules_and_options_are_played() -> None:
    ran = run("play", "--modules", "festival", "--option", "length=long", "--seed", "3")
    assert "Night 1 of 9" in ran.out
    assert "Lantern: Pearl" in ran.out


def test_json_is_one_object_a_line() -> None:
    ran = run("play", "--seed", "3", "--json", typed="why bid 9\n" + ANY)
    kinds = [line["is"] for line in ran.lines()]
    assert kinds[:3] == ["welcome", "turn", "verdict"]
    assert ran.lines()[-1]["is"] == "over"
    assert sorted(ran.lines()[-1]["scores"]) == ["blue", "red"]


def test_the_same_seed_gives_the_same_game() -> None:
    def once() -> Ran:
        return run("play", "--seed", "8", typed=ANY)

    assert once() == once()
