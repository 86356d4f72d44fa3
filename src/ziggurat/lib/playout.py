"""Playouts: random games, as fast as the engine goes.

Owns the loop that simulations and benchmarks run; it is compiled with the engine,
because a loop outside would cost more than the rules. It never keeps a log.
"""

from __future__ import annotations

from ziggurat.kernel.choice import Choice
from ziggurat.kernel.engine import act
from ziggurat.kernel.nature import Chooser, pick
from ziggurat.kernel.question import NATURE, Question
from ziggurat.kernel.state import State


class Tally:
    """What a playout did: decisions of seats, real choices among them, Nature's answers."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0
        self.options = 0
        self.chances = 0


def _picked(question: Question, chooser: Chooser, tally: Tally) -> Choice:
    """Answer a seat's question at random and count it."""
    count = len(question.options)
    tally.decisions += 1
    tally.options += count
    if count > 1:
        tally.choices += 1
    return question.options[chooser.below(count)]


def playout(s: State, chooser: Chooser, limit: int, tally: Tally) -> bool:
    """Play at random until the game is over; False if `limit` decisions were not enough."""
    left: int = limit
    while s.outcome is None:
        question = s.asked[0]
        if question.seat == NATURE:
            tally.chances += 1
            act(s, NATURE, pick(question, chooser))
            continue
        if left == 0:
            return False
        left -= 1
        act(s, question.seat, _picked(question, chooser, tally))
    return True


def playout_on_clones(s: State, chooser: Chooser, limit: int, tally: Tally) -> State:
    """The same, but every choice of a seat is played on a clone, as a search does."""
    left: int = limit
    while s.outcome is None and left > 0:
        question = s.asked[0]
        if question.seat == NATURE:
            tally.chances += 1
            act(s, NATURE, pick(question, chooser))
            continue
        left -= 1
        s = s.clone()
        act(s, question.seat, _picked(question, chooser, tally))
    return s
