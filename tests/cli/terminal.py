"""A terminal for tests: runs a command in this process and keeps what it printed.

Owns the streams. Games that are left unfinished go where the test says, never to a home.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ziggurat.api import Match, Seeded, build, pick
from ziggurat.cli import main
from ziggurat.cli.setting import dice_seed
from ziggurat.match.files import export_match


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str

    def data(self) -> Any:
        """What it printed, read as JSON."""
        return json.loads(self.out)

    def lines(self) -> list[Any]:
        """Each line that it printed, read as JSON."""
        return [json.loads(line) for line in self.out.splitlines()]


@contextlib.contextmanager
def _typing(typed: str) -> Iterator[None]:
    before, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        yield
    finally:
        sys.stdin = before


def run(*arguments: str | Path, typed: str = "") -> Ran:
    """Run a command with these arguments while these lines are typed."""
    out, err = io.StringIO(), io.StringIO()
    with _typing(typed), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main([str(argument) for argument in arguments])
    return Ran(code, out.getvalue(), err.getvalue())


def saved_game(path: Path, decisions: int, seed: int = 7) -> Match:
    """Save a game of two seats after so many random decisions, or at its end."""
    match = Match.new(build("template"), 2, dice_seed(seed, "template"))
    chooser = Seeded(seed)
    while match.outcome is None and decisions > 0:
        question = match.state.asked[0]
        match.play(question.seat, pick(question, chooser))
        decisions -= 1
    export_match(match, path)
    return match
