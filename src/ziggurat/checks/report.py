"""Reports: what a check found.

Owns the error of a check that does not hold, and the figures of a run. It never plays.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Broken(Exception):
    """Something that must hold does not; `check` names what, the text says where."""

    def __init__(self, check: str, text: str) -> None:
        super().__init__(f"{check}: {text}")
        self.check = check
        self.text = text


class Failure(NamedTuple):
    """A game that broke a check: `save` opens with `replay`, if one could be written.

    `note` is a text file with the same message and all moves.
    """

    check: str
    text: str
    seed: int
    save: Path | None
    note: Path


class Report(NamedTuple):
    """What was played: a game that reached its bound is unfinished, which is not a fault."""

    games: int
    positions: int
    finished: int
    unfinished: int
    failures: tuple[Failure, ...] = ()
