"""Paired worlds: two games that only differ in what one reader may not know.

Owns the recording of a random game and the search for its double: the same moves and the same
answers of chance wherever the reader may know them, and other ones wherever not. It also makes
a server's dice follow such a record.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from ziggurat.api import Match, Refused, Rules, Seeded, parse
from ziggurat.checks.canary import Apart
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.question import NATURE, Question, may_see
from ziggurat.match.chance import Chance, Fast
from ziggurat.match.entry import Entry

ATTEMPTS: Final = 2000
# Fewer secrets than this would prove little.
FEWEST: Final = 4


class World(NamedTuple):
    """A whole game: its seed stands for all answers of chance in it."""

    seed: bytes
    entries: tuple[Entry, ...]


class Otherwise(Chance):
    """Answers like the first game, but now and then differently where the reader cannot know."""

    def __init__(self, entries: Sequence[Entry], reader: int, dice: Chooser) -> None:
        self._entries: Final = entries
        self._reader: Final = reader
        self._dice: Final = dice

    def answer(self, question: Question, number: int, rules: Rules) -> Choice:
        theirs = parse(rules, self._entries[number - 1].move)
        if not may_see(question.audience, self._reader) and self._dice.below(2):
            return question.options[self._dice.below(len(question.options))]
        if theirs not in question.options:
            raise Apart
        return theirs


class Written(Chance):
    """Dice that follow a record, for a server under test; the seed names the record."""

    records: ClassVar[dict[bytes, World]] = {}

    def __init__(self, seed: bytes) -> None:
        self._entries: Final = self.records[seed].entries

    def answer(self, question: Question, number: int, rules: Rules) -> Choice:
        return parse(rules, self._entries[number - 1].move)


def recorded(rules: Rules, seats: int, number: int) -> World:
    """A whole game in which everybody plays at random."""
    match = Match.new(rules, seats, chance=Fast(number))
    dice = Seeded(number)
    while match.outcome is None:
        asked = match.state.asked
        question = asked[dice.below(len(asked))]
        match.play(question.seat, question.options[dice.below(len(question.options))])
    return World(bytes([number, 1] * 16), match.entries)


def doubled(rules: Rules, seats: int, first: World, reader: int) -> World:
    """The game that differs most from the first one, as far as the reader cannot know."""
    best: tuple[Entry, ...] = first.entries
    for number in range(ATTEMPTS):
        found = _followed(rules, seats, first, Otherwise(first.entries, reader, Seeded(number)))
        if differences(first.entries, found) > differences(first.entries, best):
            best = found
        if differences(first.entries, best) >= FEWEST:
            return World(bytes([first.seed[0], 2] * 16), best)
    raise AssertionError(f"no double differs in more than {differences(first.entries, best)}")


def _followed(rules: Rules, seats: int, first: World, chance: Chance) -> tuple[Entry, ...]:
    """The same moves with other dice; the first game itself where they are not possible."""
    try:
        match = Match.new(rules, seats, chance=chance)
        for entry in first.entries:
            if entry.seat != NATURE and entry.number == match.next_entry:
                match.play(entry.seat, parse(rules, entry.move), entry.number)
    except (Apart, Refused, ValueError, IndexError):
        return first.entries
    return match.entries if len(match.entries) == len(first.entries) else first.entries


def differences(one: Sequence[Entry], two: Sequence[Entry]) -> int:
    """How many entries are not the same move."""
    return sum([mine.move != other.move for mine, other in zip(one, two, strict=True)])
