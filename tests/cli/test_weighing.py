"""`ziggurat play`: nothing is thrown away by one line, and `later` declines until the turn ends."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.cli.terminal import run
from ziggurat import api
from ziggurat.api import Match, Question
from ziggurat.kernel.choice import PASS
from ziggurat.match.files import export_match, import_match
from ziggurat.match.standing import may_stand, turn_of

SEEDS = 40
MOVES = 500


def cities_unused(path: Path) -> Match:
    """A game in which somebody has cities that have not acted."""
    match = Match.new(api.build("board-game"), 2, bytes(32))
    dice = random.Random(1)
    while match.state.asked[0].topic != "city_management":
        question = match.state.asked[0]
        match.play(question.seat, dice.choice(question.options))
    export_match(match, path)
    return match


def standing(path: Path) -> tuple[Match, Question]:
    """A game in which somebody is asked what can be declined, and is asked again that turn."""
    for seed in range(SEEDS):
        match = Match.new(api.build("board-game"), 2, bytes([seed]) * 32)
        dice = random.Random(seed)
        for _ in range(MOVES):
            if match.outcome is not None:
                break
            question = match.state.asked[0]
            if may_stand(match.rules, question) and _comes_again(match, question):
                export_match(match, path)
                return match, question
            match.play(question.seat, dice.choice(question.options))
    raise AssertionError("nobody is asked twice in a turn")


def _comes_again(match: Match, question: Question) -> bool:
    """Tell whether the same is asked after both seats have answered once, with the last option."""
    after = match.fork(match.next_entry - 1)
    after.play(question.seat, (PASS,))
    turn = turn_of(after.state)
    other = after.state.asked[0]
    if other.seat == question.seat:
        return False
    after.play(other.seat, other.options[-1])
    asked = after.state.asked[0]
    same = (asked.seat, asked.topic) == (question.seat, question.topic)
    return same and turn_of(after.state) == turn


@pytest.mark.parametrize(
    ("lang", "told", "again"),
    [
        ("en", "1 city has not acted: capital.", "Type it again if you mean it."),
        ("de", "1 Stadt hat noch nicht gehandelt: Hauptstadt.", "Gib es noch einmal ein"),
    ],
)
def test_ending_a_phase_with_unused_cities_asks_once(
    tmp_path: Path, lang: str, told: str, again: str
) -> None:
    path = tmp_path / "game.json"
    match = cities_unused(path)
    seats = ("--load", path, "--seats", "you,you", "--lang", lang)
    once = run("play", *seats, typed="pass\n")
    assert told in once.out
    assert again in once.out
    assert once.out.count("city_management") == 0
    after = tmp_path / "after.json"
    run("play", *seats, typed=f"pass\nsave {after}\n")
    assert import_match(after, api.games()).next_entry == match.next_entry
    run("play", *seats, typed=f"pass\npass\nsave {after}\n")
    assert import_match(after, api.games()).next_entry == match.next_entry + 1


def test_programs_are_told_and_not_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    cities_unused(path)
    ran = run("play", "--load", path, "--seats", "you,you", "--json", typed="pass\n")
    turns = [line for line in ran.lines() if line["is"] == "turn"]
    assert len(turns) == 2
    assert turns[0]["options"][0]["leaves"] == ["1 city has not acted: capital."]
    assert all("leaves" not in option for option in turns[0]["options"][1:])


@pytest.mark.parametrize(("lang", "word"), [("en", "later"), ("de", "später")])
def test_later_declines_until_the_turn_ends(tmp_path: Path, lang: str, word: str) -> None:
    path = tmp_path / "game.json"
    match, question = standing(path)
    other = match.fork(match.next_entry - 1)
    other.play(question.seat, (PASS,))
    last = len(other.state.asked[0].options)
    play = ("play", "--load", path, "--seats", "you,you", "--json", "--lang", lang)
    typed = {"plain": f"pass\n{last}\n", "standing": f"{word}\n{last}\n"}
    topics = {
        how: [line["topic"] for line in run(*play, typed=text).lines() if line["is"] == "turn"]
        for how, text in typed.items()
    }
    assert topics["plain"][0] == topics["plain"][2] == question.topic
    assert topics["standing"][0] == question.topic
    assert question.topic not in topics["standing"][1:3]


def test_what_cannot_stand_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    cities_unused(path)
    out = run("play", "--load", path, "--seats", "you,you", typed="later\nlater off\n").out
    assert "can be declined until the end of the turn" in out
    assert "You are asked again." in out


def test_help_knows_later() -> None:
    assert "later [off]" in run("play", "--seed", "3", typed="help\n").out
    assert "später [aus]" in run("play", "--seed", "3", "--lang", "de", typed="hilfe\n").out
