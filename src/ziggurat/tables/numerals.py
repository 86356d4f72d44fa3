"""Roman numerals: how levels and eras are written in every medium."""

from __future__ import annotations

from typing import Final

SIGNS: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """A number from 1 in Roman numerals."""
    found = ""
    for value, sign in SIGNS:
        while number >= value:
            found += sign
            number -= value
    return found
