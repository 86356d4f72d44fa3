"""Previews: what a choice would do, as far as its seat can know.

Owns the trying out. It is done on states in which everything the seat cannot know has been
dealt again, it stops where Nature would answer, and the match never notices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.kernel.engine import play
from ziggurat.kernel.event import Event, scrubbed
from ziggurat.kernel.question import seen_by
from ziggurat.kernel.view import view
from ziggurat.match.codec import encode
from ziggurat.server.tables.log import event_data
from ziggurat.server.tables.odds import attacks, odds
from ziggurat.server.tables.plain import Data
from ziggurat.server.tables.position import presenter_of
from ziggurat.server.tables.question import ENDS, REVEALS, dealt, effect
from ziggurat.tables import Presentation

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.state import State
    from ziggurat.match.match import Match


def preview(match: Match, seat: int, choice: Choice) -> Data:
    """What a legal choice would do; `Refused` if it is not legal.

    Events are told only as far as two deals agree on them: the rest hangs on a secret.
    """
    s = match.state
    before, after, events = _tried(s, seat, choice, match.next_entry)
    foreseen = odds(before, seat, choice)
    facing = _facing(before, after, seat)
    if s.rules.redeals:
        other, then, told = _tried(s, seat, choice, -match.next_entry)
        events = _common(events, told)
        # Odds that hang on a secret are not told.
        if foreseen is not None and odds(other, seat, choice) != foreseen:
            foreseen = None
        if facing is not None and _facing(other, then, seat) != facing:
            facing = None
    found = effect(before, after, seat)
    return {
        "events": [event_data(event) for event in events],
        "ends": found & ENDS != 0,
        "reveals": found & REVEALS != 0,
        "next": _next(after, seat) if after.asked else None,
        "odds": foreseen,
        "facing": facing,
    }


def _tried(s: State, seat: int, choice: Choice, luck: int) -> tuple[State, State, list[Event]]:
    """The states before and after a choice in one deal, and what the seat would be told."""
    before = dealt(s, seat, luck)
    after = before.clone()
    after.journal = []
    play(after, seat, choice)
    return before, after, scrubbed(after.journal or [], seat)


def _facing(before: State, after: State, seat: int) -> Data | None:
    """What both sides bring to an attack that a choice begins."""
    if not attacks(before, after):
        return None
    rules = before.rules
    return presenter_of(rules).facing(Presentation(rules, encode(view(after, seat))), after)


def _common(one: list[Event], two: list[Event]) -> list[Event]:
    """The events at the beginning that are the same in both deals."""
    found: list[Event] = []
    for event, other in zip(one, two, strict=False):
        if event_data(event) != event_data(other):
            break
        found.append(event)
    return found


def _next(s: State, seat: int) -> Data:
    """The question that would follow; the seat's own comes before those of others."""
    asked = [question for question in s.asked if question.seat == seat] or list(s.asked)
    question = seen_by(asked[0], seat)
    return {"seat": question.seat, "topic": question.topic, "facts": question.facts}
