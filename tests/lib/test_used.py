"""Whatever `lib` offers, something outside of it uses."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "ziggurat"
LIB = SOURCES / "lib"


def offered() -> set[tuple[str, str]]:
    """Every public function, class and constant of `lib`, with its file."""
    found: set[tuple[str, str]] = set()
    for path in LIB.glob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            name = ""
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                name = node.name
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                name = node.target.id
            if name and not name.startswith("_"):
                found.add((path.stem, name))
    return found


def used() -> set[tuple[str, str]]:
    """Everything that other packages import from `lib`."""
    found: set[tuple[str, str]] = set()
    for path in SOURCES.rglob("*.py"):
        if LIB in path.parents:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
            if isinstance(node, ast.ImportFrom) and module.startswith("ziggurat.lib."):
                found |= {(module.removeprefix("ziggurat.lib."), at.name) for at in node.names}
    return found


def test_everything_in_lib_is_used() -> None:
    assert sorted(offered() - used()) == []
