"""`ziggurat companion`, and games with a seat that the rules play in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.terminal import run
from ziggurat.api import build
from ziggurat.match.files import export_match
from ziggurat.match.told import Told
from ziggurat.scenes.companion import state_facts

SOLO = ("--game", "new-dawn", "--modules", "automated_player")
SETUP = "1\n" * 12


def test_one_person_plays_against_the_rules() -> None:
    ran = run("play", *SOLO, "--seats", "you", "--seed", "3")
    assert ran.code == 0
    assert "You are Player 1 against Automated player (played by the rules)." in ran.out


def test_a_player_for_the_governed_seat_is_one_too_many() -> None:
    ran = run("play", *SOLO, "--seats", "you,random,random,random")
    assert ran.code == 2
    assert "is for 1 to 3 seats beside what a rule plays, not 4" in ran.err


def test_programs_are_told_why_with_the_rule() -> None:
    ran = run("play", *SOLO, "--seats", "you", "--seed", "3", "--json", typed="1\n" * 30)
    acts = [act for line in ran.lines() for act in line.get("acts", [])]
    reads = [act for act in acts if act["key"] == "reads"]
    assert reads
    assert all([act["rule"].startswith("ap.") for act in reads])
    reasons = [reason for act in acts for reason in act["why"]]
    assert {reason["key"] for reason in reasons} & {"weighed", "left_to_chance", "one_option"}
    assert all([reason["rule"] for reason in reasons])
    assert not [act for act in acts if act["key"] in ("weighed", "left_to_chance") and act["why"]]


def test_people_are_told_why_below_what_was_done() -> None:
    out = run("play", *SOLO, "--seats", "you", "--seed", "3", typed="1\n" * 30 + "log\n").out
    assert " reads " in out
    assert "Why: " in out
    assert "[ap." in out


def test_the_automated_player_takes_its_turn_beside_a_real_table() -> None:
    ran = run("companion", "--seed", "3", typed=f"{SETUP}go\nquit\n")
    assert ran.code == 0
    assert "Ziggurat plays this seat: Automated player" in ran.out
    assert "Automated player reads" in ran.out


def test_facts_are_stated_told_and_taken_back() -> None:
    lines = "set trade p1 2: 3\nfact trade p1 2\nundo\nfact trade p1 2\nquit\n"
    out = run("companion", "--seed", "3", typed=f"{SETUP}{lines}").out
    told = [line.split() for line in out.splitlines() if line.startswith("trade p1 2")]
    assert told == [["trade", "p1", "2", "3"], ["trade", "p1", "2", "0"]]


def test_what_cannot_be_stated_changes_nothing() -> None:
    lines = "set trade p1 2: 99\nset nothing: 3\nset\nfact trade p1 2\nfacts trade\nquit\n"
    out = run("companion", "--seed", "3", typed=f"{SETUP}{lines}").out
    assert out.count("That cannot be done:") == 3
    assert "trade <seat> <place>" in out


def test_dice_of_the_real_table_are_typed() -> None:
    out = run("companion", "--dice", "typed", typed="deal rome\ndeal egypt\nquit\n").out
    assert "Player 1 leads Rome" in out
    assert "Automated player leads Egypt" in out


def test_a_position_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    run("companion", "--seed", "3", typed=f"{SETUP}set trade p1 2: 3\nsave {file}\nquit\n")
    assert json.loads(file.read_text("utf-8"))["format"] == "ziggurat-companion"
    out = run("companion", file, typed="fact trade p1 2\ngo\nquit\n").out
    assert "trade p1 2  3" in out
    assert "Automated player reads" in out
    other = tmp_path / "other.txt"
    other.write_text("mine", "utf-8")
    run("companion", file, typed=f"save {other}\nquit\n")
    assert other.read_text("utf-8") == "mine"


def test_a_scene_is_where_it_can_begin(tmp_path: Path) -> None:
    scene = tmp_path / "table.yaml"
    scene.write_text(
        "scene: the kitchen table\ngame: new-dawn\nmodules: [automated_player]\n"
        "seats: [p1, p2]\nbegin: seed 4\n",
        "utf-8",
    )
    ran = run("companion", scene, typed=f"{SETUP}go\nquit\n")
    assert ran.code == 0
    assert "Automated player reads" in ran.out


def test_bad_beginnings_are_refused(tmp_path: Path) -> None:
    assert run("companion", "--dice", "thrown").code == 2
    assert run("companion", "--modules", "terra_incognita").code == 2
    assert run("companion", tmp_path).code == 2
    broken = tmp_path / "broken.json"
    broken.write_text("{}", "utf-8")
    assert run("companion", broken).code == 2


def test_it_speaks_german() -> None:
    typed = f"{SETUP}setze trade p1 2: 3\nlos\nhilfe\nende\n"
    out = run("companion", "--seed", "3", "--lang", "de", typed=typed).out
    assert "Automatischer Spieler liest" in out
    assert "sagt wie in Szenen" in out


def test_no_turn_begins_before_there_is_anything_to_win() -> None:
    ran = run("companion", "--dice", "typed", typed="deal rome\ngo\nquit\n")
    assert ran.code == 0
    assert "the set-up is not finished, and the game would be over at once" in ran.out
    assert "wins" not in ran.out


def test_a_game_without_such_a_rule_says_so() -> None:
    ran = run("companion", "--game", "board-game")
    assert ran.code == 2
    assert "no rule plays a seat here" in ran.err


def told_save(path: Path) -> Path:
    """A save as the page writes it: people told what chance did, and stated a fact."""
    match = Told.begin(build("new-dawn", ("automated_player",)), 2)
    while (question := match.state.asked[0]).topic != "focus":
        match.play(question.seat, question.options[0])
    s = match.state
    state_facts(s, "trade p1 2: 3")
    match.put("trade p1 2: 3", s)
    export_match(match, path)
    return path


def test_a_game_that_the_page_saved_goes_on_in_the_terminal(tmp_path: Path) -> None:
    save = told_save(tmp_path / "told.json")
    out = run("companion", save, typed="fact trade p1 2\nquit\n").out
    assert "trade p1 2  3" in out
    assert "states: trade p1 2: 3" in run("replay", save).out
    assert "People said what chance did" in run("verify", save).out
    save.write_text(save.read_text("utf-8").replace("trade p1 2: 3", "trade p1 2: 4"), "utf-8")
    assert run("companion", save).code == 2
