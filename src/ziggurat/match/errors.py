"""What a match refuses, and why.

Owns the errors a host has to tell apart. Each carries a short text of one line; a choice
that the rules refuse raises the kernel's `Refused` instead.
"""

from __future__ import annotations


class MatchError(Exception):
    """A match refused something; nothing was changed."""


class Stale(MatchError):
    """The caller looked at an older position; `current` is the number of the next entry."""

    def __init__(self, expected: int, current: int) -> None:
        super().__init__(f"entry {expected} was expected next, but it is {current}")
        self.current = current


class Finished(MatchError):
    """The game is over."""


class Unfinished(MatchError):
    """The game is not over yet."""


class NoSeed(MatchError):
    """Nobody holds the seed of this match, so that nothing can be played on it."""


class ScriptError(MatchError):
    """A scripted answer of Nature does not fit the question."""


class SaveError(MatchError):
    """A save cannot be read, or does not hold what it says."""


# Why a position cannot be taken back.
UNDO_TEXTS = {
    "nothing": "there is nothing to take back",
    "nature": "chance has answered since",
    "other_seat": "another seat has acted since",
    "reveal": "a secret has been shown since",
    "bound": "a rewind, a fork or a change of rules cannot be taken back",
    "finished": "the game is over",
    "consent": "all seats must agree to go back",
    "no_entry": "there is no such earlier position",
}


class UndoRefused(MatchError):
    """A position cannot be taken back; `reason` is a key of `UNDO_TEXTS`."""

    def __init__(self, reason: str) -> None:
        super().__init__(UNDO_TEXTS[reason])
        self.reason = reason
