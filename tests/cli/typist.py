"""Somebody who plays in a terminal: reads what is printed, types the number of an answer.

Owns the pseudo terminal that `ziggurat play` runs in, the way to tell answers from the rest of a
screen, and the time it waits. It knows no rules: any number that is listed may be typed.
"""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Final

PATIENCE: Final = 300.0
SIZE: Final = {"COLUMNS": "120", "LINES": "50"}
# Colours and the like.
ESCAPES: Final = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>78])|\r")
# Where something is to be typed: the name of a seat, or at the end nothing, and a sign; or Enter.
PROMPT: Final = re.compile(r"(?:^|\n)(?:([^\n>]*)> |([^\n…]+ …))$")
# Answers stand below each other or in columns: a number, two blanks, words.
LABEL: Final = re.compile(r"(?:^ {1,8}| {2,})(\d{1,3})  (?=\S)", re.MULTILINE)


class Typist:
    """Types for the seats of the people in a game."""

    def __init__(self, home: Path, *words: str, seed: int = 0) -> None:
        # Only where there are pseudo terminals.
        import pty

        self._random: Final = Random(seed)
        self.screens: Final[list[str]] = []
        self.typed: Final[list[str]] = []
        self._screen, theirs = pty.openpty()
        self._process: Final = subprocess.Popen(
            [sys.executable, "-m", "ziggurat.cli", "play", *words],
            stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True,
            env={**os.environ, **SIZE, "TERM": "xterm", "ZIGGURAT_HOME": str(home)},
        )  # fmt: skip
        os.close(theirs)

    def __enter__(self) -> Typist:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._screen)

    def read(self) -> str:
        """What is printed until something is to be typed, or until the program ends."""
        told = ""
        until = time.monotonic() + PATIENCE
        while not PROMPT.search(told):
            ready, _, _ = select.select([self._screen], [], [], max(until - time.monotonic(), 0))
            if not ready:
                raise TimeoutError(f"nothing is asked: {told[-500:]}")
            try:
                more = os.read(self._screen, 65536)
            except OSError:  # So a terminal ends on Linux.
                more = b""
            if not more:
                break
            told = ESCAPES.sub("", told + more.decode("utf-8", "replace"))
        self.screens.append(told)
        return told

    def type(self, line: str) -> str:
        """Type a line; returns what is printed then."""
        self.typed.append(line)
        os.write(self._screen, f"{line}\n".encode())
        return self.read()

    def play(self, most: int) -> str:
        """Answer so many questions, or until the game is over; returns the last screen."""
        told, seat, answer = self.read(), "", ""
        for _ in range(most):
            if not asked(told):
                return told
            listed = labels(told)
            if listed:
                seat, answer = asked(told), self._random.choice(listed)
            # Without new answers the last one is to be typed once more, or Enter for what is read.
            told = self.type(answer if asked(told) == seat else "")
        return told

    def end(self) -> int:
        """Wait until the program has ended; returns its code."""
        return self._process.wait(PATIENCE)


def asked(screen: str) -> str:
    """Whose answer a screen waits for; nobody's once the game is over."""
    found = PROMPT.search(screen)
    return (found[1] or found[2] or "").strip() if found else ""


def labels(screen: str) -> list[str]:
    """The numbers of the answers below the last question."""
    name = re.escape(asked(screen))
    question = list(re.finditer(rf"^{name}: ", screen, re.MULTILINE))
    return LABEL.findall(screen[question[-1].end() :]) if question else []
