"""Chance: where Nature's answers come from.

Owns the dice of a match, which anybody can recompute from the seed afterwards, and their
stand-ins for simulations and tests. It never looks at a state.
"""

from __future__ import annotations

import hmac
from bisect import bisect_right
from itertools import accumulate
from typing import Final

from ziggurat.kernel.choice import Choice
from ziggurat.kernel.nature import Seeded, pick
from ziggurat.kernel.question import Question
from ziggurat.kernel.rules import Rules
from ziggurat.match.errors import ScriptError
from ziggurat.match.notation import parse, write

SEED_BYTES: Final = 32
WORD_BYTES: Final = 8
SPAN: Final = 1 << (8 * WORD_BYTES)


class Chance:
    """Answers Nature's questions; `number` is that of the log entry to come."""

    def answer(self, question: Question, number: int, rules: Rules) -> Choice:
        """Pick one of the question's options."""
        raise NotImplementedError


class Dice(Chance):
    """The dice of a match: HMAC-SHA-256 of the purpose, the entry number and a counter.

    The seed is the key. Each answer has a stream of its own, so that none depends on how
    many numbers another one used.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed: Final = seed

    def answer(self, question: Question, number: int, rules: Rules) -> Choice:
        bounds = list(accumulate(question.weights or [1] * len(question.options)))
        drawn = self.below(bounds[-1], question.topic, number)
        return question.options[bisect_right(bounds, drawn)]

    def below(self, count: int, purpose: str, number: int) -> int:
        """A whole number from 0 to `count` - 1, each as likely as any other."""
        if not 0 < count <= SPAN:
            raise ValueError(f"cannot choose among {count}")
        # Words at or above the last whole multiple would favour small numbers: drawn again.
        fair = SPAN - SPAN % count
        block = 0
        while True:
            word = self._word(purpose, number, block)
            if word < fair:
                return word % count
            block += 1

    def _word(self, purpose: str, number: int, block: int) -> int:
        # Both numbers have a fixed length, so that no two purposes share a message.
        message = purpose.encode() + number.to_bytes(8, "big") + block.to_bytes(8, "big")
        return int.from_bytes(hmac.digest(self._seed, message, "sha256")[:WORD_BYTES], "big")


class Fast(Chance):
    """A fast generator for simulations; nobody can check its answers."""

    def __init__(self, seed: int) -> None:
        self._seeded: Final = Seeded(seed)

    def answer(self, question: Question, number: int, rules: Rules) -> Choice:
        return pick(question, self._seeded)


class Scripted(Chance):
    """Answers by name, in the order given: for tests and scenes."""

    def __init__(self, answers: list[str], then: Chance | None = None) -> None:
        self._answers: Final = list(answers)
        self._then: Final = then

    def answer(self, question: Question, number: int, rules: Rules) -> Choice:
        if not self._answers and self._then is not None:
            return self._then.answer(question, number, rules)
        known = ", ".join([f"'{write(rules, option)}'" for option in question.options])
        asked = f"Nature is asked '{question.topic}'"
        if not self._answers:
            raise ScriptError(f"{asked} and the script is over; it could say {known}")
        choice = parse(rules, self._answers[0])
        if choice not in question.options:
            raise ScriptError(f"{asked} and cannot say '{self._answers[0]}', but {known}")
        del self._answers[0]
        return choice

    def left(self) -> list[str]:
        """The answers that nobody has asked for."""
        return list(self._answers)
