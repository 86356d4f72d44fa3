"""What changed and which tests that calls for: the tests of `python3 run.py test --quick`.

Owns the way from a changed file to the tests that tell most about it. It uses the standard
library only, because run.py imports it before anything is installed, and runs no test.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Final

# Tests of the machinery that everything stands on, in seconds; they run after every change.
CORE: Final = (
    "tests/kernel",
    "tests/lib",
    "tests/ledger",
    "tests/tables",
    "tests/games/test_registered.py",
    "tests/games/test_modules_named.py",
    "tests/test_run_py.py",
)
# Tests mirror the source tree: `src/ziggurat/match/save.py` is tested in `tests/match`. Where
# they do not, or where others tell more, it stands here; of several, the longest prefix counts.
TESTED: Final = {
    "src/ziggurat/kernel": ("tests/kernel", "tests/games/template"),
    "src/ziggurat/build": ("tests/kernel", "tests/games/template"),
    "src/ziggurat/checks": (
        "tests/conformance/test_faults.py",
        "tests/conformance/test_variants.py",
    ),
    "src/ziggurat/locales": ("tests/words",),
    "src/ziggurat/tables": ("tests/tables", "tests/drawing", "tests/server/tables"),
    "src/ziggurat/page": (
        "tests/words",
        "tests/server/app/test_page.py",
        "tests/page/test_start.py",
    ),
    "src/ziggurat/server": ("tests/server/app",),
    "src/ziggurat/server/bench": ("tests/server/bench",),
    "src/ziggurat/server/bots": ("tests/server/bots",),
    "src/ziggurat/server/store": ("tests/server/store",),
    "src/ziggurat/server/tables": ("tests/server/tables",),
    "src/ziggurat/server/upkeep": ("tests/server/upkeep",),
    "tools": ("tests/docs/test_scaffolders.py", "tests/match/test_schema.py"),
    "tools/changed.py": ("tests/test_run_py.py",),
    "tools/checks.py": ("tests/test_run_py.py",),
    "tools/goldens.py": ("tests/goldens",),
    "tools/soak.py": ("tests/conformance/test_soak.py",),
    "tools/pythons.py": ("tests/conformance/test_soak.py",),
    "tools/mutations.py": ("tests/conformance/test_mutations.py",),
    "run.py": ("tests/test_run_py.py",),
    "README.md": ("tests/docs/test_readme.py",),
    "docs": ("tests/cli/test_docs.py", "tests/scenes/test_docs.py", "tests/docs/test_protocol.py"),
}
# A game's folder also asks for these of the same name.
OF_GAME: Final = ("tests/goldens/test_goldens.py", "tests/sheets")


def changed_files(root: Path) -> list[str] | None:
    """Every file that differs from where this branch left main; None without git.

    On main itself that is what the work tree changes, or, if it changes nothing, the last commit.
    """
    head = _words(root, "rev-parse", "--verify", "HEAD")
    if not head:
        return None
    bases = [_words(root, "merge-base", "HEAD", name) for name in ("origin/main", "main")]
    base = next(filter(None, bases), head)
    found = _since(root, base[0])
    if not found and base == head:
        before = _words(root, "rev-parse", "--verify", "HEAD~1")
        found = _since(root, before[0]) if before else []
    return found


def _since(root: Path, base: str) -> list[str]:
    changed = _words(root, "diff", "--name-only", "--no-renames", "-z", base)
    new = _words(root, "ls-files", "--others", "--exclude-standard", "-z")
    return sorted({*changed, *new})


def _words(root: Path, *arguments: str) -> list[str]:
    """What git prints, line by line or name by name; nothing if it fails or is not there."""
    try:
        done = subprocess.run(
            ["git", "-C", str(root), *arguments], capture_output=True, check=False
        )
    except OSError:
        return []
    text = done.stdout.decode("utf-8", "replace") if done.returncode == 0 else ""
    return [word for word in text.replace("\0", "\n").split("\n") if word]


def wanted_tests(root: Path, files: Iterable[str]) -> list[str]:
    """The core and the tests that changed files call for, none inside another."""
    wanted = set(CORE)
    for name in files:
        wanted.update(_tests_of(root, name))
    there = sorted([name for name in wanted if (root / name).exists()])
    return [name for name in there if not any([_is_inside(name, other) for other in there])]


def _tests_of(root: Path, name: str) -> tuple[str, ...]:
    path = PurePosixPath(name)
    if path.parts[0] == "tests":
        if path.name.startswith("test_") or len(path.parts) == 2:
            return (name,)
        folder = path.parent
        # Helpers in a folder of their own serve the tests beside it; `tests/kit` serves them all.
        is_shared = folder.name == "kit" and len(folder.parts) > 2
        return ((folder.parent if is_shared else folder).as_posix(),)
    given = max([at for at in TESTED if name == at or _is_inside(name, at)], key=len, default="")
    return TESTED[given] if given else _mirrored(root, path)


def _mirrored(root: Path, path: PurePosixPath) -> tuple[str, ...]:
    """The deepest folder of tests with the place of a source file."""
    if path.parts[:2] != ("src", "ziggurat"):
        return ()
    parts = path.parts[2:-1]
    extra = OF_GAME if parts[:1] == ("games",) else ()
    for length in range(len(parts), 0, -1):
        folder = "/".join(("tests", *parts[:length]))
        if (root / folder).is_dir() and folder != "tests/games":
            return (folder, *extra)
    return extra


def _is_inside(name: str, folder: str) -> bool:
    return name.startswith(f"{folder}/")
