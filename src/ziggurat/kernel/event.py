"""Events: things that happened, told to people.

Owns the record of one happening and its audience. Rules note events and never read
them back; a state that nobody watches notes nothing.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import NO_CARD
from ziggurat.kernel.question import PUBLIC, may_see


class Event:
    """Something happened: a text key, the seat it happened to, and the facts.

    `audience` are the seats that may read the facts; others learn only `veiled`, the
    key of a text about the same happening without them, or nothing if it is empty.
    `origin` is the card that caused it.
    """

    def __init__(
        self,
        key: str,
        seat: int,
        args: tuple[int, ...],
        origin: int = NO_CARD,
        audience: int = PUBLIC,
        veiled: str = "",
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.args: Final = args
        self.origin: Final = origin
        self.audience: Final = audience
        self.veiled: Final = veiled


def scrubbed(events: list[Event], seat: int) -> list[Event]:
    """Return the events as `seat` may read them."""
    told: list[Event] = []
    for event in events:
        if may_see(event.audience, seat):
            told.append(event)
        elif event.veiled:
            told.append(Event(event.veiled, event.seat, ()))
    return told
