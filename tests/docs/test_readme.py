"""The README is true: its commands run, its examples hold, its links lead somewhere."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import run
from tests.docs.recipes import ROOT, arguments_of, blocks, commands

README: Final = (ROOT / "README.md").read_text("utf-8")
COMMANDS: Final = commands(README)
# What a reader is told to type in the game of the tour.
TYPED: Final = "why steal blue\nhelp\nsave tour.json\nquit\n"
DOCUMENTS: Final = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(ROOT.glob("docs/**/*.md")),
]


def test_every_command_is_a_task_of_run_py() -> None:
    tasks = {"", "test", "compile", "bench", *run.COMMANDS}
    inline = re.findall(r"`python3 run\.py ?([a-z]*)[^`]*`", README)
    shown = [shlex.split(command)[2:] for command in COMMANDS]
    assert {words[0] if words else "" for words in shown} | set(inline) <= tasks
    assert COMMANDS[:2] == ["python3 run.py", "python3 run.py test"]


def good(command: str) -> tuple[int, ...]:
    """The exit codes that are fine: whether all rules are proved is for the rule report to say."""
    return (0, 1) if command in ("python3 run.py rules", "python3 run.py components") else (0,)


def test_the_tour_can_be_taken(tmp_path: Path) -> None:
    assert all(f"`{line}`" in README for line in TYPED.splitlines())
    save = (tmp_path / "tour.json").as_posix()
    for command in COMMANDS[2:]:
        done = subprocess.run(
            arguments_of(command.replace("tour.json", save)),
            cwd=ROOT,
            env={**os.environ, "ZIGGURAT_HOME": str(tmp_path)},
            input=TYPED.replace("tour.json", save),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode in good(command), f"{command}\n{done.stdout}\n{done.stderr}"
        assert done.stdout


def test_the_examples_hold() -> None:
    names: dict[str, object] = {}
    examples = [block.text for block in blocks(README) if block.language == "python"]
    assert examples
    for text in examples:
        test = doctest.DocTestParser().get_doctest(text, names, "README", None, None)
        runner = doctest.DocTestRunner(verbose=False)
        runner.run(test, clear_globs=False)
        names.update(test.globs)
        assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text("utf-8")):
        assert not target.startswith("http"), target
        assert (path.parent / target).exists(), target


def test_every_directory_of_the_package_is_listed() -> None:
    listed = set(re.findall(r"`src/ziggurat/(\w+)/`", README))
    package = ROOT / "src/ziggurat"
    sources = [path for path in package.rglob("*.*") if path.suffix in (".py", ".po", ".js")]
    there = {path.relative_to(package).parts[0] for path in sources if path.parent != package}
    assert listed == there


def test_the_two_commands_need_this_python_only() -> None:
    done = subprocess.run(
        [sys.executable, "-S", str(ROOT / "run.py"), "--help"], capture_output=True, check=False
    )
    assert done.returncode == 0
