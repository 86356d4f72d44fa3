"""Scripts: whole games worked out beforehand, so that a load generator need not think.

Owns the choices of random games and the entry numbers they get. A server that is given the
same seed accepts exactly these choices, each after checking it by the rules.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ziggurat.api import Choice, Match, Seeded, build, pick
from ziggurat.match.chance import SEED_BYTES


class Step(NamedTuple):
    """A choice: the entry it becomes, and the last one that Nature adds to it."""

    seat: int
    choice: Choice
    expect: int
    last: int


def seed_of(number: int) -> bytes:
    """The dice of a script."""
    return number.to_bytes(SEED_BYTES, "big")


@lru_cache(maxsize=64)
def script(game: str, seats: int, number: int, longest: int) -> tuple[Step, ...]:
    """The choices of a random game, up to its end or to a length."""
    match = Match.new(build(game), seats, seed_of(number))
    chooser = Seeded(number)
    steps: list[Step] = []
    while match.outcome is None and len(steps) < longest:
        question = match.state.asked[0]
        choice = pick(question, chooser)
        entries = match.play(question.seat, choice)
        steps.append(Step(question.seat, choice, entries[0].number, entries[-1].number))
    return tuple(steps)
