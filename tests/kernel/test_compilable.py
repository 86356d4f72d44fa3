"""What the compiled engine gets wrong is not written in kernel, build, lib and games (0012)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

import ziggurat

SOURCES: Final = Path(ziggurat.__file__).parent
COMPILED: Final = ("kernel", "build", "lib", "games")
THROUGH: Final = ("enumerate", "reversed", "zip")


def replaced_while_looped_over(tree: ast.Module) -> list[str]:
    """The names that a loop goes over and gives another value meanwhile, with their lines."""
    found: list[str] = []
    for loop in ast.walk(tree):
        if not isinstance(loop, ast.For):
            continue
        replaced = _gone_over(loop) & _stored(loop)
        found.extend([f"{name} in line {loop.lineno}" for name in sorted(replaced)])
    return found


def _stored(loop: ast.For) -> set[str]:
    nodes = [at for part in loop.body for at in ast.walk(part)]
    return {at.id for at in nodes if isinstance(at, ast.Name) and isinstance(at.ctx, ast.Store)}


def _gone_over(loop: ast.For) -> set[str]:
    over = [loop.iter]
    if isinstance(loop.iter, ast.Call) and getattr(loop.iter.func, "id", "") in THROUGH:
        over = list(loop.iter.args)
    return {at.id for at in over if isinstance(at, ast.Name)}


@pytest.mark.parametrize("folder", COMPILED)
def test_no_loop_replaces_what_it_goes_over(folder: str) -> None:
    for path in sorted((SOURCES / folder).rglob("*.py")):
        found = replaced_while_looped_over(ast.parse(path.read_text(encoding="utf-8")))
        assert not found, f"{path.name}: {found}"


def test_such_a_loop_is_found() -> None:
    text = "for at, one in enumerate(some):\n    if one:\n        some = some[1:]\n"
    assert replaced_while_looped_over(ast.parse(text)) == ["some in line 1"]
