"""The automated player's diplomacy, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.diplomacy.taking import (
    DIPLOMACY_CRITERIA,
    DIPLOMACY_LISTS,
    DIPLOMACY_TOPICS,
)


def install_diplomacy(b: Build) -> None:
    """Install which cards it takes."""
    b.content("criterion").add(DIPLOMACY_CRITERIA)
    b.content("priority_list").add(DIPLOMACY_LISTS)
    b.content("automated_topic").add(DIPLOMACY_TOPICS)
