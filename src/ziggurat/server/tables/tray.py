"""A payment as the page lays it out in one tray: what can be spent, how often, and what each adds.

Owns these numbers, which it finds by letting the seat pay on a state that was dealt again: what a
game accepts is what it lists. It never knows a price or a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.kernel.choice import PASS
from ziggurat.server.tables.plain import Data

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.state import State

# More of one kind nobody holds; it ends the search.
MOST_OF_ONE: Final = 20
# What comes between two answers of one payment is short.
MOST_STEPS: Final = 12


def tray(s: State, question: Question) -> Data | None:
    """What is missing and what may be spent, `None` if that does not add up to it.

    The last fact of a question that asks for a payment is what is missing.
    """
    missing = question.facts[-1]
    items = [_item(s, question, choice) for choice in question.options if choice[0] != PASS]
    exact = _ends(s, question)
    for item in items:
        # What cannot go beyond the sum is counted: what ends it early took all the rest with it.
        item["worth"] = min(item["worth"], 1) if exact else item["worth"]
    reach = sum([item["most"] * item["worth"] for item in items])
    if not items or reach < missing or any(item["worth"] < 1 for item in items if missing):
        return None
    return {"missing": missing, "exact": exact, "items": items}


def _ends(s: State, question: Question) -> bool:
    """Tell whether nothing more is asked once the sum is there."""
    s = s.clone()
    asked: Question | None = question
    for _ in range(MOST_OF_ONE):
        if asked is None or not asked.facts[-1]:
            break
        s.stack[-1].answer(s, question.seat, asked.options[0])
        asked = _again(s, question)
    return asked is None


def _item(s: State, question: Question, choice: Choice) -> Data:
    """A thing to spend: how often it can be named in a row, and what the first one adds."""
    s = s.clone()
    most, worth = 0, 0
    asked: Question | None = question
    while asked is not None and choice in asked.options and most < MOST_OF_ONE:
        s.stack[-1].answer(s, question.seat, choice)
        asked = _again(s, question)
        most += 1
        if most == 1:
            worth = question.facts[-1] - (asked.facts[-1] if asked else 0)
    return {"choice": choice, "worth": worth, "most": most}


def _again(s: State, question: Question) -> Question | None:
    """The same question, if it comes again; what is asked on the way is answered somehow.

    It is looked for step by step: the engine would answer by itself where all has to be spent.
    """
    for _ in range(MOST_STEPS):
        if s.outcome is not None or not s.stack:
            return None
        frame = s.stack[-1]
        if not frame.run(s):
            continue
        asked = frame.questions(s)[0]
        if asked.seat != question.seat or not asked.any_order:
            return None
        if asked.topic == question.topic:
            return asked
        frame.answer(s, asked.seat, asked.options[0])
    return None
