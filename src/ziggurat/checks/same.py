"""Sameness: equal seeds give equal games, whatever runs them.

Owns the trace of a game and the processes in which it is repeated: one with other hashes of
texts, one with the other build (interpreted or compiled) if there is one of the same sources.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import ClassVar, Final

import ziggurat
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.checks.plain import asked_data, event_data
from ziggurat.checks.report import Broken
from ziggurat.checks.walk import Check, walk
from ziggurat.kernel.rules import Rules
from ziggurat.match.codec import canonical, encode_state

DIGITS: Final = 16
CHILD: Final = "from ziggurat.checks.same import print_trace; print_trace()"
SUFFIXES: Final = (".so", ".pyd")


def trace(rules: Rules, seats: int, seed: int, limit: int) -> list[str]:
    """The digest of every position of a walk, with its questions and what happened."""
    digests: list[str] = []
    for at in walk(rules, seats, seed, limit):
        events = [event_data(event) for event in at.events]
        text = canonical((encode_state(at.state), asked_data(at.state), events))
        digests.append(hashlib.sha256(text).hexdigest()[:DIGITS])
    return digests


def other_build() -> Path | None:
    """Where the other build of these very sources lies, interpreted or compiled, if it does."""
    here = Path(ziggurat.__file__).resolve().parent.parent
    if here.name == "src":
        there = here.parent / "build" / "compiled"
    elif here.name == "compiled":
        there = here.parent.parent / "src"
    else:
        return None
    return there if _is_other(here / "ziggurat", there / "ziggurat") else None


@functools.cache
def _is_other(here: Path, there: Path) -> bool:
    """Tell whether two packages have the same sources, and one of them is compiled."""
    if not same_sources(here, there):
        return False
    compiled = any([path.suffix in SUFFIXES for path in (there / "kernel").iterdir()])
    return compiled != api.is_compiled()


def same_sources(one: Path, two: Path) -> bool:
    """Tell whether two packages have the same Python files; a build may be out of date."""
    return two.is_dir() and _sources(one) == _sources(two)


def _sources(package: Path) -> dict[str, bytes]:
    return {
        path.relative_to(package).as_posix(): path.read_bytes() for path in package.rglob("*.py")
    }


class Determinism(Check):
    """The same seed gives the same game: again, in another process and on the other build."""

    name: ClassVar[str] = "determinism"

    def matches(self) -> None:
        here = trace(*self.scope)
        self._compare(here, trace(*self.scope), "the second time")
        seed = "1" if os.environ.get("PYTHONHASHSEED") == "2" else "2"
        own = Path(ziggurat.__file__).resolve().parent.parent
        other = other_build()
        # Other hashes and the other build at once: where that goes alike, each of them does.
        there = here if other is None else self._elsewhere(other, seed)
        if other is None or here != there:
            self._compare(here, self._elsewhere(own, seed), "with other hashes of texts")
            self._compare(here, there, "interpreted" if api.is_compiled() else "compiled")

    def _compare(self, here: list[str], there: list[str], how: str) -> None:
        if here == there:
            return
        pairs = enumerate(zip(here, there, strict=False))
        at = next((i for i, (one, two) in pairs if one != two), min(len(here), len(there)))
        raise self.broken(f"{how}, the game goes another way from position {at} on")

    def _elsewhere(self, package: Path, hash_seed: str) -> list[str]:
        """The trace as another process finds it."""
        module, name = _home(self.rules.game)
        scope = self.scope
        variant = (module, name, scope.rules.modules, scope.rules.options)
        own = Path(ziggurat.__file__).resolve().parent.parent
        rest = [path for path in sys.path if path and Path(path).resolve() != own]
        path = os.pathsep.join([str(package), *rest, os.getcwd()])
        facts = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path, "PYTHONUTF8": "1"}
        done = subprocess.run(
            [sys.executable, "-c", CHILD, json.dumps([*variant, *scope[1:]])],
            env={**os.environ, **facts},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
        if done.returncode != 0:
            lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
            raise self.broken(f"another process cannot play this: {lines[-1:]}")
        trace_there: list[str] = json.loads(done.stdout)
        return trace_there


def _home(game: Game) -> tuple[str, str]:
    """The module and the name under which another process finds a game."""
    module = game.install.__module__
    for name, value in vars(sys.modules[module]).items():
        if value is game:
            return module, name
    raise Broken("determinism", f"{game.name} must stand in the module of its install function")


def print_trace() -> None:
    """Print the trace of a game as JSON; the other end of `Determinism`."""
    module, name, modules, options, seats, seed, limit = json.loads(sys.argv[1])
    game = getattr(importlib.import_module(module), name)
    rules = build(game, tuple(modules), options)
    print(json.dumps(trace(rules, seats, seed, limit)))
