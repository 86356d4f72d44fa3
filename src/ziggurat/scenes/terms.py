"""Terms: the words of one game, as a scene may use them.

Owns the reading of seats, choices, facts, numbers and ids, each with an error that says what
would have been right. It never looks at a position.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from ziggurat.build.game import Fact
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import NATURE, NOBODY
from ziggurat.kernel.rules import Rules
from ziggurat.ledger.entries import KERNEL_FOLDER, LedgerError, load_ledger
from ziggurat.match.notation import NATURE_WORD, NotationError, parse, parse_move, write_seat
from ziggurat.scenes.source import Node, SceneError, Source, Text

SPECTATOR: Final = "spectator"
NOTHING: Final = "nothing"
SEAT_KIND: Final = "seat"
_WHOLE: Final = re.compile(r"-?[0-9]{1,9}")


class Move(NamedTuple):
    """Who chooses what, as written on a line."""

    says: str
    line: int
    seat: int
    choice: Choice


class FactAt(NamedTuple):
    """A fact with its arguments, as written on a line."""

    says: str
    line: int
    fact: Fact
    args: tuple[int, ...]


class Terms:
    """Reads the words of a game at a table with some of its seats."""

    def __init__(self, source: Source, rules: Rules, seats: int) -> None:
        self.source: Final = source
        self.rules: Final = rules
        self.seats: Final = seats

    def error(self, text: Text, fault: str) -> SceneError:
        """Make an error about some words."""
        return self.source.error(text.line, fault)

    def seat_names(self) -> tuple[str, ...]:
        """The seats at this table."""
        return self.rules.game.seat_names[: self.seats]

    def seat(self, text: Text) -> int:
        """Read a seat of this table."""
        return self._one_of(text, ())

    def asked(self, text: Text) -> int:
        """Read somebody who can be asked: a seat or Nature."""
        return self._one_of(text, ((NATURE_WORD, NATURE),))

    def viewer(self, text: Text) -> int:
        """Read somebody who can look: a seat or a spectator."""
        return self._one_of(text, ((SPECTATOR, NOBODY),))

    def _one_of(self, text: Text, more: tuple[tuple[str, int], ...]) -> int:
        names = {name: seat for seat, name in enumerate(self.seat_names())} | dict(more)
        if text.value not in names:
            raise self.error(text, f"'{text.value}' is not here; known: {', '.join(names)}")
        return names[text.value]

    def move(self, text: Text) -> Move:
        """Read who chooses what."""
        try:
            seat, choice = parse_move(self.rules, text.value)
        except NotationError as error:
            raise self.error(text, str(error)) from error
        self.asked(Text(write_seat(self.rules, seat), text.line))
        return Move(text.value, text.line, seat, choice)

    def answer(self, text: Text) -> Move:
        """Read what Nature says."""
        return Move(text.value, text.line, NATURE, self.choice(text))

    def choice(self, text: Text) -> Choice:
        """Read a choice without who makes it."""
        try:
            return parse(self.rules, text.value)
        except NotationError as error:
            raise self.error(text, str(error)) from error

    def fact(self, text: Text) -> FactAt:
        """Read a fact with its arguments, for example "coins red"."""
        words = text.value.split()
        fact = self.rules.facts.get(words[0]) if words else None
        if fact is None:
            known = ", ".join(self.rules.facts)
            raise self.error(text, f"'{text.value}' is not a fact of this game; known: {known}")
        if len(words) != len(fact.kinds) + 1:
            pattern = " ".join([fact.name, *[f"<{kind}>" for kind in fact.kinds]])
            raise self.error(text, f"'{text.value}' does not fit: write '{pattern}'")
        args = [self._value(kind, words[at + 1], text) for at, kind in enumerate(fact.kinds)]
        return FactAt(" ".join(words), text.line, fact, tuple(args))

    def values(self, at: FactAt, node: Node) -> tuple[int, ...]:
        """Read the values of a fact: a list if there may be many, otherwise one or nothing."""
        if at.fact.many:
            texts = self.source.texts(node, at.says)
            return tuple([self._value(at.fact.value, text.value, text) for text in texts])
        text = self.source.text(node, at.says)
        if text.value == NOTHING and NOTHING not in self.rules.kinds[at.fact.value].numbers:
            return ()
        return (self._value(at.fact.value, text.value, text),)

    def _value(self, kind: str, word: str, text: Text) -> int:
        if kind == SEAT_KIND:
            return self.seat(Text(word, text.line))
        try:
            return self.rules.kinds[kind].parse(word)
        except ValueError as error:
            raise self.error(text, str(error)) from error

    def number(self, text: Text) -> int:
        """Read a number, or a label of this game that stands for one."""
        word = text.value
        if _WHOLE.fullmatch(word):
            return int(word)
        kind, _, label = word.rpartition(".")
        numbers = {
            one.name: one.numbers[label]
            for one in self.rules.kinds.values()
            if label in one.numbers and kind in ("", one.name)
        }
        if not numbers:
            raise self.error(text, f"'{word}' is neither a whole number nor a word of this game")
        if len(set(numbers.values())) > 1:
            ways = " or ".join([f"'{name}.{label}'" for name in numbers])
            raise self.error(text, f"'{word}' can mean several things: write {ways}")
        return next(iter(numbers.values()))

    def rule(self, text: Text) -> str:
        """Read the id of a rule."""
        folder = self.rules.game.folder
        try:
            known = _rule_ids(folder)
        except LedgerError as error:
            raise self.error(text, str(error)) from error
        if text.value not in known:
            fault = f"there is no rule '{text.value}' in the ledger of {self.rules.game.name}"
            raise self.error(text, f"{fault}; `ziggurat rules` lists them")
        return text.value

    def component(self, text: Text) -> str:
        """Read a content row, written as family and name: "trick.guard"."""
        family, _, name = text.value.partition(".")
        numbers = self.rules.families.get(family, ())
        if name not in [self.rules.rows[number].name for number in numbers]:
            fault = f"there is no component '{text.value}'"
            raise self.error(text, f"{fault}; write family and name, as `ziggurat components` does")
        return text.value


def write_values(rules: Rules, fact: Fact, values: tuple[int, ...]) -> str:
    """Write the values of a fact as a scene would."""
    kind = rules.kinds[fact.value]
    words = [kind.write(value) if kind.knows(value) else str(value) for value in values]
    if fact.many or len(words) > 1:
        return f"[{', '.join(words)}]"
    return words[0] if words else NOTHING


@cache
def _rule_ids(folder: str) -> frozenset[str]:
    """The ids of a game's rules and of those that hold in every game."""
    ledgers = (*load_ledger(KERNEL_FOLDER), *load_ledger(folder))
    return frozenset([entry.id for entry in ledgers])
