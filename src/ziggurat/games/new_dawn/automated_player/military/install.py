"""The automated player's military, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.governor import TOPICS
from ziggurat.games.new_dawn.automated_player.military.cards import (
    MILITARY_CARDS,
    MILITARY_ORDER_ROWS,
)
from ziggurat.games.new_dawn.automated_player.military.reinforcing import (
    REINFORCE_LIST,
    REINFORCE_TOPIC,
    THREATENED,
)
from ziggurat.games.new_dawn.automated_player.military.targets import (
    ATTACK_TOPIC,
    EARLY_TARGETS,
    LATE_TARGETS,
    TARGET_CRITERIA,
)


def install_military(b: Build) -> None:
    """Install its military cards, targets and reinforcing."""
    b.content("focus_card").add(MILITARY_CARDS)
    b.content("automated_order").add(MILITARY_ORDER_ROWS)
    b.content(TOPICS).add((ATTACK_TOPIC, REINFORCE_TOPIC))
    b.content("priority_list").add((EARLY_TARGETS, LATE_TARGETS, REINFORCE_LIST))
    b.content("criterion").add((*TARGET_CRITERIA, THREATENED))
