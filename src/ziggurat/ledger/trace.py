"""Traces: which test cites which rule and which component.

Owns the reading of test sources and scenes. Sources are parsed and never imported, so a
trace has to be written out: `@rule("nd.turn.reset")`, not a name that holds the id.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

PACKAGE: Final = Path(__file__).resolve().parent.parent
MARKERS: Final = ("rule", "component")
# A test that is skipped or may fail proves nothing.
IDLE: Final = ("skip", "xfail")

Cited: TypeAlias = dict[str, list[str]]
Definition: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class TraceError(Exception):
    """A test source or a scene cannot be read for traces; the text names file and line."""


class Traces(msgspec.Struct, frozen=True):
    """The tests that cite each rule and each component, as "path::test" or a scene's path."""

    rules: dict[str, list[str]]
    components: dict[str, list[str]]


def find_tests() -> Path | None:
    """Find the tests beside the source tree; an installed package has none."""
    for folder in PACKAGE.parents:
        if (folder / "tests" / "kit" / "trace.py").is_file():
            return folder / "tests"
    return None


@functools.cache  # tests do not change while a program runs
def own_traces() -> Traces | None:
    """Read the tests beside the source tree, where there are any."""
    tests = find_tests()
    return None if tests is None else find_traces(tests)


def find_traces(tests_dir: Path) -> Traces:
    """Read all test sources and scenes under a folder."""
    traces = Traces({}, {})
    for path in sorted(tests_dir.rglob("test_*.py")):
        _Source(path, path.relative_to(tests_dir.parent).as_posix(), traces).read()
    for path in sorted(tests_dir.rglob("*.yaml")):
        if path.parent.name == "scenes" or path.name.endswith(".scene.yaml"):
            _read_scene(path, path.relative_to(tests_dir.parent).as_posix(), traces)
    return traces


def _cite(cited: Cited, name: str, test: str) -> None:
    tests = cited.setdefault(name, [])
    if test not in tests:
        tests.append(test)


class _Source:
    """One test source while it is read."""

    def __init__(self, path: Path, name: str, traces: Traces) -> None:
        self.name: Final = name
        self.cited: Final = {"rule": traces.rules, "component": traces.components}
        # What each name of this file stands for: hypothesis has a decorator `rule` as well.
        self.markers: Final[dict[str, str]] = {}
        try:
            self.tree: Final = ast.parse(path.read_text("utf-8"), str(path))
        except (SyntaxError, UnicodeDecodeError) as error:
            raise TraceError(f"{name} cannot be read: {error}") from error

    def read(self) -> None:
        """Collect what the tests of this file cite."""
        marks: list[ast.expr] = []
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("kit.trace"):
                for alias in node.names:
                    self.markers[alias.asname or alias.name] = alias.name
            marks.extend(_pytestmark(node))
        for node in self.tree.body:
            if isinstance(node, Definition):
                self._definition(node, self.name, marks)

    def _definition(self, node: Definition, prefix: str, outer: list[ast.expr]) -> None:
        marks = [*outer, *node.decorator_list]
        name = f"{prefix}::{node.name}"
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                marks.extend(_pytestmark(inner))
            for inner in node.body:
                if node.name.startswith("Test") and isinstance(inner, Definition):
                    self._definition(inner, name, marks)
        elif node.name.startswith("test") and not any(_is_idle(mark) for mark in marks):
            for mark in marks:
                self._mark(mark, name)

    def _mark(self, mark: ast.expr, test: str) -> None:
        kind = self._kind(mark.func) if isinstance(mark, ast.Call) else ""
        if kind not in MARKERS or not isinstance(mark, ast.Call):
            return
        for argument in mark.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise TraceError(f"{self.name}:{mark.lineno}: write the ids of @{kind} out")
            _cite(self.cited[kind], argument.value, test)

    def _kind(self, node: ast.expr) -> str:
        """What a decorator marks: an imported name, or `pytest.mark.rule`."""
        if isinstance(node, ast.Name):
            return self.markers.get(node.id, "")
        return _pytest_mark(node)


def _pytest_mark(node: ast.expr) -> str:
    """The name of a marker written as `pytest.mark.name`."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute):
        return node.attr if node.value.attr == "mark" else ""
    return ""


def _is_idle(mark: ast.expr) -> bool:
    return _pytest_mark(mark.func if isinstance(mark, ast.Call) else mark) in IDLE


def _pytestmark(node: ast.stmt) -> Iterator[ast.expr]:
    """The marks that a module or class gives to all its tests."""
    if not isinstance(node, ast.Assign):
        return
    if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets):
        yield from node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]


def _read_scene(path: Path, name: str, traces: Traces) -> None:
    for document in _documents(path, name):
        if not isinstance(document, dict):
            raise TraceError(f"{name}: a scene has keys at its top level")
        for key, cited in (("covers", traces.rules), ("components", traces.components)):
            ids = document.get(key) or []
            if not isinstance(ids, list) or not all(isinstance(item, str) for item in ids):
                raise TraceError(f"{name}: '{key}' is a list of ids")
            for item in ids:
                _cite(cited, item, name)


def _documents(path: Path, name: str) -> list[Any]:
    import yaml

    # The loader written in C reads the same, many times as fast, where it was built.
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return list(yaml.load_all(path.read_text("utf-8"), loader))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise TraceError(f"{name} cannot be read: {error}") from error
