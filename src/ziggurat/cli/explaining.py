"""`ziggurat explain`: what a saved game waits for, and why.

Owns the telling of the stack of pending work, the open questions and the rules behind them.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ziggurat.api import view, write
from ziggurat.cli.console import console, tell, write_json
from ziggurat.cli.errors import DONE
from ziggurat.cli.setting import open_match
from ziggurat.cli.words import Say
from ziggurat.ledger.in_play import standing_for
from ziggurat.match.codec import encode
from ziggurat.match.notation import write_seat

if TYPE_CHECKING:
    from ziggurat.api import Question, State


def explain(path: Path, as_json: bool, lang: str) -> int:
    """Tell what a saved game waits for and why."""
    match = open_match(path)
    s = match.state
    say = Say(lang)
    say.meet(s.rules, s.seats)
    if as_json:
        write_json({**_data(s, say), "seed_chosen": match.seed_chosen})
    else:
        _tell(s, say)
        if match.seed_chosen:
            tell(console(), f"\n{say('play.seed_chosen')}", "dim")
    return DONE


def _data(s: State, say: Say) -> dict[str, Any]:
    words = say.game(s.rules)
    return {
        "prose": words.prose(s.rules, s.stack),
        "stack": [words.frame(s.rules, frame) for frame in reversed(s.stack)],
        "asked": [_asked(s, question, say) for question in s.asked],
        "rules": _cited(s, say),
        "outcome": None if s.outcome is None else encode(s.outcome),
    }


def _asked(s: State, question: Question, say: Say) -> dict[str, Any]:
    rules = s.rules
    words = say.game(rules)
    return {
        "seat": write_seat(rules, question.seat),
        "topic": question.topic,
        "text": words.topic(rules, question),
        "options": [
            {"choice": write(rules, choice), "text": words.choice(rules, choice, question)}
            for choice in question.options
        ],
        "offered": question.offered,
        "any_order": question.any_order,
        "view": encode(view(s, question.seat)),
    }


def _cited(s: State, say: Say) -> dict[str, str]:
    """The rules that the pending work carries out, and what they say."""
    cited = [name for frame in reversed(s.stack) for name in frame.CITES]
    return {entry.id: say.rule_text(entry) for entry in standing_for(s.rules, cited)}


def _tell(s: State, say: Say) -> None:
    rules, out = s.rules, console()
    words = say.game(rules)
    if s.outcome is not None:
        tell(out, words.outcome(rules, s.outcome), "bold")
        return
    prose = words.prose(rules, s.stack)
    tell(out, f"{prose[:1].upper()}{prose[1:]}.", "bold")
    for question in s.asked:
        name = words.value(rules, "seat", question.seat)
        tell(out, f"\n{name}: {words.topic(rules, question)}")
        for choice in question.options:
            tell(out, f"  · {words.choice(rules, choice, question)}  ({write(rules, choice)})")
    cited = _cited(s, say)
    if cited:
        tell(out, f"\n{say('explain.rules')}")
    for rule, text in cited.items():
        tell(out, f"  {rule}: {text}")
