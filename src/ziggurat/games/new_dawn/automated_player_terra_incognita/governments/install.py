"""The automated player's governments with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player_terra_incognita.governments.ruling import (
    ANY_SLOT,
    CARD_OF_TURN,
    CHANGE_GOVERNMENT,
    GOVERNMENT_CRITERIA,
    GOVERNMENT_LISTS,
)


def install_governments(b: Build) -> None:
    """Install how it changes government, and what its government does for its turns."""
    b.content("rule").add((ANY_SLOT,))
    b.content("criterion").add(GOVERNMENT_CRITERIA)
    b.content("priority_list").add(GOVERNMENT_LISTS)
    b.content("automated_topic").add((CHANGE_GOVERNMENT,)).replace("focus", CARD_OF_TURN)
