"""The command line's own words, beside those of the game that is played.

Owns which language is spoken, how a rule is quoted in it and what a seat that the rules play is
called.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.build.governed import governed_seats
from ziggurat.words import Words
from ziggurat.words.catalogue import SOURCE_LANGUAGE
from ziggurat.words.statements import statement

if TYPE_CHECKING:
    from ziggurat.api import Rules
    from ziggurat.ledger import LedgerEntry
    from ziggurat.words.words import Fact

DOMAIN: Final = "cli"
# The rows that say what plays a seat by the rules.
GOVERNOR: Final = "governor"
LANGUAGE: Final = "ZIGGURAT_LANG"
ENGLISH: Final = SOURCE_LANGUAGE


class Say:
    """What the command line says, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self._words: Final = Words(lang, DOMAIN)
        self._called: dict[int, str] = {}

    def __call__(self, key: str, *facts: Fact) -> str:
        """Word a key of the command line."""
        return self._words.text(key, facts)

    def find(self, key: str) -> str:
        """Word a key if there is a wording for it."""
        return self._words.find(key)

    def game(self, rules: Rules) -> Words:
        """The words of a game in the same language."""
        return Words(self.lang, rules.game.folder, self._called)

    def meet(self, rules: Rules, seats: int) -> None:
        """Know a table: a seat that the rules play is called by what plays it."""
        governors = rules.families.get(GOVERNOR, ())
        words = Words(self.lang, rules.game.folder)
        name = words.row(rules, governors[0]) if governors else ""
        self._called = {seat: name for seat in governed_seats(rules, seats) if name}

    def governor(self, seat: int) -> str:
        """What plays a seat by the rules; empty where somebody else does."""
        return self._called.get(seat, "")

    def rule_text(self, entry: LedgerEntry) -> str:
        """What a rule says."""
        return statement(entry, self.lang)


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, before it has been read properly."""
    lang = os.environ.get(LANGUAGE) or ENGLISH
    for at, word in enumerate(arguments):
        if word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        elif word == "--lang" and at + 1 < len(arguments):
            lang = arguments[at + 1]
    return lang
