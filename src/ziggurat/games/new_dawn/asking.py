"""Asking: every question to a seat of A New Dawn is put by the one function `ask`.

Owns who answers: the seat itself or, where a rule governs the seat, Nature, among what that
rule leaves. It never decides what may be answered; frames do.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Governor
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.choice import NO_CARD, Choice
from ziggurat.kernel.question import CHANCE, NATURE, PUBLIC, Question
from ziggurat.kernel.state import State


def is_governed(s: State, seat: int) -> bool:
    """Tell whether a rule plays for a seat: if any does, it has the last ones at the table."""
    return seat >= s.seats - printed(s.rules).governed


def governor_of(s: State, seat: int) -> Governor | None:
    """The rule that plays for a seat, if any."""
    return printed(s.rules).governor if is_governed(s, seat) else None


def is_silent(s: State, seat: int, row: int) -> bool:
    """Tell whether a row does nothing for a seat because a rule plays for it."""
    return is_governed(s, seat) and has(printed(s.rules).silent, row)


def cards_of_seat(s: State, seat: int) -> int:
    """Mask: all focus cards of a seat, those of its leader or of the rule that plays for it."""
    governor = governor_of(s, seat)
    if governor is not None and governor.sheet:
        return printed(s.rules).own_cards[governor.number]
    return printed(s.rules).cards_of_leader(table(s).realms[seat].leader)


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
    governor = governor_of(s, seat)
    if governor is not None:
        left = governor.narrow(table(s), question)
        return Question(NATURE, topic, CHANCE, left, facts, source)
    return question


def unasked(seat: int, topic: str, kind: int, options: tuple[Choice, ...]) -> Question:
    """A question that is put to nobody: what a rule makes of options before the time to ask."""
    return Question(seat, topic, kind, options)
