"""`ziggurat doctor`: whether this machine has what Ziggurat needs, and what to do if not.

Owns the list of checks. It changes nothing, and a machine without extras is a healthy one.
"""

from __future__ import annotations

import importlib.metadata
import os
import platform
import re
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from ziggurat import __version__
from ziggurat.api import games, is_compiled
from ziggurat.cli.console import console, grid, tell, write_json
from ziggurat.cli.errors import DONE, NO
from ziggurat.cli.setting import home
from ziggurat.cli.words import Say

Status: TypeAlias = Literal["ok", "note", "problem"]

PACKAGE: Final = "ziggurat"
OLDEST_PYTHON: Final = (3, 11)
# Versions before it have a known fault where two programs write to one file.
SOUND_SQLITE: Final = (3, 51, 3)
COMPILERS: Final = ("cc", "gcc", "clang", "cl")
NARROWEST: Final = 60
SIGNS: Final = "äöüß–·×≥"
# A clock before this was never set: certificates and file dates would be wrong.
EARLIEST: Final = 1_700_000_000
COARSEST: Final = 0.02
_REQUIRED: Final = re.compile(r"^([A-Za-z0-9_.-]+)[^;]*(?:;.*extra == ['\"]([^'\"]+)['\"])?")


class Finding(msgspec.Struct, frozen=True):
    """One thing looked at: how it is, and what to do about it."""

    name: str
    status: Status
    found: str
    advice: str = ""


def doctor(as_json: bool, lang: str) -> int:
    """Look at everything; exit code 1 if something is a problem."""
    say = Say(lang)
    findings = [finding for look in LOOKS for finding in look(say)]
    if as_json:
        write_json(findings)
    else:
        _print(findings, say)
    return NO if any(finding.status == "problem" for finding in findings) else DONE


def _print(findings: list[Finding], say: Say) -> None:
    out = console()
    table = grid(["", "", ""])
    table.show_header = False
    for finding in findings:
        style = {"ok": None, "note": "yellow", "problem": "bold red"}[finding.status]
        table.add_row(say(f"doctor.{finding.status}"), finding.name, finding.found, style=style)
    out.print(table)
    for finding in findings:
        if finding.advice:
            tell(out, f"{finding.name}: {finding.advice}")
    if all(finding.status != "problem" for finding in findings):
        tell(out, say("doctor.healthy"), "bold")


def _python(say: Say) -> list[Finding]:
    version = platform.python_version()
    machine = f"{platform.system()} {platform.machine()}"
    text = f"{platform.python_implementation()} {version}, {machine}"
    name = say("doctor.python")
    if sys.version_info[:2] < OLDEST_PYTHON:
        return [Finding(name, "problem", text, say("doctor.python.advice"))]
    return [Finding(name, "ok", text)]


def _engine(say: Say) -> list[Finding]:
    text = f"{PACKAGE} {__version__}: {', '.join(sorted(games()))}"
    name = say("doctor.build")
    about = Finding(say("doctor.engine"), "ok", text)
    if is_compiled():
        return [about, Finding(name, "ok", say("bench.compiled"))]
    has_compiler = any(shutil.which(compiler) for compiler in COMPILERS)
    advice = say("doctor.build.advice" if has_compiler else "doctor.build.no_compiler")
    return [about, Finding(name, "note", say("bench.interpreted"), advice)]


def _packages(say: Say) -> list[Finding]:
    """What is installed of what the package and its extras require."""
    try:
        required = importlib.metadata.requires(PACKAGE) or []
    except importlib.metadata.PackageNotFoundError:
        name = say("doctor.packages")
        return [Finding(name, "note", say("doctor.not_installed"), say("doctor.install"))]
    groups: dict[str, list[str]] = {}
    for line in required:
        match = _REQUIRED.match(line)
        if match:
            groups.setdefault(match[2] or "", []).append(match[1])
    return [_group(extra, names, say) for extra, names in groups.items()]


def _group(extra: str, names: list[str], say: Say) -> Finding:
    versions = {name: _version(name) for name in names}
    here = [f"{name} {version}" for name, version in versions.items() if version]
    missing = [name for name, version in versions.items() if not version]
    text = ", ".join(here) or say("doctor.none")
    if not extra:
        advice = say("doctor.install") if missing else ""
        return Finding(say("doctor.packages"), "problem" if missing else "ok", text, advice)
    advice = f"python -m pip install '{PACKAGE}[{extra}]'" if missing else ""
    count = say("doctor.extra_found", len(here), len(names))
    return Finding(say("doctor.extra", extra), "note" if missing else "ok", count, advice)


def _version(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return ""


def _sqlite(say: Say) -> list[Finding]:
    name, text = say("doctor.sqlite"), sqlite3.sqlite_version
    if sqlite3.sqlite_version_info < SOUND_SQLITE:
        return [Finding(name, "note", text, say("doctor.sqlite.advice"))]
    return [Finding(name, "ok", text)]


def _folders(say: Say) -> list[Finding]:
    places = (("here", Path.cwd()), ("temp", Path(tempfile.gettempdir())), ("home", home()))
    return [_folder(say(f"doctor.folder.{name}"), path, say) for name, path in places]


def _folder(name: str, path: Path, say: Say) -> Finding:
    """Look whether a folder can be written to, or made where it does not exist yet."""
    there = path
    while not there.exists() and there != there.parent:
        there = there.parent
    if os.access(there, os.W_OK) and there.is_dir():
        return Finding(name, "ok", str(path))
    return Finding(name, "problem", str(path), say("doctor.folder.advice"))


def _clock(say: Say) -> list[Finding]:
    name = say("doctor.clock")
    coarsest = max(time.get_clock_info(at).resolution for at in ("monotonic", "process_time"))
    text = time.strftime("%Y-%m-%d %H:%M:%S")
    if time.time() < EARLIEST:
        return [Finding(name, "problem", text, say("doctor.clock.wrong"))]
    if coarsest > COARSEST:
        return [Finding(name, "note", text, say("doctor.clock.coarse"))]
    return [Finding(name, "ok", text)]


def _terminal(say: Say) -> list[Finding]:
    name = say("doctor.terminal")
    out = console()
    encoding = sys.stdout.encoding or "ascii"
    text = f"{out.width} × {out.height}, {encoding}, {out.color_system or say('doctor.plain')}"
    try:
        SIGNS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return [Finding(name, "note", text, say("doctor.terminal.encoding"))]
    if out.width < NARROWEST:
        return [Finding(name, "note", text, say("doctor.terminal.narrow"))]
    return [Finding(name, "ok", text)]


LOOKS: Final[tuple[Callable[[Say], list[Finding]], ...]] = (
    _python, _engine, _packages, _sqlite, _folders, _clock, _terminal,
)  # fmt: skip
