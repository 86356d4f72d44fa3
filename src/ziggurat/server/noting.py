"""Noting: what goes wrong is said, but not a thousand times.

Owns the form of the log and how often lines of the same kind reach it. It drops no first line of
any kind, and the next one tells how many were left out.
"""

from __future__ import annotations

import logging
import re
import time
from typing import Final

from ziggurat.server.limits import Clock

# So many lines of a kind within so many seconds.
MOST: Final = 10
SECONDS: Final = 60.0
MOST_KINDS: Final = 1000
LONGEST: Final = 60
GAME: Final = re.compile(r"\b[0-9a-f]{16}\b")
LOGGERS: Final = ("ziggurat.server", "asyncio", "uvicorn.error")


class Sparing(logging.Filter):
    """Lets a few lines of each kind through; lines are of one kind if they begin the same."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        super().__init__()
        self._clock: Final = clock
        # By kind: when counting began, how many were let through and how many left out.
        self._kinds: Final[dict[tuple[str, str], tuple[float, int, int]]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is noted."""
        kind = (record.name, str(record.msg)[:LONGEST])
        now = self._clock()
        since, noted, dropped = self._kinds.get(kind, (now, 0, 0))
        if now - since >= SECONDS:
            since, noted = now, 0
        if noted >= MOST:
            self._kinds[kind] = (since, noted, dropped + 1)
            return False
        if dropped:
            record.msg = f"{record.getMessage()} ({dropped} more like it were left out)"
            record.args = ()
        if len(self._kinds) >= MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = (since, noted + 1, 0)
        return True


class Lines(logging.Formatter):
    """Writes when something happened, how bad it is and, where there is one, in which game."""

    def __init__(self) -> None:
        super().__init__("%(asctime)sZ %(levelname)s %(game)s %(message)s", "%Y-%m-%dT%H:%M:%S")
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        """A line; a traceback follows on lines of its own."""
        named = GAME.search(record.getMessage())
        record.game = f"game={named[0]}" if named else "game=-"
        return super().format(record)


def write_log() -> None:
    """Let what goes wrong be written to the standard error, and nothing be said too often."""
    note_sparingly()
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any([isinstance(known.formatter, Lines) for known in logger.handlers]):
            handler = logging.StreamHandler()
            handler.setFormatter(Lines())
            logger.addHandler(handler)
            logger.propagate = False


def note_sparingly() -> None:
    """Hold the logs of a server to this, however often it is asked for."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any([isinstance(known, Sparing) for known in logger.filters]):
            logger.addFilter(Sparing())
