"""The oracles of every game that has some agree with the engine; `soak` goes on for longer."""

from __future__ import annotations

from typing import Final

import pytest

from tests.kit.builds import far_or_near
from tests.oracles import runner
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.checks import Broken, Variant, variants
from ziggurat.games.new_dawn.automated_player.military.rows import TargetList
from ziggurat.games.new_dawn.automated_player.rows import PriorityList
from ziggurat.kernel.state import State

# Whole games, but not every position: neighbours differ little.
LIMIT: Final = 1500
EVERY: Final = far_or_near(7, 29)


def by_modules(game: Game) -> list[Variant]:
    """The first variant of each choice of modules."""
    found: dict[tuple[str, ...], Variant] = {}
    for variant in variants(game):
        found.setdefault(variant.modules, variant)
    return list(found.values())


CASES: Final = [
    pytest.param(game, variant, seats, id=f"{game.name} {variant.label()} {seats}")
    for game in api.games().values()
    if game.folder in runner.folders()
    for variant in by_modules(game)
    for seats in build(game, *variant).seats
]


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant", "seats"), CASES)
def test_oracles_agree_with_the_engine(game: Game, variant: Variant, seats: int) -> None:
    rules = build(game, *variant)
    assert runner.oracles_of(game.folder, rules.installed)
    report = runner.run_oracles(rules, seats, seats, LIMIT, EVERY)
    assert report.positions > 20


def test_a_folder_belongs_to_a_game() -> None:
    assert set(runner.folders()) <= {game.folder for game in api.games().values()}


def doubts_the_third_question(s: State) -> list[str]:
    return ["the third question has 2 answers and not 3"] if len(s.stack) > 1 else []


def test_a_difference_is_a_fault_that_says_who_found_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "oracles_of", lambda folder, modules: (doubts_the_third_question,))
    with pytest.raises(Broken, match=r"oracle: .*doubts_the_third_question finds 1: the third"):
        runner.run_oracles(api.build("template"), 2, 1, 100)


@pytest.mark.parametrize(
    "modules", [("automated_player",), ("terra_incognita", "automated_player")]
)
def test_a_list_in_another_order_is_found(modules: tuple[str, ...]) -> None:
    rules = api.build("new-dawn", modules)
    for number in rules.families["priority_list"]:
        row = rules.rows[number]
        if isinstance(row, PriorityList) and not isinstance(row, TargetList):
            turned = tuple(reversed(row.criteria))
            rules.rows[number] = PriorityList(number, row.name, row.rule, turned)
    with pytest.raises(Broken, match=r"automated_player.*choices finds \d"):
        runner.run_oracles(rules, 2, 1, LIMIT)
