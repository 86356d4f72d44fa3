"""Culture events of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.wisdom_and_warfare.events.events import EVENTS
from ziggurat.games.board_game.wisdom_and_warfare.events.reasons import EVENT_REASONS
from ziggurat.games.board_game.wisdom_and_warfare.events.verbs import EVENT_VERBS


def install_events(b: Build) -> None:
    """Twelve more culture events of six kinds."""
    b.content("culture_event").add(EVENTS)
    b.verbs.add(EVENT_VERBS)
    b.reasons.add(EVENT_REASONS)
