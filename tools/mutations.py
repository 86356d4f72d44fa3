"""Seeded changes: a sample of small faults in rules code, and which of them no test notices.

Owns how a fault is made (a comparison, sum, constant or call of one line) and how it is tried: in
a copy of the checkout, against the tests next to it, then that game's tests, the scenes and the
goldens, each test at most once. It never changes the sources. `python3 run.py soak --mutations N`
starts it.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = Path("src/ziggurat/games")
COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
LEFT_OUT: Final = ("ledger", "__pycache__")
# So many seconds may tests take; with a fault, so many times as long as without and a bit more.
PATIENCE: Final = 1800.0
SLOWER: Final = 4.0
SPARE: Final = 10.0


class Mutation(NamedTuple):
    """One small fault: where it is made, and the line before and after."""

    path: str
    line: int
    before: str
    after: str
    source: str

    @property
    def game(self) -> str:
        """The folder of the game."""
        return Path(self.path).relative_to(GAMES).parts[0]

    def told(self) -> str:
        """In one line."""
        return f"{self.path}:{self.line}: {self.before} -> {self.after}"


def mutations(path: str, source: str) -> Iterator[Mutation]:
    """Every fault that can be seeded in a file."""
    for node in _executed(ast.parse(source)):
        new = _changed(node)
        if new is not None and isinstance(node, ast.expr | ast.stmt):
            yield _replaced(path, source, node, new)


def _executed(tree: ast.AST) -> Iterator[ast.AST]:
    """All code but annotations, which nothing ever evaluates."""
    yield tree
    for name, value in ast.iter_fields(tree):
        if name not in ("annotation", "returns"):
            for node in value if isinstance(value, list) else [value]:
                if isinstance(node, ast.AST):
                    yield from _executed(node)


def _changed(node: ast.AST) -> str | None:
    """What stands in the place of a piece of code; None if nothing is made of it."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        ops = [COMPARED[type(node.ops[0])](), *node.ops[1:]]
        return f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"
    if isinstance(node, ast.BinOp) and type(node.op) in COUNTED:
        if isinstance(node.left, ast.Constant | ast.Tuple | ast.List | ast.JoinedStr):
            return None
        return f"({ast.unparse(ast.BinOp(node.left, COUNTED[type(node.op)](), node.right))})"
    if isinstance(node, ast.Constant) and type(node.value) is int and 0 < node.value < 10:
        return str(node.value + 1)
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return "pass"
    return None


def _replaced(path: str, source: str, node: ast.expr | ast.stmt, new: str) -> Mutation:
    lines = source.splitlines(keepends=True)
    start, end = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    head = lines[start].encode()[: node.col_offset].decode()
    tail = lines[end].encode()[node.end_col_offset or 0 :].decode()
    whole = "".join([*lines[:start], head, new, tail, *lines[end + 1 :]])
    before = "".join(lines[start : end + 1])
    return Mutation(path, start + 1, _short(before), _short(f"{head}{new}{tail}"), whole)


def _short(text: str) -> str:
    return " ".join(text.split())[:100]


def sample(root: Path, folders: list[str], count: int, seed: int) -> list[Mutation]:
    """Some faults of the rules in these folders of `games/`, more of a larger file."""
    every: list[Mutation] = []
    for folder in folders:
        for path in sorted((root / GAMES / folder).rglob("*.py")):
            if not set(path.parts) & set(LEFT_OUT):
                name = path.relative_to(root).as_posix()
                every += mutations(name, path.read_text("utf-8"))
    return random.Random(seed).sample(every, min(count, len(every)))


def copy_of(root: Path, folder: Path) -> Path:
    """A copy of the checkout, without what is built."""
    built = shutil.ignore_patterns(
        ".*", "failed_games", "mutants", "__pycache__", "*.so", "*.pyd", "*.egg-info"
    )
    # The package ziggurat.build is source; only the folder at the top is built.
    shutil.copytree(root, folder, ignore=built)
    shutil.rmtree(folder / "build", ignore_errors=True)
    return folder


class Stage(NamedTuple):
    """Tests to try a fault on in one go: folders or files, and what in them was tried before."""

    tests: tuple[str, ...]
    tried: tuple[str, ...] = ()


def near(root: Path, mutation: Mutation) -> list[Stage]:
    """The tests of the fault's own folder, then of the folders around it: most notice there."""
    game = f"tests/games/{mutation.game}"
    parts = Path(mutation.path).relative_to(GAMES / mutation.game).parts[:-1]
    mirrored = ["/".join([game, *parts[:length]]) for length in range(len(parts), 0, -1)]
    found = [name for name in mirrored if (root / name).is_dir()]
    return [Stage((name,), tuple(found[at - 1 : at])) for at, name in enumerate(found)]


def wide(root: Path, mutation: Mutation) -> Stage:
    """The game's other tests, the scenes and the goldens."""
    tried = [stage.tests for stage in near(root, mutation)[-1:]]
    return Stage(all_tests(mutation.game), *tried)


def all_tests(game: str) -> tuple[str, ...]:
    """A game's tests, the scenes and the goldens."""
    return (f"tests/games/{game}", "tests/goldens", "tests/scenes/test_all_scenes.py")


def passes(folder: Path, stage: Stage, patience: float = PATIENCE) -> bool:
    """Run tests in a copy of the checkout until one fails."""
    call = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *stage.tests]
    call += [f"--ignore={name}" for name in stage.tried]
    own = {
        "PYTHONPATH": str(folder / "src"),
        "PYTHONDONTWRITEBYTECODE": "",
        # Plugins take longer to start than the nearest tests take, and rules need none.
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    try:
        done = subprocess.run(
            call,
            cwd=folder,
            env={**os.environ, **own},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=patience,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    # A folder without tests notices nothing.
    return done.returncode in (0, pytest.ExitCode.NO_TESTS_COLLECTED)


class Bench:
    """A copy of the checkout in which faults are tried, and how long its tests take without any."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._patience: dict[Stage, float] = {}

    def patience(self, stage: Stage) -> float:
        """How long the tests may take: a fault that makes them endless is noticed too."""
        if stage not in self._patience:
            start = time.monotonic()
            if not passes(self.folder, stage):
                raise FailsAnyway(" ".join(stage.tests))
            self._patience[stage] = SPARE + SLOWER * (time.monotonic() - start)
        return self._patience[stage]

    def is_noticed(self, mutation: Mutation, tried_on: list[Stage]) -> bool:
        """Try a fault and put the copy right again."""
        path = self.folder / mutation.path
        before = path.read_text("utf-8")
        for stage in tried_on:
            patience = self.patience(stage)
            _write(path, mutation.source)
            try:
                if not passes(self.folder, stage, patience):
                    return True
            finally:
                _write(path, before)
        return False


class FailsAnyway(Exception):
    """Tests that fail without any seeded change prove nothing."""


def _write(path: Path, source: str) -> None:
    """Change a file; its bytecode goes, as an edit within one second could go unseen."""
    path.write_text(source, "utf-8")
    Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)


def run_all(parts: list[str], count: int, seed: int, jobs: int) -> int:
    """Try a sample on all cores, name what nobody noticed, and return the exit code.

    All faults meet the quick tests next to them before any of them meets the slow rest, so that a
    run that is stopped has told of them all.
    """
    wanted = sample(ROOT, parts, count, seed)
    jobs = max(1, min(jobs, len(wanted)))
    with tempfile.TemporaryDirectory() as place:
        benches = [Bench(copy_of(ROOT, Path(place) / str(number))) for number in range(jobs)]
        try:
            left = _unnoticed(benches, wanted, "not noticed nearby", near)
            survivors = _unnoticed(benches, left, "not noticed", lambda *at: [wide(*at)])
        except FailsAnyway as failing:
            print(f"{failing}: fails without any seeded change", flush=True)
            return 1
    noticed = f"{len(wanted) - len(left)} noticed nearby, {len(left) - len(survivors)} elsewhere"
    print(f"{len(wanted)} seeded changes, {noticed}, {len(survivors)} not", flush=True)
    return 1 if survivors else 0


def _unnoticed(
    benches: list[Bench],
    wanted: list[Mutation],
    word: str,
    stages: Callable[[Path, Mutation], list[Stage]],
) -> list[Mutation]:
    """Try faults on some of the tests, tell of each that passes, and return those."""

    def share(bench: Bench, part: list[Mutation]) -> list[Mutation]:
        left = []
        for number, mutation in enumerate(part, 1):
            if not bench.is_noticed(mutation, stages(bench.folder, mutation)):
                left.append(mutation)
                print(f"{word} ({number} of {len(part)}): {mutation.told()}", flush=True)
        return left

    parts = [wanted[number :: len(benches)] for number in range(len(benches))]
    with ThreadPoolExecutor(len(benches)) as pool:
        return [mutation for left in pool.map(share, benches, parts) for mutation in left]
