"""Variants: all combinations of a small game, any two settings of a large one."""

from __future__ import annotations

from itertools import combinations

from tests.kernel import toy
from ziggurat.build.build import Build, build
from ziggurat.build.game import Module, Option
from ziggurat.checks import seat_counts, variants
from ziggurat.checks.variants import MOST


def nothing(b: Build) -> None:
    """Change nothing."""


def test_a_small_game_is_run_in_all_combinations() -> None:
    size = Option("size", {"small": nothing, "large": nothing})
    game = toy.game()._replace(modules=(Module("one", nothing),), options=(size,))
    labels = [variant.label() for variant in variants(game)]
    assert labels == ["base size=small", "base size=large", "one size=small", "one size=large"]


def test_a_module_comes_with_what_it_needs() -> None:
    modules = (Module("one", nothing), Module("two", nothing, needs=("one",)))
    found = [variant.modules for variant in variants(toy.game()._replace(modules=modules))]
    assert found == [(), ("one", "two"), ("one",)]


def test_of_a_large_game_any_two_settings_meet() -> None:
    names = [f"m{number}" for number in range(8)]
    game = toy.game()._replace(modules=tuple([Module(name, nothing) for name in names]))
    found = variants(game)
    assert len(found) < 2 ** len(names) // MOST
    for one, two in combinations(names, 2):
        met = {(one in variant.modules, two in variant.modules) for variant in found}
        assert len(met) == 4


def test_seats_follow_the_limit() -> None:
    rules = build(toy.game(lambda b: b.limit("seats", 3)))
    assert list(seat_counts(rules)) == [2, 3]
