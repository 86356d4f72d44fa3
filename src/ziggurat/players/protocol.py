"""The bot protocol: the messages between a host and a program that plays.

Owns their form and nothing else: one JSON object on each line, in UTF-8. `docs/bots.md`
describes it for people who write bots.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from ziggurat.api import Question, Rules, parse, write
from ziggurat.kernel.question import KIND_NAMES, only

PROTOCOL: Final = 1
LONGEST_LINE: Final = 64 * 1024

Data: TypeAlias = dict[str, Any]


class Message(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """What a host says: "is" names the kind of message."""


class Limits(msgspec.Struct, frozen=True):
    """What each decision may cost; `memory_mb` is null where no limit is enforced."""

    seconds: float
    memory_mb: int | None


class Hello(Message, frozen=True):
    """A match begins; the bot answers with `Ready`."""

    protocol: int
    game: str
    version: int
    modules: tuple[str, ...]
    options: dict[str, str]
    seat: int
    seats: int
    names: tuple[str, ...]
    budget: Limits


class Asked(msgspec.Struct, frozen=True):
    """A question, with its options in notation."""

    seat: int
    topic: str
    kind: str
    options: tuple[str, ...]
    facts: tuple[int, ...]
    source: int
    steady: bool
    offered: bool
    any_order: bool = False


class Decide(Message, frozen=True):
    """The bot has to answer a question; `seconds` is the time it has from now."""

    number: int
    seconds: float
    question: Asked
    view: Data
    imagined: Data


class Finish(Message, frozen=True):
    """The match is over, or was stopped without an outcome; the bot ends."""

    outcome: Data | None


class Ready(msgspec.Struct, frozen=True):
    """What a bot says to `Hello`: the protocol that it speaks."""

    ready: int


class Answer(msgspec.Struct, frozen=True):
    """What a bot says to `Decide`: the same number, and a choice in notation."""

    number: int
    choice: str


def to_line(message: msgspec.Struct) -> bytes:
    """Write a message as one line."""
    return msgspec.json.encode(message) + b"\n"


def asked(rules: Rules, question: Question) -> Asked:
    """Write a question for a program."""
    return Asked(
        question.seat,
        question.topic,
        KIND_NAMES[question.kind],
        tuple([write(rules, option) for option in question.options]),
        question.facts,
        question.source,
        question.steady,
        question.offered,
        question.any_order,
    )


def question_of(rules: Rules, asked: Asked) -> Question:
    """Read a question back."""
    return Question(
        asked.seat,
        asked.topic,
        KIND_NAMES.index(asked.kind),
        tuple([parse(rules, option) for option in asked.options]),
        asked.facts,
        asked.source,
        only(asked.seat),
        asked.steady,
        asked.offered,
        any_order=asked.any_order,
    )
