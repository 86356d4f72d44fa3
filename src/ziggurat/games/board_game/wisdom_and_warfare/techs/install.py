"""Techs of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.wisdom_and_warfare.techs.reasons import WISDOM_TECH_REASONS
from ziggurat.games.board_game.wisdom_and_warfare.techs.rows import (
    NEW_METAL_CASTING,
    NEW_RAILROAD,
    NEW_TECHS,
)


def install_techs(b: Build) -> None:
    """Four more techs in every deck, and two others in the place of those of the base box."""
    techs = b.content("tech").add(NEW_TECHS)
    techs.replace("metal_casting", NEW_METAL_CASTING).replace("railroad", NEW_RAILROAD)
    b.reasons.add(WISDOM_TECH_REASONS)
