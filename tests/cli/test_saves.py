"""`ziggurat replay`, `verify` and `explain`: what a save can tell."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.cli.terminal import run, saved_game
from tools.forgeries import NEGATIVES
from ziggurat.api import games
from ziggurat.match.files import export_match

WHOLE = 1000


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game in its first night: red has passed, both have bid."""
    saved_game(tmp_path / "game.json", 3)
    return tmp_path / "game.json"


def test_replay_tells_every_move(save: Path) -> None:
    ran = run("replay", save)
    assert ran.code == 0
    assert "The game begins." in ran.out
    assert "Red: Offer nothing" in ran.out
    assert "Blue: Bid" in ran.out
    assert "· Night 1 begins; Red goes first." in ran.out


def test_replay_shows_a_position(save: Path) -> None:
    ran = run("replay", save, "--at", "1")
    assert "Night 1 of 6" in ran.out
    assert "Blue: Bid" not in ran.out


def test_replay_tells_a_seat_no_secrets(save: Path) -> None:
    moves = {line["number"]: line for line in run("replay", save, "--json").data()["entries"]}
    seen = run("replay", save, "--seat", "red", "--json").data()["entries"]
    hidden = [line["number"] for line in seen if line["kind"] == "choice" and not line["move"]]
    assert {moves[number]["seat"] for number in hidden} == {"nature", "blue"}
    assert "(secret)" in run("replay", save, "--seat", "red").out


def test_replay_as_json_has_the_state_of_a_position(save: Path) -> None:
    data = run("replay", save, "--at", "2", "--json").data()
    assert [line["number"] for line in data["entries"]] == [2]
    assert data["state"]["is"] == "Table"
    seen = run("replay", save, "--at", "2", "--seat", "blue", "--json").data()
    assert seen["view"]["is"] == "View"
    assert "state" not in seen


def test_replay_speaks_german(save: Path) -> None:
    assert "Das Spiel beginnt." in run("replay", save, "--lang", "de").out


def test_replay_tells_what_was_taken_back(tmp_path: Path) -> None:
    match = saved_game(tmp_path / "game.json", 1)
    match.undo(0)
    export_match(match, tmp_path / "game.json")
    assert "Red: takes back (to 3)" in run("replay", tmp_path / "game.json").out


def test_verify_accepts_what_was_played(save: Path) -> None:
    ran = run("verify", save)
    assert ran.code == 0
    assert "all as they should be" in ran.out
    assert "follows from the seed" in ran.out
    assert run("verify", save, "--json").data()["proven"] is True


def test_verify_names_the_first_entry_that_differs(save: Path) -> None:
    save.write_bytes(save.read_bytes().replace(b'"move":"pass"', b'"move":"pawn"', 1))
    ran = run("verify", save)
    assert ran.code == 1
    assert "Entry 4 is the first" in ran.out
    assert run("verify", save, "--json").data()["first_bad_entry"] == 4


def test_verify_rejects_another_seed(save: Path) -> None:
    ran = run("verify", save, "--seed", "00" * 32)
    assert ran.code == 1
    assert "seed" in ran.out


def test_verify_takes_the_seed_of_a_published_save(tmp_path: Path) -> None:
    match = saved_game(tmp_path / "game.json", WHOLE)
    export_match(match, tmp_path / "open.json", with_seed=False)
    assert "rolls and draws were not checked" in run("verify", tmp_path / "open.json").out
    ran = run("verify", tmp_path / "open.json", "--seed", match.reveal_seed().hex())
    assert (ran.code, "follows from the seed" in ran.out) == (0, True)


@pytest.mark.parametrize("damage", [b"", b"{", b'{"format":1}', b"\xff"])
def test_verify_says_no_to_what_is_no_save(damage: bytes, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(damage)
    ran = run("verify", tmp_path / "game.json", "--lang", "de")
    assert (ran.code, ran.err) == (1, "")
    assert "Nicht, wie es sein soll" in ran.out


def test_explain_tells_why_somebody_is_asked(save: Path) -> None:
    out = run("explain", save).out
    assert out.startswith("Red may play a trick, because")
    assert "· Play none  (pass)" in out
    assert "tp.trick.one_each: " in out


def test_explain_as_json(save: Path) -> None:
    data = run("explain", save, "--json", "--lang", "de").data()
    assert data["prose"].startswith("Rot darf einen Trick spielen, denn")
    assert data["asked"][0]["seat"] == "red"
    assert data["asked"][0]["options"][0] == {"choice": "pass", "text": "Keinen spielen"}
    assert list(data["rules"]) == ["tp.trick.one_each"]


def test_explain_tells_how_a_finished_game_ended(tmp_path: Path) -> None:
    saved_game(tmp_path / "game.json", WHOLE)
    assert "wins" in run("explain", tmp_path / "game.json").out


def test_verify_says_from_which_entry_on_chance_is_proven(tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    fork = saved_game(tmp_path / "game.json", 5).fork(6)
    export_match(fork, path)
    assert "From entry 8 on, every roll and every draw follows" in run("verify", path).out
    assert "Ab Eintrag 8 folgt" in run("verify", path, "--lang", "de").out
    data = run("verify", path, "--json").data()
    assert (data["ok"], data["proven"], data["proven_from"]) == (True, False, 8)
    assert "proven from entry 8 on" in data["text"]


def test_everybody_is_told_that_a_person_chose_the_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = f"save {path}\nquit\n"
    assert "A person chose the seed" in run("play", "--seed", "8", typed=typed).out
    for command in ("verify", "explain"):
        assert "A person chose the seed" in run(command, path).out
        assert "hat ein Mensch gewählt" in run(command, path, "--lang", "de").out
        assert run(command, path, "--json").data()["seed_chosen"] is True
    drawn = tmp_path / "drawn.json"
    out = run("play", "--json", typed=f"save {drawn}\nquit\n").lines()
    assert out[0]["seed_chosen"] is False
    for command in ("verify", "explain"):
        assert "chose the seed" not in run(command, drawn).out
        assert run(command, drawn, "--json").data()["seed_chosen"] is False


def unpacked(name: str, folder: Path) -> Path:
    """A forged save of the museum, as a file."""
    version = games()["template"].version
    packed = (NEGATIVES / f"template_{version}" / f"{name}.json.gz").read_bytes()
    path = folder / f"{name}.json"
    path.write_bytes(gzip.decompress(packed))
    return path


def test_verify_says_that_a_start_was_not_checked(tmp_path: Path) -> None:
    path = unpacked("made_up_start", tmp_path)
    ran = run("verify", path)
    assert "The start of this game was not checked" in ran.out
    assert "Every roll and every draw follows" not in ran.out
    assert "wurde nicht geprüft" in run("verify", path, "--lang", "de").out
    data = run("verify", path, "--json").data()
    assert (data["proven"], data["start_checked"], data["proven_from"]) == (False, False, 2)


def test_verify_names_the_start_if_that_is_to_blame(tmp_path: Path) -> None:
    path = unpacked("start_tells_otherwise", tmp_path)
    ran = run("verify", path)
    assert (ran.code, "The start of this game is not as it should be" in ran.out) == (1, True)
    assert "Der Anfang dieser Partie ist nicht" in run("verify", path, "--lang", "de").out
    assert run("verify", path, "--json").data()["first_bad_entry"] == 0


def test_verify_says_how_often_chance_was_asked_again(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = saved_game(path, 5)
    assert "asked again" not in run("verify", path).out
    match.rewind(0, frozenset(range(match.seats)))
    match.rewind(2, frozenset(range(match.seats)))
    match.rewind(0, frozenset(range(match.seats)))
    export_match(match, path)
    assert "past a roll or a draw 3 times, so chance was asked again" in run("verify", path).out
    assert "3 Mal" in run("verify", path, "--lang", "de").out
    data = run("verify", path, "--json").data()
    assert (data["proven"], data["asked_again"]) == (True, 3)
