"""Moments of culture: the track, drawing culture events, and great people."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, DoMoment

TRACK_CULTURE: Final = AdjustMoment(
    "track_culture", "culture that a space of the track costs; args space"
)
TRACK_TRADE: Final = AdjustMoment(
    "track_trade", "trade that a space of the track costs; args space"
)
EVENTS_DRAWN: Final = AdjustMoment(
    "events_drawn", "culture events drawn at a time, of which one is kept; args era"
)
PEOPLE_DRAWN: Final = AdjustMoment(
    "people_drawn", "great people drawn at a time, of which one is taken"
)
PERSON_GAINED: Final = DoMoment("person_gained", "a great person was gained; args person")
PERSON_LOST: Final = DoMoment(
    "person_lost", "a great person of the holder has left the game; args person"
)
DEVOTED: Final = DoMoment(
    "devoted", "a city was devoted to the arts; args its seat, slot, culture gained"
)
CULTURE_MOMENTS: Final = (
    TRACK_CULTURE, TRACK_TRADE, EVENTS_DRAWN, PEOPLE_DRAWN, PERSON_GAINED, PERSON_LOST, DEVOTED,
)  # fmt: skip
