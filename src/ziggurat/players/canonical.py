"""Canonical orders: a set that is named one by one need be looked at in one order only.

Owns the hint for players that search. It limits nobody: every order is legal, and whoever names
things as they come is asked on as usual.
"""

from __future__ import annotations

from ziggurat.api import Choice, Question


def canonical(question: Question, before: Question, given: Choice) -> tuple[Choice, ...]:
    """The options worth a look right after a seat gave an answer to the question before.

    Where both belong to one set, these are the things not before the one just named, and words
    alone, such as "pass". A thing that was not listed before stays as well: it may be named
    only in this order. There is always something left.
    """
    options = question.options
    same = question.topic == before.topic and question.seat == before.seat
    if not (question.any_order and before.any_order and same):
        return options
    earlier = set([option for option in before.options if len(option) > 1 and option < given])
    return tuple([option for option in options if option not in earlier]) or options
