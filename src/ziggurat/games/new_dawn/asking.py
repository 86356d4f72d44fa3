"""Asking: every question to a seat of A New Dawn is put by the one function `ask`.

Owns who answers: the seat itself or, where a rule governs the seat, Nature, among what that
rule leaves. It never decides what may be answered; frames do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.choice import NO_CARD, Choice
from ziggurat.kernel.content import Row
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import PUBLIC, Question
from ziggurat.kernel.state import State

if TYPE_CHECKING:
    GovernsIt: TypeAlias = Callable[[Table, int], bool]
    NarrowIt: TypeAlias = Callable[[Table, Question], tuple[Choice, ...]]

# The family of rules that play for a seat; the base game has none.
GOVERNORS: Final = "governor"


class Governor(Row):
    """A rule that plays for seats: nobody is ever asked in their name.

    `governs` tells whose they are. `narrow` leaves those answers to a question between which
    chance decides, never none; a question is put once, so that it may also tell why.
    """

    def __init__(self, number: int, name: str, governs: GovernsIt, narrow: NarrowIt) -> None:
        super().__init__(number, name)
        self.governs: Final = governs
        self.narrow: Final = narrow


def governor_of(s: State, seat: int) -> Governor | None:
    """The rule that plays for a seat, if any."""
    for number in s.rules.families[GOVERNORS]:
        row = s.rules.rows[number]
        assert isinstance(row, Governor)
        if row.governs(table(s), seat):
            return row
    return None


def ask(
    s: State,
    seat: int,
    topic: str,
    kind: int,
    options: tuple[Choice, ...],
    facts: tuple[int, ...] = (),
    source: int = NO_CARD,
    steady: bool = False,
    any_order: bool = False,
    audience: int = PUBLIC,
) -> Question:
    """Put a question to a seat, or to Nature in its stead.

    Whoever answers, a frame acts for its own seat and never for the one that is told to it.
    """
    question = Question(
        seat, topic, kind, options, facts, source, audience, steady, any_order=any_order
    )
    if s.rules.families[GOVERNORS]:
        governor = governor_of(s, seat)
        if governor is not None:
            return chance(topic, governor.narrow(table(s), question))
    return question
