"""`ziggurat scene`: what scene files come to."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import run

SCENES = Path(__file__).resolve().parent.parent / "games" / "template" / "scenes"
SCENE = """
scene: a bid
game: template
seats: [red, blue]
position:
  on_show: silk
  coins red: 5
pending: [night red bid]
play: [red bid 2, blue bid 1]
expect:
  facts:
    coins red: COINS
"""


def test_scenes_that_pass() -> None:
    ran = run("scene", SCENES / "bidding.yaml")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("pass  ")
    assert "0 failed, 0 broken" in ran.out.splitlines()[-1]


def test_scenes_as_json() -> None:
    data = run("scene", SCENES / "bidding.yaml", "--json").data()
    assert data["passed"] is True
    assert data["scenes"] == len(data["results"]) > 0


def test_an_expectation_that_fails(tmp_path: Path) -> None:
    (tmp_path / "bid.yaml").write_text(SCENE.replace("COINS", "7"), "utf-8")
    ran = run("scene", tmp_path / "bid.yaml")
    assert (ran.code, ran.err) == (1, "")
    assert "FAIL  a bid" in ran.out
    assert "expected: 7; found: 3" in ran.out
    assert "bid.yaml:12" in ran.out


def test_a_broken_scene_is_one_line_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "bid.yaml").write_text(SCENE.replace("COINS", "lots"), "utf-8")
    ran = run("scene", tmp_path / "bid.yaml", "--json")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert ran.err.startswith(f"ziggurat: {tmp_path / 'bid.yaml'}:12: ")
    assert ran.data()["faults"][0]["line"] == 12


def test_a_folder_without_scenes(tmp_path: Path) -> None:
    ran = run("scene", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert "no scenes" in ran.err


def test_the_words_of_a_game_are_listed() -> None:
    assert "coins <seat>" in run("scene", "--facts", "template").out
    data = run("scene", "--facts", "template", "--modules", "festival", "--json").data()
    assert "lantern" in [fact["name"] for fact in data["facts"]]
