"""Reasons: why a choice is not legal now.

Owns the refusals every game shares and the error that carries one. Legality tests
return a reason number, `ALLOWED` (0) when nothing forbids it; the game's table turns a
number into its ledger id and wording.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ALLOWED: Final = 0

# Refusals that belong to no game. A game numbers its reasons from `FIRST_REASON`.
FINISHED: Final = 1
NOT_ASKED: Final = 2
OTHER_QUESTION: Final = 3
UNEXPLAINED: Final = 4
FIRST_REASON: Final = 10


class ReasonKind(NamedTuple):
    """One way to be refused: its number, the name of its wording and the rule it cites."""

    number: int
    name: str
    rule: str


SHARED: Final = (
    ReasonKind(FINISHED, "finished", "zg.finished"),
    ReasonKind(NOT_ASKED, "not_asked", "zg.not_asked"),
    ReasonKind(OTHER_QUESTION, "other_question", "zg.other_question"),
    ReasonKind(UNEXPLAINED, "unexplained", "zg.unexplained"),
)


class Reason:
    """A refusal: which reason, and the facts that fill its wording."""

    def __init__(self, number: int, facts: tuple[int, ...] = ()) -> None:
        self.number: Final = number
        self.facts: Final = facts


class Refused(Exception):
    """A choice was not legal; nothing was changed."""

    def __init__(self, reason: Reason, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class DeadEnd(Exception):
    """The rules stopped without a question and without an outcome: a fault of the rules."""
