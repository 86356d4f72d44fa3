"""Oracles: second implementations of rules, compared with the engine along random games.

Owns how oracles are found and run. The package `tests/oracles/<folder of the game>` gives them
in `ORACLES`; a package in it that is called like a module gives those of games with the module.
Each is called with the true state of a position and returns one sentence for each difference
between what it works out and what the engine says. It must not change the state.
An oracle never decides: where it disagrees, somebody reads the rule.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final, TypeAlias

from ziggurat.checks import Check, Report, Scope, Stop, run_suite
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State

Oracle: TypeAlias = Callable[[State], list[str]]

HERE: Final = Path(__file__).parent
# How many differences a message shows.
MOST_SHOWN: Final = 5


def folders() -> list[str]:
    """The games that have oracles, by the folders of their packages."""
    return sorted([path.parent.name for path in HERE.glob("*/__init__.py")])


def oracles_of(folder: str, modules: tuple[str, ...] = ()) -> tuple[Oracle, ...]:
    """All oracles of a game with some modules installed; none if it has no package here.

    A module changes rules, so the oracles of the game without it are not asked then.
    """
    if folder not in folders():
        return ()
    homes = [f"{folder}.{module}" for module in modules] or [folder]
    there = [home for home in homes if (HERE / home.replace(".", "/") / "__init__.py").is_file()]
    found: list[Oracle] = []
    for home in there:
        found.extend(importlib.import_module(f"tests.oracles.{home}").ORACLES)
    return tuple(found)


class Agreement(Check):
    """Every oracle of the game agrees with the engine."""

    name: ClassVar[str] = "oracle"
    # Every so many positions one is compared.
    every: ClassVar[int] = 1

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self._oracles: Final = oracles_of(scope.rules.game.folder, scope.rules.installed)

    def at(self, stop: Stop) -> None:
        if stop.number % self.every != 0 or stop.state.outcome is not None:
            return
        for oracle in self._oracles:
            differences = oracle(stop.state)
            if differences:
                shown = "; ".join(differences[:MOST_SHOWN])
                raise self.broken(f"{_named(oracle)} finds {len(differences)}: {shown}")


def _named(oracle: Oracle) -> str:
    name = getattr(oracle, "__name__", type(oracle).__name__)
    return f"{oracle.__module__.removeprefix('tests.oracles.')}.{name}"


def agreement(every: int) -> type[Agreement]:
    """The check, for some of the positions only."""
    return type("Agreement", (Agreement,), {"every": every})


def run_oracles(rules: Rules, seats: int, seed: int, limit: int, every: int = 1) -> Report:
    """Compare along one random game; raise `Broken` at the first position that differs."""
    return run_suite(rules, seats, seed, limit, (agreement(every),))
