"""The fuzzer: many random games under all checks, and a file for each that breaks one.

Owns the loop and what is kept of a failing game. It never stops at the first fault.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from ziggurat.checks.plain import said
from ziggurat.checks.report import Broken, Failure, Report
from ziggurat.checks.suite import EACH_POSITION, look
from ziggurat.checks.walk import LIMIT, Check, Move, Scope, walk
from ziggurat.kernel.question import NATURE
from ziggurat.kernel.rules import Rules
from ziggurat.match.chance import Fast, Scripted
from ziggurat.match.files import export_match
from ziggurat.match.match import Match
from ziggurat.match.notation import write

MOST_FAILURES: Final = 10


class _Game:
    """One random game under checks, with its moves so far."""

    def __init__(self, scope: Scope, checks: tuple[type[Check], ...]) -> None:
        self.scope: Final = scope
        self.moves: Final[list[Move]] = []
        self.positions = 0
        self.finished = False
        self._checks: Final = [check(scope) for check in checks]

    def play(self) -> None:
        """Play to the end or the bound; raise `Broken` if a check does not hold."""
        for check in self._checks:
            look(check, None)
        for stop in walk(*self.scope):
            self.positions += 1
            for check in self._checks:
                look(check, stop)
            if stop.move is not None:
                self.moves.append(stop.move)
            self.finished = stop.state.outcome is not None

    def save(self, folder: Path, broken: Broken) -> Failure:
        """Write down how it came to this."""
        scope = self.scope
        stem = f"{scope.rules.game.name}-{scope.seats}-seats-seed-{scope.seed}"
        save: Path | None = folder / f"{stem}.json"
        note = folder / f"{stem}.txt"
        lines = [str(broken), "", *[said(scope.rules, *move) for move in self.moves]]
        try:
            assert save is not None
            export_match(replayed(scope, self.moves), save)
        except Exception as error:
            save = None
            lines.insert(1, f"No save could be made: {error!r}")
        note.write_text("\n".join(lines) + "\n", "utf-8")
        return Failure(broken.check, broken.text, scope.seed, save, note)


def replayed(scope: Scope, moves: list[Move]) -> Match:
    """A match in which these moves were made, as far as they can be played.

    A match never rests where Nature has to answer, so its answers may go on a little longer.
    """
    nature = [write(scope.rules, move.choice) for move in moves if move.seat == NATURE]
    chance = Scripted(nature, Fast(scope.seed))
    match = Match.new(scope.rules, scope.seats, chance=chance)
    for move in moves:
        if move.seat != NATURE:
            try:
                match.play(move.seat, move.choice)
            except Exception:
                # The move that breaks the game: the save ends just before it.
                break
    return match


def fuzz(
    rules: Rules,
    seats: int,
    seed: int,
    folder: Path,
    *,
    games: int = 0,
    seconds: float = 0.0,
    limit: int = LIMIT,
    checks: tuple[type[Check], ...] = EACH_POSITION,
) -> Report:
    """Play `games` random games, or as many as fit in `seconds`, with seeds from `seed` on.

    A game that breaks a check is saved in `folder` up to there. After ten of them it stops.
    """
    if games <= 0 and seconds <= 0:
        raise ValueError("say how many games or seconds")
    folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + seconds
    played = positions = finished = 0
    failures: list[Failure] = []
    while len(failures) < MOST_FAILURES:
        game = _Game(Scope(rules, seats, seed + played, limit), checks)
        try:
            game.play()
        except Broken as broken:
            failures.append(game.save(folder, broken))
        played += 1
        positions += game.positions
        finished += int(game.finished)
        if played == games or (seconds > 0 and time.monotonic() >= until):
            break
    unfinished = played - finished - len(failures)
    return Report(played, positions, finished, unfinished, tuple(failures))
