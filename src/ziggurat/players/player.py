"""Players: the contract between whoever decides and whoever asks.

Owns the contract, the budget of a decision and the error of a player that fails. It
never plays a choice: the runner does, so that a failing player changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ziggurat.api import Choice, Outcome, Question, Rules, State, View

SECONDS: Final = 5.0
MEMORY_MB: Final = 1024


class Budget:
    """What one decision may cost, and the only clock a player may read.

    `memory_mb` binds players that are programs; 0 means as much as they like.
    """

    def __init__(
        self,
        seconds: float = SECONDS,
        memory_mb: int = MEMORY_MB,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if seconds <= 0 or memory_mb < 0:
            raise ValueError(f"a budget of {seconds} seconds and {memory_mb} MB cannot be kept")
        self.seconds: Final = seconds
        self.memory_mb: Final = memory_mb
        self._clock: Final = clock
        self._began: Final = clock()

    def left(self) -> float:
        """The seconds that are left; below 0 once they are used up."""
        return self.seconds - (self._clock() - self._began)

    def afresh(self) -> Budget:
        """The same budget, beginning now."""
        return Budget(self.seconds, self.memory_mb, self._clock)


class BotError(Exception):
    """A player failed to answer, and nothing was played.

    The text is one line: who did what. `details` is the end of what the player complained.
    """

    def __init__(self, who: str, did: str, details: str = "") -> None:
        super().__init__(f"{who} {did}")
        self.details: Final = details


class Player:
    """Whoever decides for a seat.  Only `decide` must be written."""

    name: str = "player"

    def begin(self, rules: Rules, seat: int, seats: int, budget: Budget) -> None:
        """A match begins, and this player sits at `seat`."""

    def decide(self, view: View, question: Question, imagined: State, budget: Budget) -> Choice:
        """Answer the question.

        `view` is what the seat may know. `imagined` is a state that fits it, with all
        secrets dealt again; it is the player's own to clone and to play on. None of them
        may be kept after the answer.
        """
        raise NotImplementedError

    def end(self, outcome: Outcome | None) -> None:
        """The match is over, or was stopped (None); let go of everything."""


def who(rules: Rules, seat: int, player: Player) -> str:
    """Name a player in an error."""
    return f"{rules.game.seat_names[seat]}'s player '{player.name}'"
