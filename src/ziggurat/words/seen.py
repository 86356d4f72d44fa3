"""Seen: which keys random games look up, and with how many facts.

Owns the playing that finds topics, events and frames, which no table lists. It never words
anything.
"""

from __future__ import annotations

import functools
from typing import Final

from ziggurat.build.build import new_state
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.engine import act, advance, why_not
from ziggurat.kernel.nature import Chooser, Seeded, pick
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.words.words import frame_key

LIMIT: Final = 2000


class Seen:
    """Keys and the fewest facts that each was used with."""

    def __init__(self, rules: Rules) -> None:
        self.keys: Final[dict[str, int]] = {}
        self.rules: Final = rules
        self._values: Final = {name: kind.values() for name, kind in rules.kinds.items()}
        self._verbs: Final = sorted(rules.verbs)

    def note(self, key: str, facts: int) -> None:
        """Remember a use of a key."""
        self.keys[key] = min(facts, self.keys.get(key, facts))

    def look(self, s: State, chooser: Chooser) -> None:
        """Note everything that a client would word now."""
        for frame in s.stack:
            self.note(frame_key(frame), len(frame.about()))
        for question in s.asked:
            self.note(f"ask.{question.topic}", len(question.facts))
            reason = why_not(s, question.seat, self._any_choice(chooser))
            if reason is not None:
                name = self.rules.reasons[reason.number].name
                self.note(f"reason.{name}", len(reason.facts))

    def hear(self, s: State) -> None:
        """Note what has happened since the last time."""
        for event in s.journal or ():
            self.note(f"event.{event.key}", 1 + len(event.args))
            if event.veiled:
                self.note(f"event.{event.veiled}", 1)
        s.journal = []

    def _any_choice(self, chooser: Chooser) -> Choice:
        """Say something well-formed, most likely not legal."""
        number = self._verbs[chooser.below(len(self._verbs))]
        kinds = [self._values[kind] for kind in self.rules.verbs[number].kinds]
        if not all(kinds):
            return (0,)
        return (number, *[values[chooser.below(len(values))] for values in kinds])


@functools.lru_cache(2)  # every language asks for the same games
def seen_keys(rules: Rules, games: int) -> dict[str, int]:
    """Play random games with every number of seats, and return what was looked up."""
    seen = Seen(rules)
    for seats in rules.seats:
        for seed in range(games):
            _play(seen, new_state(rules, seats), Seeded(seed))
    return seen.keys


def _play(seen: Seen, s: State, chooser: Chooser) -> None:
    s.journal = []
    advance(s)
    left = LIMIT
    while s.outcome is None and left > 0:
        left -= 1
        seen.hear(s)
        seen.look(s, chooser)
        question = s.asked[chooser.below(len(s.asked))]
        act(s, question.seat, pick(question, chooser))
    seen.hear(s)
    if s.outcome is not None:
        seen.note(f"outcome.{s.outcome.by}", 0)
