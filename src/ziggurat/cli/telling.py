"""Telling: what happened, with the reasons for it and the rules they follow.

Owns how acts are laid out in lines and in data; the sentences are the game's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ziggurat.words.behind import READS, REASONS, RULING, Act, acts, rule_behind

if TYPE_CHECKING:
    from ziggurat.api import Event, Rules
    from ziggurat.cli.words import Say
    from ziggurat.words import Words


def lines_of(say: Say, rules: Rules, act: Act) -> list[str]:
    """An act as a line, and a line for each of its reasons."""
    words = say.game(rules)
    reasons = [say("play.because", _traced(say, words, rules, at)) for at in act.reasons]
    return [_traced(say, words, rules, act.event), *[f"  {reason}" for reason in reasons]]


def _traced(say: Say, words: Words, rules: Rules, event: Event) -> str:
    """An event in words; what an automatic choice follows is named, so that it can be read."""
    text = words.event(rules, event)
    if event.key != READS and event.key not in REASONS:
        return text
    rule = rule_behind(rules, event)
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
