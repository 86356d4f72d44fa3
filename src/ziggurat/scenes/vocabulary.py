"""Vocabulary: the words that a scene about a game may use.

Owns what `ziggurat scene --facts GAME` prints, taken from the rules, so that it is never
out of date.
"""

from __future__ import annotations

import msgspec

from ziggurat.build.game import Fact
from ziggurat.build.kind import Kind
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.rules import Rules
from ziggurat.scenes.terms import write_values


class FactWord(msgspec.Struct, frozen=True):
    """A fact: the kinds of its arguments and values, and a line that could stand in a scene."""

    name: str
    arguments: tuple[str, ...]
    value: str
    many: bool
    settable: bool
    example: str


class KindWord(msgspec.Struct, frozen=True):
    """A kind of word: its labels, or the lowest and highest number if it has none."""

    name: str
    labels: tuple[str, ...]
    low: int
    high: int


class Vocabulary(msgspec.Struct, frozen=True):
    """Everything that can be written: facts, kinds, choices, flows with steps, and frames."""

    game: str
    modules: tuple[str, ...]
    seats: tuple[str, ...]
    facts: tuple[FactWord, ...]
    kinds: tuple[KindWord, ...]
    choices: tuple[str, ...]
    flows: dict[str, tuple[str, ...]]
    frames: dict[str, str]


def facts_of(rules: Rules) -> tuple[FactWord, ...]:
    """List all facts of a game."""
    return tuple([_fact_word(rules, fact) for fact in rules.facts.values()])


def vocabulary_of(rules: Rules) -> Vocabulary:
    """List all words of a game that scenes may use."""
    return Vocabulary(
        game=rules.game.name,
        modules=rules.modules,
        seats=rules.game.seat_names,
        facts=facts_of(rules),
        kinds=tuple([_kind_word(kind) for kind in rules.kinds.values()]),
        choices=tuple(
            [
                " ".join([verb.name, *[f"<{kind}>" for kind in verb.kinds]])
                for verb in rules.verbs.values()
            ]
        ),
        flows={name: tuple([step.name for step in steps]) for name, steps in rules.flows.items()},
        frames={
            name: record.SPEC for name, record in rules.records.items() if issubclass(record, Frame)
        },
    )


def _fact_word(rules: Rules, fact: Fact) -> FactWord:
    args = [rules.kinds[kind].write(rules.kinds[kind].values()[0]) for kind in fact.kinds]
    some = tuple(rules.kinds[fact.value].values()[: 2 if fact.many else 1])
    return FactWord(
        fact.name,
        fact.kinds,
        fact.value,
        fact.many,
        fact.write is not None,
        f"{' '.join([fact.name, *args])}: {write_values(rules, fact, some)}",
    )


def _kind_word(kind: Kind) -> KindWord:
    labels = tuple([kind.labels[number] for number in sorted(kind.labels)])
    return KindWord(kind.name, labels, kind.low, kind.high)
