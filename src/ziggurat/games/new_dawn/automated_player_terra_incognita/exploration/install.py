"""The automated player's exploration with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.laying import (
    NEW_TILE,
    TILE_CRITERIA,
    TILE_FRAMES,
    TILE_TOPICS,
)


def install_exploration(b: Build) -> None:
    """Install how it explores."""
    b.content("criterion").add(TILE_CRITERIA)
    b.content("priority_list").add((NEW_TILE,))
    b.content("automated_topic").add(TILE_TOPICS)
    b.records(TILE_FRAMES)
