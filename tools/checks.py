"""The checks of `run.py test`: what is run, on which build, and how it is summed up.

Owns the list of checks and their results. It is imported once `.venv` is there, but uses the
standard library only; the virtual environment itself is made by `run.py`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from run import COMPILED, NO_COMPILER, ROOT, apt_install, environment_for

PLACES = ("src", "tests", "tools", "run.py")
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as lint; lint()"
# Name, what to tell the Python of .venv, and which words of the output the summary shows.
CHECKS = (
    ("format", ("-m", "ruff", "format", "--check", *PLACES), r"\d+ files? .*formatted"),
    ("lint", ("-m", "ruff", "check", *PLACES), r"All checks passed|Found \d+ errors?"),
    ("types", ("-m", "mypy", "--strict", *PLACES), r"(?:no issues|\d+ errors?) .*source files?\)?"),
    ("imports", ("-c", LINT_IMPORTS), r"\d+ kept, \d+ broken"),
    # Tests need the compiled engine, not its speed: the least optimization takes half the time.
    ("compile", ("tools/compile.py", "--opt", "1", "--to", str(COMPILED)), r"\d+ modules"),
)
# What these test is never compiled: one build is enough, the quicker one if it is there.
UNCOMPILED = (
    *("tests/docs", "tests/drawing", "tests/ledger", "tests/page", "tests/words"),
    *[f"tests/server/{name}" for name in ("bench", "bots", "hard", "store", "upkeep")],
    *[
        f"tests/server/app/test_{name}.py"
        for name in ("crowd", "damage", "dice_known", "examining", "handing", "hub")
        + ("limits", "links", "matrix", "memory", "menu", "page", "saves", "security", "serving")
    ],
    *[
        f"tests/cli/test_{name}.py"
        for name in ("bad_input", "catalogue", "docs", "doctor", "reports", "scene")
        + ("start", "tables", "upkeep", "weighing", "board_game_table", "new_dawn_table")
    ],
    *("tests/match/test_schema.py", "tests/scenes/test_docs.py"),
    *("tests/games/test_modules_named.py", "tests/kernel/test_compilable.py"),
    *("tests/lib/test_used.py", "tests/test_run_py.py"),
)
PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"


class Result(NamedTuple):
    """What one check came to; tests count as themselves, any other check as one."""

    name: str
    result: str
    seconds: float = 0.0
    figure: str = ""
    tests_passed: int = 0
    tests_failed: int = 0


def stream(arguments: list[str], build: str, echo: bool, near: bool = False) -> tuple[int, str]:
    """Runs a check in the checkout, shows its output as it comes or when it failed."""
    process = subprocess.Popen(
        arguments,
        cwd=ROOT,
        env=environment_for(build, near),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    lines = []
    assert process.stdout is not None
    for line in process.stdout:
        lines.append(line)
        if echo:
            print(line, end="", flush=True)
    code = process.wait()
    if code != 0 and not echo:
        print("".join(lines), end="", flush=True)
    return code, "".join(lines)


def last_match(pattern: str, output: str) -> str:
    """Returns the last text in an output that matches a pattern."""
    found = re.findall(pattern, output)
    return found[-1] if found else ""


def check(name: str, figure: str, arguments: list[str]) -> Result:
    """Runs one check; `figure` is the pattern of the words to show in the summary."""
    print(f"== {name}", flush=True)
    start = time.monotonic()
    code, output = stream(arguments, "interpreted", echo=False)
    result = PASSED if code == 0 else FAILED
    if name == "compile" and code == NO_COMPILER:
        result = SKIPPED
    return Result(name, result, time.monotonic() - start, last_match(figure, output))


def test_counts(output: str) -> dict[str, int]:
    """Reads how many tests passed, failed and so on from the last line of pytest."""
    line = last_match(r"(?m)^.*\b\d+ \w+.* in [\d.]+s.*$", output)
    return {word: int(number) for number, word in re.findall(r"(\d+) ([a-z]+)", line)}


def run_tests(python: str, build: str, near: bool) -> Result:
    """Runs all tests on one build; on a near one, those in which the build is at stake."""
    left_out = [f"--ignore={folder}" for folder in UNCOMPILED if near]
    return run_pytest(python, f"tests, {build}", build, left_out, near)


def run_quick_tests(python: str) -> Result:
    """Runs the tests of what changed, without those that take long."""
    from tools.changed import changed_files, wanted_tests

    files = changed_files(ROOT)
    wanted = wanted_tests(ROOT, files or [])
    what = "no git" if files is None else f"{len(files)} files changed"
    print(f"{what}: testing {' '.join(wanted)}", flush=True)
    return run_pytest(python, "tests, changed", "interpreted", ["-m", "not long", *wanted])


def run_pytest(
    python: str, name: str, build: str, arguments: list[str], near: bool = False
) -> Result:
    """Runs tests on all cores and counts them."""
    print(f"== {name}", flush=True)
    start = time.monotonic()
    call = [python, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *arguments]
    code, output = stream(call, build, True, near)
    counts = test_counts(output)
    bad = counts.get("failed", 0) + counts.get("error", 0) + counts.get("errors", 0)
    # A run that ended badly without naming a test, as when nothing was collected, is a failure.
    bad = max(bad, 1) if code != 0 else bad
    good = counts.get("passed", 0)
    figure = ", ".join([f"{number} {word}" for word, number in counts.items()])
    result = FAILED if bad else PASSED
    return Result(name, result, time.monotonic() - start, figure, good, bad)


def summary(results: list[Result]) -> str:
    """Lays out the results as a table and ends with the totals."""
    rows = [("step", "result", "seconds", "figure")]
    rows += [(r.name, r.result, f"{r.seconds:.1f}", r.figure) for r in results]
    widths = [max([len(row[i]) for row in rows]) for i in range(3)]
    lines = [
        f"{row[0]:<{widths[0]}}  {row[1]:<{widths[1]}}  {row[2]:>{widths[2]}}  {row[3]}".rstrip()
        for row in rows
    ]
    passed = sum([r.tests_passed for r in results])
    failed = sum([max(r.tests_failed, 1) for r in results if r.result == FAILED])
    return "\n".join([*lines, "", f"{passed} passed, {failed} failed"])


def find_chromium() -> str:
    """Names the browser that the tests of the page drive, or nothing."""
    named = os.environ.get("ZIGGURAT_CHROMIUM", "")
    if named:
        return named if Path(named).is_file() else ""
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    return next((path for path in map(shutil.which, names) if path), "")


def find_postgres() -> str:
    """Names the program that makes a PostgreSQL cluster, or nothing."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return shutil.which("initdb") or (str(places[-1]) if places else "")


def system_tool(package: str, find: Callable[[], str], lost: str) -> Result:
    """Looks for a program that tests need beside Python, and gets it where that is possible."""
    start = time.monotonic()
    if not find():
        apt_install(package)
    place = find()
    line = place or f"not there, so {lost} not run; install {package} to run them"
    return Result(package, PASSED if place else SKIPPED, time.monotonic() - start, line)


def run_checks(python: str) -> list[Result]:
    """Runs every check in order, each one whether or not those before it passed."""
    results = [
        system_tool("chromium", find_chromium, "tests of the page are"),
        system_tool("postgresql", find_postgres, "tests on PostgreSQL are"),
    ]
    results += [check(name, figure, [python, *call]) for name, call, figure in CHECKS]
    compiled = results[-1].result == PASSED
    results.append(run_tests(python, "interpreted", near=compiled))
    if compiled:
        results.append(run_tests(python, "compiled", near=False))
    else:
        results.append(Result("tests, compiled", SKIPPED, figure="not built"))
    results.append(check_rules(python))
    return results


def run_quick_checks(python: str) -> list[Result]:
    """Runs every check that needs no compiler, and the tests of what changed."""
    quick = [each for each in CHECKS if each[0] != "compile"]
    results = [check(name, figure, [python, *call]) for name, call, figure in quick]
    return [*results, check_rules(python), run_quick_tests(python)]


def check_rules(python: str) -> Result:
    """Asks whether every rule of the ledger has a test."""
    return check("rules", r"(?m)^.*\S.*$", [python, "-m", "ziggurat.cli", "rules"])
