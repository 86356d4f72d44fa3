"""Benchmarks: medians of paired samples, as ratios to a yardstick of the same second.

Owns the plan of a measurement, the targets and the verdicts. Nothing fails by time: a figure
that misses its target is told, and what to do about it is for people to decide.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ziggurat.api import Rules, is_compiled
from ziggurat.arena.cases import (
    Ground,
    choices_rate,
    clone_loss,
    clone_us,
    import_ms,
    load_ms,
    nodes_rate,
    options_us,
)
from ziggurat.arena.yardstick import chess_rate, require_chess
from ziggurat.lib.playout import Tally

SAMPLES: Final = 5
SECONDS: Final = 1.0
QUICK_SECONDS: Final = 0.02
SEED: Final = 20_240
TARGETS: Final = Path(__file__).with_name("targets")

Verdict: TypeAlias = Literal["ok", "missed", ""]
Progress: TypeAlias = Callable[[str], None]


class Case(msgspec.Struct, frozen=True):
    """A measurement: its unit, whether more is better, and how a sample is taken.

    `in_y` says that its target is a multiple of Y; `rate` turns a value into one that can be
    compared with Y, and is None where nothing can.
    """

    name: str
    unit: str
    more: bool
    in_y: bool
    sample: Callable[[Ground, float], float]
    rate: Callable[[float], float] | None


class Figure(msgspec.Struct, frozen=True):
    """What came of one case: medians, all ratios, and how that compares with the target."""

    name: str
    unit: str
    more: bool
    value: float
    ratio: float | None
    ratios: tuple[float, ...]
    target: float | None
    target_in_y: bool
    verdict: Verdict


class Bench(msgspec.Struct, frozen=True):
    """All figures of one run.  `y` is the median yardstick, in decisions a CPU second.

    Shares are of all answers, those of Nature included; an answer is forced if a seat was
    asked although there was only one.
    """

    game: str
    modules: tuple[str, ...]
    seats: int
    build: str
    python: str
    samples: int
    y: float
    decisions_per_second: float
    forced_share: float
    nature_share: float
    options_per_choice: float
    figures: tuple[Figure, ...]


def _as_it_is(value: float) -> float:
    return value


def _from_us(value: float) -> float:
    return 1e6 / value


def _sample_choices(ground: Ground, seconds: float) -> float:
    return choices_rate(ground, seconds, Tally())


PAIRED: Final = (
    Case("choices", "choices/s", True, True, _sample_choices, _as_it_is),
    Case("clone", "us", False, False, clone_us, _from_us),
    Case("options", "us", False, False, options_us, _from_us),
    Case("nodes", "nodes/s", True, True, nodes_rate, _as_it_is),
    Case("clone_loss", "%", False, False, clone_loss, None),
    Case("load", "ms", False, False, load_ms, None),
)


def bench(
    rules: Rules,
    seats: int = 0,
    samples: int = SAMPLES,
    seconds: float = SECONDS,
    progress: Progress | None = None,
) -> Bench:
    """Measure a game; without a number of seats, at the table its targets name."""
    require_chess()
    targets = read_targets(rules.game.name, rules.installed)
    count = seats or int(targets.get("seats", rules.seats[0]))
    build = "compiled" if is_compiled() else "interpreted"
    goals: dict[str, float] = targets.get(build, {})
    ground = Ground(rules, count, SEED)
    figures: list[Figure] = []
    yards: list[float] = []
    for case in PAIRED:
        figures.append(_measured(case, ground, samples, seconds, yards, goals, progress))
    imports = [import_ms() for _ in range(samples)]
    figures.append(_figure("import", "ms", False, imports, (), goals.get("import"), False))
    size = [float(ground.bytes_of_state())]
    figures.append(_figure("state", "bytes", False, size, (), goals.get("state"), False))
    return _bench(rules, count, build, samples, yards, tuple(figures), _shares(ground, seconds))


def _measured(
    case: Case,
    ground: Ground,
    samples: int,
    seconds: float,
    yards: list[float],
    goals: dict[str, float],
    progress: Progress | None,
) -> Figure:
    """Take the samples of a case, each right after a yardstick of its own."""
    values: list[float] = []
    ratios: list[float] = []
    for sample in range(samples):
        if progress is not None:
            progress(f"{case.name} {sample + 1}/{samples}")
        yard = chess_rate(seconds, sample)
        value = case.sample(ground, seconds)
        yards.append(yard)
        values.append(value)
        if case.rate is not None:
            ratios.append(case.rate(value) / yard)
    goal = goals.get(case.name)
    return _figure(case.name, case.unit, case.more, values, tuple(ratios), goal, case.in_y)


def _figure(
    name: str,
    unit: str,
    more: bool,
    values: list[float],
    ratios: tuple[float, ...],
    goal: float | None,
    in_y: bool,
) -> Figure:
    value = median(values)
    ratio = median(ratios) if ratios else None
    verdict: Verdict = ""
    if goal is not None:
        reached = ratio if in_y and ratio is not None else value
        verdict = "ok" if (reached >= goal if more else reached <= goal) else "missed"
    return Figure(name, unit, more, value, ratio, ratios, goal, in_y, verdict)


def _shares(ground: Ground, seconds: float) -> tuple[Tally, float]:
    """What random play is made of, and its decisions in a CPU second."""
    tally = Tally()
    rate = choices_rate(ground, seconds, tally)
    return tally, rate * tally.decisions / max(tally.choices, 1)


def _bench(
    rules: Rules,
    seats: int,
    build: str,
    samples: int,
    yards: list[float],
    figures: tuple[Figure, ...],
    shares: tuple[Tally, float],
) -> Bench:
    tally, decisions = shares
    answers = max(tally.decisions + tally.chances, 1)
    forced = tally.decisions - tally.choices
    return Bench(
        game=rules.game.name,
        modules=rules.modules,
        seats=seats,
        build=build,
        python=sys.version.split()[0],
        samples=samples,
        y=median(yards),
        decisions_per_second=decisions,
        forced_share=forced / answers,
        nature_share=tally.chances / answers,
        options_per_choice=(tally.options - forced) / max(tally.choices, 1),
        figures=figures,
    )


def read_targets(game: str, installed: tuple[str, ...] = ()) -> dict[str, Any]:
    """The targets of a game; a game without any is measured all the same.

    What a module installs may have targets of its own, which go before those of the game.
    """
    targets: dict[str, Any] = _read("games").get(game, {})
    for name in installed:
        for build, goals in _read(name).items():
            targets[build] = {**targets.get(build, {}), **goals}
    return targets


def _read(name: str) -> dict[str, Any]:
    path = TARGETS / f"{name}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
