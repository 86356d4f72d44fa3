"""Seeded changes: a sample of small faults in rules code, and which of them no test notices.

Owns how a fault is made (a comparison, sum, constant or call of one line) and how it is tried: in
a copy of the checkout, against the tests next to it, then that game's tests, the scenes and the
goldens. It never changes the sources. `python3 run.py soak --mutations N` starts it.
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
from collections.abc import Iterator
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
# So long may the tests of one change take; a change that never ends is noticed too.
PATIENCE: Final = 1800.0


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
    for node in ast.walk(ast.parse(source)):
        new = _changed(node)
        if new is not None and isinstance(node, ast.expr | ast.stmt):
            yield _replaced(path, source, node, new)


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


def stages(root: Path, mutation: Mutation) -> list[list[str]]:
    """The tests to try a fault on, nearest first: most faults are noticed next to their file."""
    game = f"tests/games/{mutation.game}"
    parts = Path(mutation.path).relative_to(GAMES / mutation.game).parts[:-1]
    mirrored = ["/".join([game, *parts[:length]]) for length in range(len(parts), 0, -1)]
    nearest = [name for name in mirrored if (root / name).is_dir()]
    return [[name] for name in nearest] + [all_tests(mutation.game)]


def all_tests(game: str) -> list[str]:
    """A game's tests, the scenes and the goldens."""
    return [f"tests/games/{game}", "tests/goldens", "tests/scenes/test_all_scenes.py"]


def passes(folder: Path, tests: list[str]) -> bool:
    """Run tests in a copy of the checkout until one fails."""
    call = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    own = {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": ""}
    try:
        done = subprocess.run(
            call,
            cwd=folder,
            env={**os.environ, **own},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    # A folder without tests notices nothing.
    return done.returncode in (0, pytest.ExitCode.NO_TESTS_COLLECTED)


def is_noticed(folder: Path, mutation: Mutation) -> bool:
    """Try a fault in a copy of the checkout and put the copy right again."""
    path = folder / mutation.path
    before = path.read_text("utf-8")
    _write(path, mutation.source)
    try:
        return not all(passes(folder, tests) for tests in stages(folder, mutation))
    finally:
        _write(path, before)


def _write(path: Path, source: str) -> None:
    """Change a file; its bytecode goes, as an edit within one second could go unseen."""
    path.write_text(source, "utf-8")
    Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)


def run_all(parts: list[str], count: int, seed: int, jobs: int) -> int:
    """Try a sample on all cores, name what nobody noticed, and return the exit code."""
    wanted = sample(ROOT, parts, count, seed)
    jobs = max(1, min(jobs, len(wanted)))
    with tempfile.TemporaryDirectory() as place, ThreadPoolExecutor(jobs) as pool:
        folders = [copy_of(ROOT, Path(place) / str(number)) for number in range(jobs)]
        for game in sorted({mutation.game for mutation in wanted}):
            if not passes(folders[0], all_tests(game)):
                print(f"the tests of {game} fail without any seeded change", flush=True)
                return 1
        shares = [wanted[number::jobs] for number in range(jobs)]
        survivors = [each for share in pool.map(_part, folders, shares) for each in share]
    print(f"{len(wanted)} seeded changes, {len(wanted) - len(survivors)} noticed", flush=True)
    return 1 if survivors else 0


def _part(folder: Path, wanted: list[Mutation]) -> list[Mutation]:
    survivors = []
    for mutation in wanted:
        if not is_noticed(folder, mutation):
            survivors.append(mutation)
            print(f"not noticed: {mutation.told()}", flush=True)
    return survivors
