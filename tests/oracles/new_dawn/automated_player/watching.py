"""Watching the automated player: every choice by a rule is read a second time as it is made.

Owns how a reading is put beside the engine's. Most choices leave one option, and nobody is asked
then; so the rows that decide the topics are replaced by ones that decide the same and compare.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tests.oracles.new_dawn.automated_player.eyes import View
from ziggurat.games.new_dawn.automated_player.rows import Topic
from ziggurat.games.new_dawn.rows import NarrowIt
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import Question
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State

# What is compared of an option: its words behind the verb.
Said: TypeAlias = tuple[int, ...]
# The options between which chance may decide; `None` if a reading does not judge them.
Reading: TypeAlias = Callable[[View, Question], set[Said] | None]

DECLINED: Final[Said] = (-9999,)
TOPICS: Final = "automated_topic"
# Numbers for topics that have no row: chance decides between all their options.
FREE: Final = 90_000


def said(option: Choice) -> Said:
    """An option without its verb; one that is a verb alone, as its number below zero."""
    if option == (PASS,):
        return DECLINED
    return option[1:] or (-option[0],)


class Watch:
    """What was found in the games of some rules: differences, and how often topics were read."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.read: dict[str, int] = {}


class Watched:
    """Decides as a row does, and compares."""

    def __init__(self, topic: str, narrow: NarrowIt, reading: Reading, watch: Watch) -> None:
        self.topic: Final = topic
        self.narrow: Final = narrow
        self.reading: Final = reading
        self.watch: Final = watch

    def __call__(self, g: Table, question: Question) -> tuple[Choice, ...]:
        left = self.narrow(g, question)
        expected = self.reading(View(g), question)
        if expected is not None:
            self.watch.read[self.topic] = self.watch.read.get(self.topic, 0) + 1
            found = {said(option) for option in left}
            if found != expected:
                told = f"{self.topic}: {sorted(found)} instead of {sorted(expected)}"
                self.watch.told.append(told)
        return left


def all_of_them(g: Table, question: Question) -> tuple[Choice, ...]:
    """What becomes of a topic without a row (ap.golden.random_rest)."""
    return NO_THANKS if (PASS,) in question.options else question.options


WATCHES: Final[dict[int, tuple[Rules, Watch]]] = {}


def watched(rules: Rules, readings: dict[str, Reading]) -> Watch:
    """The watch over some rules, which begins when it is asked for first."""
    if id(rules) in WATCHES:
        return WATCHES[id(rules)][1]
    watch = Watch()
    WATCHES[id(rules)] = (rules, watch)
    numbers = {rules.rows[at].name: at for at in rules.families[TOPICS]}
    for topic, reading in readings.items():
        number = numbers.get(topic, FREE + len(rules.families[TOPICS]))
        row = rules.rows.get(number)
        narrow = row.narrow if isinstance(row, Topic) else all_of_them
        rules.rows[number] = Topic(number, topic, Watched(topic, narrow, reading, watch))
        if topic not in numbers:
            rules.families[TOPICS] += (number,)
    return watch


def differences(s: State, readings: dict[str, Reading]) -> list[str]:
    """What was found since the last time."""
    watch = watched(s.rules, readings)
    told = list(watch.told)
    watch.told.clear()
    return told
