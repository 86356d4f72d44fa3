"""Previews: what a choice would do, as far as its seat causes it and can know it.

Owns the trying out. It is done on a state in which everything the seat cannot know has been
dealt again, it ends at the horizon, and the match never notices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.kernel.engine import why_not
from ziggurat.kernel.event import scrubbed
from ziggurat.kernel.question import seen_by
from ziggurat.kernel.reason import Refused
from ziggurat.kernel.view import view
from ziggurat.match.codec import encode
from ziggurat.server.tables.horizon import ENDS, REVEALS, Ahead, look_ahead
from ziggurat.server.tables.log import event_data
from ziggurat.server.tables.odds import attacks, odds
from ziggurat.server.tables.plain import Data
from ziggurat.server.tables.position import presenter_of
from ziggurat.server.tables.question import dealt
from ziggurat.tables import Presentation

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.state import State
    from ziggurat.match.match import Match


def preview(match: Match, seat: int, choice: Choice) -> Data:
    """What a legal choice would do; `Refused` if it is not legal."""
    before = dealt(match.state, seat, match.next_entry)
    reason = why_not(before, seat, choice)
    if reason is not None:
        raise Refused(reason, match.rules.reasons[reason.number].name)
    ahead = look_ahead(before, seat, seat, choice)
    effect = ahead.effect(seat)
    return {
        "events": [event_data(event) for event in scrubbed(ahead.events[: ahead.own], seat)],
        "ends": effect & ENDS != 0,
        "reveals": effect & REVEALS != 0,
        "next": _next(ahead, seat),
        "odds": odds(before, seat, choice, ahead),
        "facing": _facing(before, ahead, seat),
    }


def _facing(before: State, ahead: Ahead, seat: int) -> Data | None:
    """What both sides bring to an attack that a choice begins."""
    if not attacks(before, ahead, seat):
        return None
    rules = before.rules
    shown = Presentation(rules, encode(view(ahead.state, seat)))
    return presenter_of(rules).facing(shown, ahead.state)


def _next(ahead: Ahead, seat: int) -> Data | None:
    """The question that would follow; the seat's own comes before those of others.

    What chance or a rule decides in an act of others is none of it.
    """
    asked = ahead.state.asked
    if not asked or (ahead.over and ahead.dark):
        return None
    own = [question for question in asked if question.seat == seat]
    question = seen_by((own or asked)[0], seat)
    return {"seat": question.seat, "topic": question.topic, "facts": question.facts}
