"""Culture, put together: the track, culture events and great people."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.content.event_effects import REVOLT
from ziggurat.games.board_game.content.event_gifts import ThankAnother
from ziggurat.games.board_game.content.event_lessons import Lesson
from ziggurat.games.board_game.content.events_ancient import ANCIENT_EVENTS
from ziggurat.games.board_game.content.events_medieval import MEDIEVAL_EVENTS
from ziggurat.games.board_game.content.events_modern import MODERN_EVENTS
from ziggurat.games.board_game.content.people import PEOPLE
from ziggurat.games.board_game.culture.events import EVENT_FRAMES
from ziggurat.games.board_game.culture.hand import DiscardDown, DrawEvent
from ziggurat.games.board_game.culture.moments import CULTURE_MOMENTS
from ziggurat.games.board_game.culture.people import (
    GREAT_PERSON,
    DrawPerson,
    SettlePerson,
    draw_person,
)
from ziggurat.games.board_game.culture.reasons import EVENT_REASONS
from ziggurat.kernel.rules import Step

CULTURE_EVENTS: Final = ANCIENT_EVENTS + MEDIEVAL_EVENTS + MODERN_EVENTS


def install_culture(b: Build) -> None:
    """Culture events and great people with their frames, moment and refusals."""
    b.content("culture_event").add(CULTURE_EVENTS)
    b.content("great_person").add(PEOPLE)
    b.flow(GREAT_PERSON).add((Step("draw", draw_person),))
    b.moments.add(CULTURE_MOMENTS).add((REVOLT,))
    b.reasons.add(EVENT_REASONS)
    b.records((DrawEvent, DiscardDown, *EVENT_FRAMES, Lesson, ThankAnother))
    b.records((DrawPerson, SettlePerson))
