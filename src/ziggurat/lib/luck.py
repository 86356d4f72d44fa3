"""Luck: numbers drawn beforehand, so that several lines of play meet the same chance.

Owns a generator that can be copied, for players that compare options. It never draws a
number itself. It is compiled with the engine, which does not let others extend its classes.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.nature import Chooser

# Numbers are drawn as parts of this whole.
FINEST: Final = 1 << 30


class Luck(Chooser):
    """Numbers drawn beforehand, used one after the other and then again."""

    def __init__(self, numbers: tuple[int, ...], at: int = 0) -> None:
        self.numbers: Final = numbers
        self.at = at

    def below(self, count: int) -> int:
        number = self.numbers[self.at % len(self.numbers)]
        self.at += 1
        return number * count // FINEST

    def copy(self) -> Luck:
        """The same numbers, from the same place on."""
        return Luck(self.numbers, self.at)
