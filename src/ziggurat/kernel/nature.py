"""Nature: the seat that answers for chance.

Owns chance questions and how a generator answers one. The rules hold no generator:
the match, a test or a search decides where the numbers come from.
"""

from __future__ import annotations

import random
from typing import Final

from ziggurat.kernel.choice import NO_CARD, Choice
from ziggurat.kernel.question import CHANCE, NATURE, PUBLIC, Question


class Chooser:
    """Where numbers come from."""

    def below(self, count: int) -> int:
        """Return a whole number from 0 to `count` - 1."""
        raise TypeError(f"{type(self).__name__} chooses nothing")


class Seeded(Chooser):
    """A fast generator for simulations: same seed, same numbers, on every machine."""

    def __init__(self, seed: int) -> None:
        self._next: Final = random.Random(seed).random

    def below(self, count: int) -> int:
        return int(self._next() * count)


def chance(
    topic: str, options: tuple[Choice, ...], weights: tuple[int, ...] = (), audience: int = PUBLIC
) -> Question:
    """Ask Nature; `weights` match the options, empty means all alike.

    A secret draw is steady: others must not learn that it left no choice.
    """
    secret = audience != PUBLIC
    return Question(NATURE, topic, CHANCE, options, (), NO_CARD, audience, secret, False, weights)


def faces(verb: int, sides: int) -> tuple[Choice, ...]:
    """The options of a die with faces 1 to `sides`; build them once, as a constant."""
    return tuple([(verb, face) for face in range(1, sides + 1)])


def pick(question: Question, chooser: Chooser) -> Choice:
    """Let a generator answer a question, in proportion to its weights."""
    options = question.options
    weights = question.weights
    if not weights:
        return options[chooser.below(len(options))]
    left = chooser.below(sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return options[index]
    raise ValueError(f"the weights of '{question.topic}' do not match its options")
