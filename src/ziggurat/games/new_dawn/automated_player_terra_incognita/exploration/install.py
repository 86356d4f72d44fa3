"""The automated player's exploration with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.caravans import (
    EXPLORER_FRAMES,
    EXPLORER_ORDER,
    NEAR_TARGET,
    SEND_EXPLORERS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.choosing import (
    SPACE_CRITERIA,
    SPACE_TO_EXPLORE,
    SPACE_TOPICS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.laying import (
    NEW_TILE,
    TILE_CRITERIA,
    TILE_FRAMES,
    TILE_TOPICS,
)


def install_exploration(b: Build) -> None:
    """Install how it explores."""
    b.content("criterion").add(TILE_CRITERIA).add(SPACE_CRITERIA).add((NEAR_TARGET,))
    lists = b.content("priority_list").add((NEW_TILE, SPACE_TO_EXPLORE))
    lists.replace(EXPLORER_ORDER.name, EXPLORER_ORDER)
    b.content("automated_order").replace(SEND_EXPLORERS.name, SEND_EXPLORERS)
    b.content("automated_topic").add(TILE_TOPICS).add(SPACE_TOPICS)
    b.records(TILE_FRAMES)
    b.records(EXPLORER_FRAMES)
