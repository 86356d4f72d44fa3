"""What many games came to.

Owns the counts of a simulation, how they are added up and the figures made from them. It
never plays.
"""

from __future__ import annotations

import msgspec

from ziggurat.api import Outcome
from ziggurat.lib.playout import Tally


class Failure(msgspec.Struct, frozen=True):
    """A game that the rules or a player broke.

    A simulation of one game with this `seed` plays it again. `saved` is the path of a save
    that ends just before what failed, or empty: the first failure of each block is saved.
    """

    game: int
    seed: int
    text: str
    saved: str = ""


class Counts(msgspec.Struct):
    """What games came to, in a form that adds up."""

    games: int = 0
    finished: int = 0
    unfinished: int = 0
    takeovers: int = 0
    decisions: int = 0
    choices: int = 0
    options: int = 0
    chances: int = 0
    wins: list[int] = []
    by: dict[str, int] = {}
    failures: list[Failure] = []

    def add_work(self, tally: Tally) -> None:
        """Add what one game did."""
        self.games += 1
        self.decisions += tally.decisions
        self.choices += tally.choices
        self.options += tally.options
        self.chances += tally.chances

    def add_end(self, outcome: Outcome | None) -> None:
        """Add how one game ended."""
        if outcome is None:
            self.unfinished += 1
            return
        self.finished += 1
        self.by[outcome.by] = self.by.get(outcome.by, 0) + 1
        for seat in outcome.winners:
            self.wins[seat] += 1

    def add(self, other: Counts) -> None:
        """Add the counts of other games, which were played after these."""
        self.games += other.games
        self.finished += other.finished
        self.unfinished += other.unfinished
        self.takeovers += other.takeovers
        self.decisions += other.decisions
        self.choices += other.choices
        self.options += other.options
        self.chances += other.chances
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for by, count in other.by.items():
            self.by[by] = self.by.get(by, 0) + count
        self.failures.extend(other.failures)


class Summary(msgspec.Struct, frozen=True):
    """The figures of a simulation.

    `wins` counts for each seat the games it won, alone or not; `by` what ended them. A
    decision is a seat's answer; a choice is one among at least two options, and
    `forced_share` is the share of decisions that are none. `takeovers` counts players that
    failed and were replaced.
    """

    games: int
    finished: int
    unfinished: int
    failed: int
    takeovers: int
    wins: tuple[int, ...]
    by: dict[str, int]
    decisions: int
    choices: int
    options_per_choice: float
    forced_share: float
    nature_answers: int
    seconds: float
    decisions_per_second: float
    choices_per_second: float
    errors: tuple[Failure, ...]


def summary_of(counts: Counts, seconds: float) -> Summary:
    """Work out the figures."""
    forced = counts.decisions - counts.choices
    return Summary(
        counts.games,
        counts.finished,
        counts.unfinished,
        len(counts.failures),
        counts.takeovers,
        tuple(counts.wins),
        dict(sorted(counts.by.items())),
        counts.decisions,
        counts.choices,
        _ratio(counts.options - forced, counts.choices),
        _ratio(forced, counts.decisions),
        counts.chances,
        seconds,
        _ratio(counts.decisions, seconds),
        _ratio(counts.choices, seconds),
        tuple(counts.failures),
    )


def _ratio(part: float, whole: float) -> float:
    return part / whole if whole > 0 else 0.0
