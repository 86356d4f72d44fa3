"""Whatever file `lib` has, something outside of it uses."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "ziggurat"
LIB = SOURCES / "lib"


def used() -> set[str]:
    """The files of `lib` that other packages import from."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        if LIB in path.parents:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
            if module.startswith("ziggurat.lib."):
                found.add(module.removeprefix("ziggurat.lib."))
    return found


def test_every_file_of_lib_is_used() -> None:
    assert {path.stem for path in LIB.glob("[!_]*.py")} == used()
