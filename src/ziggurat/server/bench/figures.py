"""Figures: what a bench of the server found out, beside what it should have.

Owns the targets and the verdicts. Nothing fails by time: a figure that misses its target is
told, and what to do about it is for people to decide.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final, Literal, TypeAlias

import msgspec

TARGETS: Final = Path(__file__).with_name("targets.toml")

Verdict: TypeAlias = Literal["ok", "missed", ""]


class Figure(msgspec.Struct, frozen=True):
    """One measure: the median of its samples, and how that compares with the target.

    `goal` is what we would like beyond the target.
    """

    name: str
    unit: str
    more: bool
    value: float
    samples: tuple[float, ...]
    target: float | None
    goal: float | None
    verdict: Verdict


class ServerBench(msgspec.Struct, frozen=True):
    """All figures of one run.

    `busy` is the most of a core that the load generator took, `foreign` the most of all cores
    that other programs took: with more than a quarter of one, times mean little.
    """

    python: str
    build: str
    loop: str
    http: str
    samples: int
    clients: int
    paced_games: int
    open_games: int
    busy: float
    foreign: float
    figures: tuple[Figure, ...]


def figure(name: str, unit: str, more: bool, samples: Sequence[float]) -> Figure:
    """The figure of a measure, compared with its target if it has one."""
    goals = _targets().get(name, {})
    value = median(samples)
    target = goals.get("target")
    verdict: Verdict = ""
    if target is not None:
        verdict = "ok" if (value >= target if more else value <= target) else "missed"
    return Figure(name, unit, more, value, tuple(samples), target, goals.get("goal"), verdict)


def _targets() -> dict[str, Any]:
    return tomllib.loads(TARGETS.read_text("utf-8"))
