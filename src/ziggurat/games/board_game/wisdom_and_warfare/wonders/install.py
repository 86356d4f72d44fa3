"""Wonders of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.wisdom_and_warfare.wonders.of_war import WAR_WONDERS


def install_wonders(b: Build) -> None:
    """More wonders of each era."""
    b.content("wonder").add(WAR_WONDERS)
