"""Golden digests and the other build: the same numbers on every build and machine."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conformance.digests import GOLDEN, digests, written
from ziggurat import api
from ziggurat.build.game import Game
from ziggurat.checks.same import same_sources, trace

GAMES = list(api.games().values())


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_random_games_go_as_they_always_went(game: Game) -> None:
    assert digests(game) == written(game)


def test_only_games_there_are_have_digests() -> None:
    lines = json.loads(GOLDEN.read_text("utf-8"))
    assert len(lines) == sum([len(written(game)) for game in GAMES])


def test_another_seed_gives_another_game() -> None:
    rules = api.build("template")
    assert trace(rules, 2, 1, 50) != trace(rules, 2, 2, 50)


def test_a_trace_stops_at_its_bound() -> None:
    assert len(trace(api.build("template"), 2, 1, 20)) == 21


def test_a_build_of_older_sources_is_not_compared(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for package in (one, two):
        (package / "kernel").mkdir(parents=True)
        (package / "kernel" / "engine.py").write_text("same", "utf-8")
    assert same_sources(one, two)
    (two / "kernel" / "engine.py").write_text("older", "utf-8")
    assert not same_sources(one, two)
    assert not same_sources(one, tmp_path / "missing")
