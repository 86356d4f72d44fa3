"""The automated player's combat with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.governor import TOPICS
from ziggurat.games.new_dawn.automated_player_terra_incognita.combat.spending import (
    FIGHTING,
    FIGHTING_CRITERIA,
    FIGHTING_TOPICS,
)


def install_combat(b: Build) -> None:
    """Install what it spends in fights of armies."""
    topics = b.content(TOPICS)
    for topic in FIGHTING_TOPICS:
        topics.replace(topic.name, topic)
    b.content("priority_list").add((FIGHTING,))
    b.content("criterion").add(FIGHTING_CRITERIA)
