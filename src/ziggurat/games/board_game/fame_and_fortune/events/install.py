"""Culture events of Fame and Fortune, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.fame_and_fortune.events.calling import BEFORE_FORCES, CALLING
from ziggurat.games.board_game.fame_and_fortune.events.events import EVENTS
from ziggurat.games.board_game.fame_and_fortune.events.reasons import FAME_EVENT_REASONS


def install_events(b: Build) -> None:
    """Ten more culture events of seven kinds, and a call to arms before battles."""
    b.content("culture_event").add(EVENTS)
    b.moments.add((BEFORE_FORCES,))
    b.reasons.add(FAME_EVENT_REASONS)
    b.flow("battle").before("forces", CALLING)
