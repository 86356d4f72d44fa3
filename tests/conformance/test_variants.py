"""Variants: all combinations of a small game, any two settings of a large one."""

from __future__ import annotations

from itertools import combinations

from tests.kernel import toy
from ziggurat.build.build import Build
from ziggurat.build.game import Module, Option
from ziggurat.checks import spread, variants
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
    assert found == [(), ("one",), ("one", "two")]


def test_of_a_large_game_any_two_settings_meet() -> None:
    names = [f"m{number}" for number in range(8)]
    game = toy.game()._replace(modules=tuple([Module(name, nothing) for name in names]))
    found = variants(game)
    assert len(found) < 2 ** len(names) // MOST
    for one, two in combinations(names, 2):
        met = {(one in variant.modules, two in variant.modules) for variant in found}
        assert len(met) == 4


def test_modules_that_exclude_each_other_never_meet() -> None:
    modules = (Module("one", nothing), Module("two", nothing, excludes=("one",)))
    found = [variant.modules for variant in variants(toy.game()._replace(modules=modules))]
    assert found == [(), ("two",), ("one",)]


def test_options_of_a_module_come_with_it() -> None:
    size = Option("size", {"small": nothing, "large": nothing})
    game = toy.game()._replace(modules=(Module("one", nothing, options=(size,)),))
    labels = [variant.label() for variant in variants(game)]
    assert labels == ["base", "one size=small", "one size=large"]


def test_seats_are_spread_over_the_variants_that_are_for_them() -> None:
    names = ("north", "east", "south", "west", "centre")
    modules = (Module("big", nothing, seats=(5,)), Module("small", nothing, no_seats=(4, 5)))
    game = toy.game()._replace(seat_names=names, modules=modules)
    found = [(variant.label(), seats) for variant, seats in spread(game)]
    assert found == [("base", 2), ("small", 3), ("big", 4), ("big small", 2), ("big", 5)]
