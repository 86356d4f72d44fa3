"""`ziggurat bench`: what is measured, and how figures are judged."""

from __future__ import annotations

import importlib.util

import pytest

from tests.cli.terminal import run
from ziggurat.api import build, is_compiled
from ziggurat.arena import bench as benching
from ziggurat.arena.bench import _figure, read_targets
from ziggurat.arena.cases import Ground
from ziggurat.match.form import read_save

CASES = ("choices", "clone", "options", "nodes", "clone_loss", "load", "import", "state")


def test_a_quick_run_has_all_figures() -> None:
    ran = run("bench", "--quick", "--json")
    data = ran.data()
    assert ran.code == 0
    assert [figure["name"] for figure in data["figures"]] == list(CASES)
    assert data["build"] == ("compiled" if is_compiled() else "interpreted")
    assert data["y"] > 0
    assert 0 < data["forced_share"] + data["nature_share"] < 1
    assert data["options_per_choice"] >= 2


def test_text_names_the_unit_and_the_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benching, "PAIRED", benching.PAIRED[:2])
    out = run("bench", "--quick", "--seats", "2", "--modules", "festival").out
    assert out.startswith("template+festival, 2 seats")
    assert "python-chess" in out
    assert "≥" in out
    assert "≤" in out


def test_without_the_yardstick_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        "ziggurat.arena.yardstick.find_spec", lambda name: None if name == "chess" else found(name)
    )
    ran = run("bench", "--quick")
    assert (ran.code, ran.out) == (2, "")
    assert "pip install chess" in ran.err


@pytest.mark.parametrize(
    ("more", "in_y", "goal", "verdict"),
    [
        (True, True, 2.0, "ok"),
        (True, True, 2.1, "missed"),
        (False, False, 30.0, "ok"),
        (False, False, 29.0, "missed"),
        (False, False, None, ""),
    ],
)
def test_verdicts(more: bool, in_y: bool, goal: float | None, verdict: str) -> None:
    figure = _figure("case", "unit", more, [10.0, 30.0, 50.0], (1.0, 2.0, 9.0), goal, in_y)
    assert (figure.value, figure.ratio, figure.verdict) == (30.0, 2.0, verdict)


def test_targets_are_data_for_each_game_and_build() -> None:
    assert read_targets("template")["interpreted"]["choices"] == 2.0
    assert read_targets("template")["compiled"]["clone"] == 0.5
    assert read_targets("no_such_game") == {}


def test_a_module_may_have_targets_of_its_own() -> None:
    base = read_targets("new-dawn")
    explored = read_targets("new-dawn", ("terra_incognita",))
    assert explored["compiled"]["choices"] < base["compiled"]["choices"]
    assert explored["compiled"]["load"] == base["compiled"]["load"]
    assert (explored["seats"], explored["interpreted"]) == (base["seats"], base["interpreted"])
    assert read_targets("template", ("festival",)) == read_targets("template")
    one, both = ("fame_and_fortune",), ("fame_and_fortune", "wisdom_and_warfare", "both_boxes")
    few, many = [read_targets("board-game", at)["compiled"]["choices"] for at in (one, both)]
    assert few > many


def test_the_save_that_is_loaded_has_a_thousand_entries() -> None:
    ground = Ground(build("template"), 2, 1)
    assert 1000 <= len(read_save(ground.save()).entries) < 1010
    assert all(len(s.asked[0].options) > 1 for s in ground.positions)
    assert ground.late.outcome is None
