"""Telling: what happened, with the reasons for it and the rules they follow.

Owns how acts are laid out in lines and in data; the sentences are the game's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ziggurat.words.behind import READS, REASONS, RULING, Act, acts, rule_behind

if TYPE_CHECKING:
    from ziggurat.api import Event, Rules
    from ziggurat.cli.words import Say
    from ziggurat.words import Words

# The event that begins somebody's turn.
TURN: Final = "turn"


class Teller:
    """Tells act after act, and knows in whose turn: all that the rules play names its rule."""

    def __init__(self, say: Say) -> None:
        self._say: Final = say
        self._ruled = False

    def lines(self, rules: Rules, act: Act) -> list[str]:
        """An act as a line, and a line for each of its reasons."""
        if act.event.key == TURN:
            self._ruled = self._say.governor(act.event.seat) != ""
        words = self._say.game(rules)
        told = [_traced(self._say, words, rules, at, traced=True) for at in act.reasons]
        traced = self._ruled or act.event.key == READS or act.event.key in REASONS
        first = _traced(self._say, words, rules, act.event, traced)
        return [first, *[f"  {self._say('play.because', reason)}" for reason in told]]


def _traced(say: Say, words: Words, rules: Rules, event: Event, traced: bool) -> str:
    """An event in words; where `traced`, the rule that it follows is named too."""
    text = words.event(rules, event)
    rule = rule_behind(rules, event) if traced else None
    if rule is None:
        return text
    return f"{text} {say('play.our_rule' if rule.status == RULING else 'play.by_rule', rule.id)}"


def acts_data(say: Say, rules: Rules, events: Sequence[Event]) -> list[dict[str, Any]]:
    """Acts for programs: each event with its words, its rule and its reasons."""
    return [
        {**_data(say, rules, act.event), "why": [_data(say, rules, at) for at in act.reasons]}
        for act in acts(events)
    ]


def _data(say: Say, rules: Rules, event: Event) -> dict[str, Any]:
    rule = rule_behind(rules, event)
    return {
        "key": event.key,
        "seat": event.seat,
        "args": event.args,
        "text": say.game(rules).event(rules, event),
        "rule": None if rule is None else rule.id,
        "our_ruling": rule is not None and rule.status == RULING,
    }
