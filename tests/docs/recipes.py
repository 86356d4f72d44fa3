"""Recipes: the steps of a how-to, read from the document and followed to the letter.

Owns how a document says what to do. A `sh` block is run. Any other block is applied as the line
above it says: write a file, replace definitions in one, add to the end of one. It works in a copy
of the checkout and never changes the checkout itself.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
NEEDED: Final = ("src", "tests", "tools", "docs", "pyproject.toml")
# The whole suite is what runs this test.
SUITE: Final = "python3 run.py test"
FENCE: Final = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
WRITE: Final = re.compile(r"Write `(.+)`:")
REPLACE: Final = re.compile(r"In `(.+)`, replace:")
APPEND: Final = re.compile(r"At the end of `(.+)`, add:")


class Block(NamedTuple):
    """A fenced block: its language, the line above it and its text."""

    language: str
    lead: str
    text: str


def blocks(document: str) -> list[Block]:
    """Read the fenced blocks of a document, in order."""
    found: list[Block] = []
    for match in FENCE.finditer(document):
        above = document[: match.start()].rstrip().splitlines()
        lead = above[-1].strip() if above else ""
        found.append(Block(match[2], lead, textwrap.dedent(match[3])))
    return found


def commands(document: str) -> list[str]:
    """The command lines of all `sh` blocks of a document."""
    return [
        line
        for block in blocks(document)
        if block.language == "sh"
        for line in block.text.splitlines()
        if line
    ]


def arguments_of(command: str) -> list[str]:
    """Turn a command line for readers into one for this Python.

    `run.py` would set up an environment of its own; what it runs there is run here.
    """
    program, *rest = shlex.split(command)
    if program not in ("python3", ".venv/bin/python"):
        raise AssertionError(f"a reader may not have this program: {command}")
    if rest[0] == "run.py" and not rest[1].startswith("-"):
        return [sys.executable, "-m", "ziggurat.cli", *rest[1:]]
    return [sys.executable, *rest]


class Checkout:
    """A copy of the checkout in which a reader works."""

    def __init__(self, folder: Path) -> None:
        self.root: Final = folder
        # With what Python keeps of the sources: nothing is read a second time.
        skipped = shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info")
        for name in NEEDED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=skipped)
            else:
                shutil.copy2(ROOT / name, folder / name)

    def try_to(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a program in the copy."""
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src"), "PYTHONUTF8": "1"}
        environment.pop("ZIGGURAT_BUILD", None)
        return subprocess.run(
            arguments,
            cwd=self.root,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def run(self, *arguments: str) -> str:
        """Run a program in the copy that must succeed, and return what it printed."""
        done = self.try_to(*arguments)
        assert done.returncode == 0, f"{shlex.join(arguments)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def follow(self, name: str) -> None:
        """Follow all steps of a how-to."""
        document = (self.root / "docs/how_to" / name).read_text("utf-8")
        for block in blocks(document):
            if block.language == "sh":
                for command in block.text.splitlines():
                    if command != SUITE:
                        self.run(*arguments_of(command))
            else:
                self.apply(block)

    def apply(self, block: Block) -> None:
        """Write, replace or add what a block says."""
        if match := WRITE.fullmatch(block.lead):
            (self.root / match[1]).write_text(block.text, "utf-8")
        elif match := REPLACE.fullmatch(block.lead):
            path = self.root / match[1]
            replace = with_rule if block.language == "toml" else with_definitions
            path.write_text(replace(path.read_text("utf-8"), block.text), "utf-8")
        elif match := APPEND.fullmatch(block.lead):
            path = self.root / match[1]
            gap = "\n" if block.language == "po" else ""
            path.write_text(f"{path.read_text('utf-8')}{gap}{block.text}", "utf-8")
        else:
            raise AssertionError(f"the document does not say what to do with: {block.text}")


def with_definitions(text: str, new: str) -> str:
    """Replace functions and constants by those of the same name."""
    for node in ast.parse(new).body:
        old = [at for at in ast.parse(text).body if defined(at) == defined(node)]
        assert len(old) == 1, f"there is no single {defined(node)} to replace"
        text = text.replace(source(text, old[0]), source(new, node))
    return text


def source(text: str, node: ast.stmt) -> str:
    """The lines of a definition, with its decorators."""
    marks = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    first = min([node.lineno, *(mark.lineno for mark in marks)])
    return "".join(text.splitlines(keepends=True)[first - 1 : node.end_lineno])


def defined(node: ast.stmt) -> str:
    """The name that a statement defines."""
    if isinstance(node, ast.FunctionDef):
        return node.name
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""


def with_rule(text: str, new: str) -> str:
    """Replace an entry of a ledger by one with the same id."""
    head = "".join(new.splitlines(keepends=True)[:2])
    old = re.search(rf"{re.escape(head)}(?:.+\n)+", text)
    assert old is not None, f"there is no entry to replace: {head}"
    return text.replace(old[0], new)
