"""Kinds of argument: which numbers a verb may take, and how each is written.

Owns what drives notation, logs and hints. It never decides whether a choice is legal.
"""

from __future__ import annotations

from typing import Final


class Kind:
    """A kind of argument: the numbers from `low` to `high`, or those that have labels."""

    def __init__(self, name: str, low: int, high: int, labels: dict[int, str]) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.labels: Final = labels
        self.numbers: Final = {label: number for number, label in labels.items()}

    def knows(self, value: int) -> bool:
        """Tell whether `value` is one of this kind."""
        return value in self.labels if self.labels else self.low <= value <= self.high

    def values(self) -> list[int]:
        """List all values of this kind, ascending."""
        return sorted(self.labels) if self.labels else list(range(self.low, self.high + 1))

    def write(self, value: int) -> str:
        """Write a value as one word."""
        return self.labels[value] if self.labels else str(value)

    def parse(self, text: str) -> int:
        """Read a word back; raise ValueError with what would have been right."""
        if self.labels:
            if text not in self.numbers:
                known = ", ".join(sorted(self.numbers)[:12])
                raise ValueError(f"'{text}' is not of kind '{self.name}'; known: {known}")
            return self.numbers[text]
        digits = text.removeprefix("-")
        whole = digits.isascii() and digits.isdigit() and len(digits) <= 9
        if not whole or not self.low <= int(text) <= self.high:
            span = f"a whole number from {self.low} to {self.high}"
            raise ValueError(f"'{text}' is not of kind '{self.name}': write {span}")
        return int(text)


def labelled(name: str, labels: list[str]) -> Kind:
    """Make a kind whose values 0, 1, 2 ... have these labels."""
    return Kind(name, 0, len(labels) - 1, dict(enumerate(labels)))


def amount(name: str, low: int, high: int) -> Kind:
    """Make a kind of plain numbers."""
    return Kind(name, low, high, {})
