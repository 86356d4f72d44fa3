"""Whereabouts: whether the files of an open database are still where they were.

Owns the memory of which files were opened. A file that was deleted, moved away or replaced can
still be written to without an error, and nobody would ever find what is in it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias

from ziggurat.server.store.values import StoreError, StoreGone

_Mark: TypeAlias = tuple[int, int]


def resolved(path: Path) -> Path:
    """The file itself, behind whatever links lead to it: a lock beside a link locks nothing."""
    try:
        real = path.resolve()
    except (OSError, RuntimeError):
        raise StoreError(f"'{path}' is a link that leads nowhere: name the file itself") from None
    if real.is_file() and real.stat().st_nlink > 1:
        raise StoreError(
            f"'{real}' has a second name (a hard link), by which another server could open it: "
            "remove that link or copy the file"
        )
    return real


class Whereabouts:
    """The files of one database: by the name they were opened by, and the log beside it."""

    def __init__(self, named: Path, real: Path) -> None:
        self._log: Final = real.with_name(f"{real.name}-wal")
        self._marks: Final[dict[Path, _Mark]] = {}
        self._note(named)
        self._note(real)

    def _note(self, path: Path) -> None:
        mark = _mark(path)
        if mark is not None and path not in self._marks:
            self._marks[path] = mark

    def committed(self) -> None:
        """Check after a commit, when the log is there and stays as long as it is open."""
        self._note(self._log)
        self.check()

    def check(self) -> None:
        """Raise `StoreGone` if a file that was there is not, or is another one."""
        for path, before in self._marks.items():
            now = _mark(path)
            if now != before:
                what = "was deleted or moved away" if now is None else "was replaced by another"
                raise StoreGone(
                    f"the file '{path}' {what} while it was open, so nothing can be saved: "
                    "put it back, or stop the server and restore a backup"
                )


def _mark(path: Path) -> _Mark | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
