"""Weighing options: a priority list is read as one filter after another, and tells why.

Owns the filter and what is told of it. What a list compares is in its criteria; where options
are equal under all of them, chance decides.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question


def weigh(
    g: Table, question: Question, by: PriorityList, options: tuple[Choice, ...]
) -> tuple[Choice, ...]:
    """The best options under a list; one criterion after the other leaves the best of the rest.

    Rules: ap.general.filter, ap.golden.random_rest, ap.random.explained
    """
    left = options
    for criterion in in_force(g, by).criteria:
        if len(left) == 1:
            break
        best = _best(g, question, criterion, left)
        if len(best) < len(left):
            told = (by.number, criterion.number, len(left), len(best))
            g.note("weighed", question.seat, told)
        left = best
    if len(options) == 1:
        g.note("one_option", question.seat, (by.number,))
    elif len(left) > 1:
        g.note("left_to_chance", question.seat, (by.number, len(left)))
    return left


def foreseen(
    g: Table, question: Question, by: PriorityList, options: tuple[Choice, ...]
) -> tuple[Choice, ...]:
    """The same for a choice that is not made yet: nothing is told."""
    left = options
    for criterion in in_force(g, by).criteria:
        if len(left) > 1:
            left = _best(g, question, criterion, left)
    return left


def in_force(g: Table, by: PriorityList) -> PriorityList:
    """A list as its family has it now: a module may have replaced it."""
    row = g.rules.rows[by.number]
    assert isinstance(row, PriorityList)
    return row


def _best(
    g: Table, question: Question, criterion: Criterion, options: tuple[Choice, ...]
) -> tuple[Choice, ...]:
    values = [criterion.worth(g, question, option) for option in options]
    most = max(values)
    return tuple([option for at, option in enumerate(options) if values[at] == most])
