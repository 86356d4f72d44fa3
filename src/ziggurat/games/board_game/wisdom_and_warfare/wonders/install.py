"""Wonders of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.wisdom_and_warfare.wonders.of_war import WAR_WONDERS
from ziggurat.games.board_game.wisdom_and_warfare.wonders.of_wisdom import (
    RESEARCH_TWO_VERB,
    WONDERS_OF_WISDOM,
)
from ziggurat.games.board_game.wisdom_and_warfare.wonders.reasons import WISDOM_WONDER_REASONS


def install_wonders(b: Build) -> None:
    """More wonders of each era."""
    b.content("wonder").add(WAR_WONDERS).add(WONDERS_OF_WISDOM)
    b.reasons.add(WISDOM_WONDER_REASONS)
    b.verbs.add((RESEARCH_TWO_VERB,))
