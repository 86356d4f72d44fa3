"""Choices: one answer to one question, as a verb and a few small ints.

Owns the verbs. It never decides whether a choice is legal: the question on the table does.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

# A plain tuple and not a class: it is built many times for each decision, and a tuple is
# the cheapest value that hashes, sorts, compares and saves by itself, compiled or not.
Choice: TypeAlias = tuple[int, ...]

NO_CARD: Final = -1

# The kernel's own verbs. A game numbers its verbs from `FIRST_VERB`.
PASS: Final = 0
FIRST: Final = 1
FIRST_VERB: Final = 10


class Verb(NamedTuple):
    """What a player can say: a number, a word and the kinds of its arguments."""

    number: int
    name: str
    kinds: tuple[str, ...]
