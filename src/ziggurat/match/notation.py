"""Notation: any choice as one line of words.

Owns how choices are written and read back: logs, saves, scenes, bug reports and the
command line all use it. It never decides whether a choice is legal.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.kind import Kind
from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.question import NATURE
from ziggurat.kernel.rules import Rules

NATURE_WORD: Final = "nature"
LONGEST: Final = 500


class NotationError(ValueError):
    """A line says nothing this game knows; the text says what would have been right."""


def write(rules: Rules, choice: Choice) -> str:
    """Write a choice: its verb, then its arguments, for example "bid 3"."""
    plain = all(type(value) is int for value in choice)
    if not plain or not rules.is_well_formed(choice):
        raise NotationError(f"{choice!r:.80} is not a choice of {rules.game.name}")
    verb = rules.verbs[choice[0]]
    words = [rules.kinds[kind].write(choice[at + 1]) for at, kind in enumerate(verb.kinds)]
    return " ".join([verb.name, *words])


def parse(rules: Rules, text: str) -> Choice:
    """Read a choice back."""
    words = _words(text)
    verb = _verb(rules, words[0])
    given = words[1:]
    if len(given) != len(verb.kinds):
        pattern = " ".join([verb.name, *[f"<{kind}>" for kind in verb.kinds]])
        raise NotationError(f"'{text}' has {len(words)} words: write '{pattern}'")
    values = [_value(rules.kinds[kind], given[at]) for at, kind in enumerate(verb.kinds)]
    return (verb.number, *values)


def write_move(rules: Rules, seat: int, choice: Choice) -> str:
    """Write who chose what, for example "red bid 3"."""
    return f"{write_seat(rules, seat)} {write(rules, choice)}"


def parse_move(rules: Rules, text: str) -> tuple[int, Choice]:
    """Read back who chose what."""
    words = _words(text)
    seat = parse_seat(rules, words[0])
    if len(words) == 1:
        raise NotationError(f"'{text}' says who but not what: write '{text} <verb> ...'")
    return seat, parse(rules, text.partition(" ")[2])


def write_seat(rules: Rules, seat: int) -> str:
    """Write a seat's word; chance is "nature"."""
    if seat == NATURE:
        return NATURE_WORD
    names = rules.game.seat_names
    if not 0 <= seat < len(names):
        raise NotationError(f"{rules.game.name} has no seat {seat}")
    return names[seat]


def parse_seat(rules: Rules, word: str) -> int:
    """Read a seat's word back."""
    if word == NATURE_WORD:
        return NATURE
    names = rules.game.seat_names
    if word not in names:
        known = ", ".join([*names, NATURE_WORD])
        raise NotationError(f"'{word}' is not a seat; known: {known}")
    return names.index(word)


def _words(text: str) -> list[str]:
    """Split a line; words are never empty."""
    if len(text) > LONGEST or not text.isprintable():
        raise NotationError(f"write one line of at most {LONGEST} printable characters")
    words = text.split(" ")
    if "" in words:
        raise NotationError(f"'{text}' must be words with one blank between them")
    return words


def _verb(rules: Rules, word: str) -> Verb:
    for verb in rules.verbs.values():
        if verb.name == word:
            return verb
    known = ", ".join(sorted([verb.name for verb in rules.verbs.values()]))
    raise NotationError(f"'{word}' is not a verb; known: {known}")


def _value(kind: Kind, word: str) -> int:
    try:
        return kind.parse(word)
    except ValueError as error:
        raise NotationError(str(error)) from None
