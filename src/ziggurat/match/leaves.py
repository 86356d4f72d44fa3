"""Leaves: what an answer would leave unused, so that nothing is thrown away by one click.

Owns which facts of a game speak of that. Facts named `unused_...` tell of a seat what passing
would leave unused; facts named `idle_...` tell which things would do nothing if they were chosen,
those named `covers_...` which would take something of the seat's own away.
They are read in a state that was dealt again for the seat, never in the true one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.kernel.choice import PASS
from ziggurat.kernel.question import NATURE

if TYPE_CHECKING:
    from ziggurat.build.game import Fact
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import State

UNUSED: Final = "unused_"
IDLE: Final = "idle_"
COVERS: Final = "covers_"


class Left(NamedTuple):
    """Something that would be left unused: the fact that tells it, how many, and which by name.

    `kind` is the kind of the values; where a fact is a number, there are none.
    """

    name: str
    number: int
    kind: str
    values: tuple[int, ...]


def tells_leaves(name: str) -> bool:
    """Tell whether a fact speaks of what is left unused."""
    return name.startswith((UNUSED, IDLE, COVERS))


def leaves(dealt: State, question: Question) -> dict[Choice, list[Left]]:
    """What each answer to a seat's question would leave unused, if anything."""
    if question.seat == NATURE:
        return {}
    lefts: dict[Choice, list[Left]] = {}
    for name, fact in dealt.rules.facts.items():
        if not tells_leaves(name):
            continue
        values = fact.read(dealt, (question.seat,))
        if not values:
            continue
        if name.startswith(UNUSED):
            if (PASS,) in question.options:
                lefts.setdefault((PASS,), []).append(_left(fact, values))
            continue
        for choice in question.options:
            if _names(dealt.rules, choice, fact) and choice[1] in values:
                lefts.setdefault(choice, []).append(_left(fact, (choice[1],)))
    return lefts


def _names(rules: Rules, choice: Choice, fact: Fact) -> bool:
    """Tell whether a choice names one thing of the kind that a fact speaks of."""
    return rules.verbs[choice[0]].kinds == (fact.value,)


def _left(fact: Fact, values: tuple[int, ...]) -> Left:
    if fact.many:
        return Left(fact.name, len(values), fact.value, values)
    return Left(fact.name, values[0], "", ())
