"""Wording: the words in a picture, its own beside those of the game.

Owns which catalogue says what. Pictures have one of their own, because rules never need
its words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.tables.wording import TableWords
from ziggurat.words import Words

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.words.words import Fact

DOMAIN: Final = "drawing"


class Wording:
    """The words of one game's pictures in one language."""

    def __init__(self, rules: Rules, words: Words) -> None:
        self.rules: Final = rules
        self.words: Final = words
        self.table: Final = TableWords(rules, words)
        self._own: Final = Words(words.lang, DOMAIN)

    def __call__(self, key: str, *facts: Fact) -> str:
        """Word a key of the pictures."""
        return self._own.text(key, facts)

    def row(self, number: int) -> str:
        """Name a card or another row."""
        return self.words.row(self.rules, number)

    def row_text(self, number: int) -> str:
        """Say what a row does."""
        return self.words.row_text(self.rules, number)

    def value(self, kind: str, number: int) -> str:
        """Name a value of a kind."""
        return self.words.value(self.rules, kind, number)

    def terrain(self, terrain: int) -> str:
        """Name a terrain, which is a row or a value as the game has it."""
        rows = sorted(self.rules.families.get("terrain", ()))
        return self.row(rows[terrain]) if rows else self.value("terrain", terrain)

    def seat(self, seat: int) -> str:
        """Name a seat."""
        return self.value("seat", seat)
