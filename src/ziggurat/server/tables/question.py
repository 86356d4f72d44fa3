"""Questions as the page is sent them, and what each answer would set off.

Owns the shape of a question and the flags of its options. Flags are worked out on a state
in which everything the seat cannot know has been dealt again, never on the true one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.kernel.choice import PASS
from ziggurat.kernel.nature import Seeded
from ziggurat.kernel.question import KIND_NAMES, PUBLIC, Question
from ziggurat.kernel.view import redeal
from ziggurat.match.standing import may_stand
from ziggurat.server.tables.horizon import look_ahead
from ziggurat.server.tables.odds import attacks
from ziggurat.server.tables.plain import Data, Presenter

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import State
    from ziggurat.match.leaves import Left

# What an option may do, as bits, beside those of the horizon.
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
        "may_answer": _may_answer(rules, question) and not presenter.closes(rules, question),
        "closes": presenter.closes(rules, question),
        "secret": question.audience != PUBLIC,
        "slot_seat": presenter.slot_seat(question),
        "cells": presenter.cells(rules, question),
        "tiles": presenter.tiles(rules, question),
        "ghost": presenter.ghost(rules, question),
        "placing": extras.placing,
    }


def _may_answer(rules: Rules, question: Question) -> bool:
    """Return whether a seat is asked whatever it holds, so that being asked tells nothing."""
    return question.steady and question.topic in rules.moments and (PASS,) in question.options


def _left(left: Left) -> Data:
    return {"name": left.name, "count": left.number, "kind": left.kind, "values": left.values}


def dealt(s: State, seat: int, number: int) -> State:
    """A state that `seat` cannot tell from the true one; `number` varies the deal.

    All know who has answered in secret already, and so who is still asked.
    """
    imagined = redeal(s, seat, Seeded(number))
    if len(s.asked) != len(imagined.asked):
        waiting = [question.seat for question in s.asked]
        imagined.asked = tuple([at for at in imagined.asked if at.seat in waiting])
    return imagined


def flags_of(s: State, question: Question) -> list[int]:
    """What each option of a seat's own question would set off; empty if there are too many.

    `s` was dealt again for that seat.
    """
    if len(question.options) > MOST_FLAGGED:
        return []
    return [flag(s, question.seat, choice) for choice in question.options]


def flag(s: State, seat: int, choice: Choice) -> int:
    """What a legal choice would set off in a state that was dealt again."""
    ahead = look_ahead(s, seat, seat, choice, is_told=False)
    return ahead.effect(seat) | (ATTACKS if attacks(s, ahead, seat) else 0)
