"""`ziggurat simulate`: many games and what they came to."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.broken import broken, install_bad_die
from tests.cli.terminal import run
from ziggurat.cli import simulating


def test_it_prints_rates_and_endings() -> None:
    ran = run("simulate", "--games", "3")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("3 games in ")
    for part in ("decisions/s", "choices/s", "ended: ", "games won by Red", "unfinished"):
        assert part in ran.out


def test_json_has_all_figures_and_depends_on_the_seed_only() -> None:
    once = run("simulate", "--games", "4", "--seed", "5", "--seats", "3", "--json").data()
    again = run("simulate", "--games", "4", "--seed", "5", "--seats", "3", "--json").data()
    assert once["by"] == {"wealth": 4}
    assert len(once["wins"]) == 3
    assert {once[key] == again[key] for key in ("wins", "decisions", "choices")} == {True}


def test_a_limit_leaves_games_unfinished() -> None:
    data = run("simulate", "--games", "2", "--limit", "5", "--json").data()
    assert (data["unfinished"], data["finished"]) == (2, 0)


def test_it_speaks_german() -> None:
    assert "Entscheidungen/s" in run("simulate", "--games", "1", "--lang", "de").out


def test_players_may_be_seated_by_name() -> None:
    ran = run("simulate", "--games", "1", "--seats", "random:3,random", "--check", "--json")
    assert ran.data()["finished"] == 1


def test_every_check_can_be_made_at_every_position(tmp_path: Path) -> None:
    ran = run("simulate", "--games", "1", "--fuzz", "--out", tmp_path / "out", "--json")
    assert ran.code == 0
    assert ran.data()["positions"] > 20
    assert ran.data()["failures"] == []


def test_games_that_fail_are_told_and_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulating, "rules_for", lambda *words: broken(install_bad_die))
    ran = run("simulate", "--games", "6", "--out", tmp_path / "out")
    assert ran.code == 1
    assert "failed: " in ran.out
    assert list((tmp_path / "out").glob("*.json"))
