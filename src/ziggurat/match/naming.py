"""Naming: what a seat has named so far of a set that it names one by one.

Owns the way back through the log to where the set begins. Nobody has to remember it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.kernel.choice import PASS
from ziggurat.match.entry import BACK, target
from ziggurat.match.notation import parse

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question
    from ziggurat.match.match import Match


def named(match: Match, number: int, question: Question) -> list[Choice]:
    """What the answers before entry `number + 1` have named of the set that a question asks for."""
    choices: list[Choice] = []
    entries = match.entries
    depth = len(match.state_at(number).stack)
    verbs = {choice[0] for choice in question.options} - {PASS}
    while question.any_order and number > 0:
        entry = entries[number - 1]
        if entry.kind in BACK:
            number = target(entry)
            continue
        if entry.kind != "choice" or entry.seat != question.seat:
            break
        choice = parse(match.rules, entry.move)
        # The first of a set may answer a question of another topic, but with the same verb.
        if choice[0] not in verbs or len(match.state_at(number - 1).stack) != depth:
            break
        choices.append(choice)
        number -= 1
    return choices[::-1]
