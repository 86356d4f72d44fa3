"""The other Pythons of this machine: goldens, scenes and conformance must hold on each.

Owns how they are found, the virtual environment that each gets under `build`, and what is run in
it: with the core dependencies only, so no test tool is needed. `python3 run.py soak` starts it.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
OLDEST: Final = (3, 11)
# Newer ones than this are not looked for by name on the path.
NEWEST: Final = (3, 19)
ASK: Final = "import sys; print('%d.%d.%d' % sys.version_info[:3])"
# The conformance suite goes so far on another Python; digests go as far as they always do.
LIMIT: Final = 100


class Python(NamedTuple):
    """A Python that was found."""

    version: tuple[int, int, int]
    program: Path

    @property
    def name(self) -> str:
        """Its version without the last number, as in "3.12"."""
        return f"{self.version[0]}.{self.version[1]}"


def find_pythons(home: Path, path: str, ask: Callable[[Path], str]) -> list[Python]:
    """One Python of each version from 3.11 up except this one, the newest of each, oldest first."""
    found: dict[tuple[int, ...], Python] = {}
    for program in _candidates(home, path):
        numbers = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)", ask(program).strip())
        if numbers is None:
            continue
        version = (int(numbers[1]), int(numbers[2]), int(numbers[3]))
        short = version[:2]
        if short < OLDEST or short == sys.version_info[:2]:
            continue
        if short not in found or found[short].version < version:
            found[short] = Python(version, program)
    return [found[short] for short in sorted(found)]


def _candidates(home: Path, path: str) -> Iterator[Path]:
    yield from sorted(home.glob(".pyenv/versions/3.*/bin/python3"))
    for minor in range(OLDEST[1], NEWEST[1] + 1):
        named = shutil.which(f"python3.{minor}", path=path)
        if named:
            yield Path(named)


def version_of(program: Path) -> str:
    """What a program says its version is; nothing if it does not run."""
    try:
        done = subprocess.run([program, "-c", ASK], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""


def prepare(python: Python) -> Path:
    """Make the virtual environment of a Python, with the core dependencies, and name its Python."""
    folder = ROOT / "build" / f"python-{python.name}"
    own = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "installed"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = json.dumps([python.version, project["dependencies"]])
    if own.exists() and stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return own
    _run([str(python.program), "-m", "venv", "--clear", str(folder)])
    pip = [str(own), "-m", "pip", "--no-input", "--disable-pip-version-check", "install"]
    _run([*pip, "-q", "-c", "constraints.txt", *project["dependencies"]])
    stamp.write_text(wanted, "utf-8")
    return own


def _run(call: list[str]) -> None:
    try:
        done = subprocess.run(
            call, cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
        )
    except OSError as error:
        raise RuntimeError(str(error)) from error
    if done.returncode != 0:
        raise RuntimeError((done.stderr or done.stdout).strip()[-400:])


def run_on(python: Python) -> list[str]:
    """Run everything on a Python; what does not hold, in words."""
    try:
        own = prepare(python)
    except RuntimeError as error:
        return [f"no virtual environment: {error}"]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [str(own), str(Path(__file__)), "--here"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    *lines, last = done.stdout.splitlines() or [""]
    if done.returncode > 1 or not last.startswith("done: "):
        return [*lines, last, f"ended with exit code {done.returncode}"]
    print(f"Python {python.name}: {last.removeprefix('done: ')}", flush=True)
    return lines


def run_here() -> int:
    """Run goldens, scenes, conformance and digests on this Python; print what does not hold."""
    faults, counts = [], []
    for what, part in (
        ("goldens", _goldens),
        ("scenes", _scenes),
        ("digests", _digests),
        ("conformance", _conformance),
    ):
        print(f"{sys.version.split()[0]}: {what}", file=sys.stderr, flush=True)
        count, wrong = part()
        counts.append(f"{count} {what}")
        faults += [f"{what}: {fault}" for fault in wrong]
    for fault in faults:
        print(fault)
    print(f"done: {', '.join(counts)}, {len(faults)} faults")
    return 1 if faults else 0


def _goldens() -> tuple[int, list[str]]:
    from tools.goldens import FOLDER, SUFFIX, refreshed

    paths = sorted(FOLDER.rglob(f"*{SUFFIX}"))
    texts = {path: path.read_text("utf-8") for path in paths}
    return len(paths), [path.stem for path in paths if refreshed(texts[path]) != texts[path]]


def _scenes() -> tuple[int, list[str]]:
    from ziggurat.scenes import run_files

    report = run_files(sorted((ROOT / "tests").glob("**/scenes/*.yaml")))
    wrong = [f"{fault.file}:{fault.line}: {fault.text}" for fault in report.faults]
    for result in report.results:
        missed = [check for check in result.checks if not check.passed]
        wrong += [f"{result.file}:{check.line}: {result.scene}: {check.key}" for check in missed]
    return report.scenes, wrong


def _digests() -> tuple[int, list[str]]:
    from tests.conformance.digests import digests, written
    from ziggurat import api

    count, wrong = 0, []
    for game in api.games().values():
        here, there = digests(game), written(game)
        count += len(there)
        wrong += [name for name in {**here, **there} if here.get(name) != there.get(name)]
    return count, wrong


def _conformance() -> tuple[int, list[str]]:
    from ziggurat import api
    from ziggurat.build.build import build
    from ziggurat.checks import Broken, run_suite, spread

    count, wrong = 0, []
    for game in api.games().values():
        for variant, seats in spread(game):
            count += 1
            try:
                run_suite(build(game, *variant), seats, seats, LIMIT)
            except Broken as broken:
                wrong.append(f"{game.name} {variant.label()} {seats}: {broken}")
    return count, wrong


def run_all() -> int:
    """Run everything on every other Python, say what came of it, and return the exit code."""
    pythons = find_pythons(Path.home(), os.environ.get("PATH", ""), version_of)
    if not pythons:
        print("there is no other Python from 3.11 up on this machine", flush=True)
    worst = 0
    for python in pythons:
        for fault in run_on(python):
            print(f"Python {python.name}: {fault}", file=sys.stderr, flush=True)
            worst = 1
    return worst


def main(words: list[str] | None = None) -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--here", action="store_true", help="on the Python that runs this")
    return run_here() if parser.parse_args(words).here else run_all()


if __name__ == "__main__":
    sys.exit(main())
