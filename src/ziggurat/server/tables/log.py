"""The log as one reader may see it: each entry with what happened at it.

Owns the shape of lines and events on the wire. What is secret the match leaves out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.kernel.question import NOBODY
from ziggurat.server.tables.plain import Data

if TYPE_CHECKING:
    from ziggurat.kernel.event import Event
    from ziggurat.match.match import Match


def event_data(event: Event) -> Data:
    """An event that its reader may see."""
    return {"key": event.key, "seat": event.seat, "args": event.args, "origin": event.origin}


def lines(match: Match, seat: int, since: int = -1) -> list[Data]:
    """The entries after number `since` as `seat` may read them; before 0 comes the start."""
    first = since + 1
    told: dict[int, list[Data]] = {}
    for number, event in match.events(seat, first):
        told.setdefault(number, []).append(event_data(event))
    found: list[Data] = []
    if first <= 0:
        found.append(_line(0, "start", NOBODY, "", told))
    for line in match.log(seat, max(first, 1)):
        found.append(_line(line.number, line.kind, line.seat, line.move, told))
    return found


def _line(number: int, kind: str, seat: int, move: str, told: dict[int, list[Data]]) -> Data:
    events = told.get(number, [])
    return {"n": number, "kind": kind, "seat": seat, "move": move, "events": events}
