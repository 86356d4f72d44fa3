"""Questions as the page is sent them, and what each answer would set off.

Owns the shape of a question and the flags of its options. Flags are worked out on a state
in which everything the seat cannot know has been dealt again, never on the true one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.kernel.engine import child
from ziggurat.kernel.nature import Seeded
from ziggurat.kernel.question import KIND_NAMES, NATURE, PUBLIC, Question
from ziggurat.kernel.view import redeal
from ziggurat.match.standing import may_stand
from ziggurat.server.tables.odds import attacks
from ziggurat.server.tables.plain import Data, Presenter

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import State
    from ziggurat.match.leaves import Left

# What an option may do, as bits.
ENDS: Final = 1
REVEALS: Final = 2
ATTACKS: Final = 4
# With more options than this the page asks for a preview of the one it wants.
MOST_FLAGGED: Final = 300


class Extras(NamedTuple):
    """What is told of a question beside itself: flags of its options, what each would leave
    unused, what was named before of the set that it asks for, which options wait behind a button,
    whether all can see what could be answered, a payment in a tray, and all ways to lay a tile."""

    flags: list[int]
    leaves: dict[Choice, list[Left]]
    named: list[Choice]
    aside: dict[str, list[Choice]]
    is_open: bool
    tray: Data | None = None
    placing: Data | None = None


NO_EXTRAS: Final = Extras([], {}, [], {}, False)


def shown(presenter: Presenter, rules: Rules, question: Question, extras: Extras) -> Data:
    """A question, already as its reader may see it."""
    return {
        "seat": question.seat,
        "topic": question.topic,
        "kind": KIND_NAMES[question.kind],
        "facts": question.facts,
        "source": question.source,
        "options": question.options,
        "flags": extras.flags,
        "leaves": {
            ",".join(map(str, choice)): [_left(left) for left in found]
            for choice, found in extras.leaves.items()
        },
        "offered": question.offered,
        "any_order": question.any_order,
        "named": extras.named,
        "tray": extras.tray,
        "aside": extras.aside,
        "open": extras.is_open,
        "may_stand": may_stand(rules, question),
        "closes": presenter.closes(rules, question),
        "secret": question.audience != PUBLIC,
        "slot_seat": presenter.slot_seat(question),
        "cells": presenter.cells(rules, question),
        "tiles": presenter.tiles(rules, question),
        "ghost": presenter.ghost(rules, question),
        "placing": extras.placing,
    }


def _left(left: Left) -> Data:
    return {"name": left.name, "count": left.number, "kind": left.kind, "values": left.values}


def dealt(s: State, seat: int, number: int) -> State:
    """A state that `seat` cannot tell from the true one; `number` varies the deal."""
    return redeal(s, seat, Seeded(number))


def flags_of(s: State, question: Question) -> list[int]:
    """What each option of a seat's own question would set off; empty if there are too many.

    `s` was dealt again for that seat.
    """
    if len(question.options) > MOST_FLAGGED:
        return []
    return [flag(s, question.seat, choice) for choice in question.options]


def flag(s: State, seat: int, choice: Choice) -> int:
    """What a choice would set off in a state that was dealt again."""
    after = child(s, seat, choice)
    return effect(s, after, seat) | (ATTACKS if attacks(s, after) else 0)


def effect(before: State, after: State, seat: int) -> int:
    """Tell from the states before and after whether a choice ends the turn or shows a secret."""
    asked = [question.seat for question in after.asked]
    found = REVEALS if after.unveiled != before.unveiled or NATURE in asked else 0
    if NATURE not in asked and seat not in asked:
        found |= ENDS
    return found
