"""Techs of Fame and Fortune, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.fame_and_fortune.techs.ecology import ECOLOGY_ASKERS
from ziggurat.games.board_game.fame_and_fortune.techs.mysticism import MYSTICISM_ASKERS
from ziggurat.games.board_game.fame_and_fortune.techs.plastics import PLASTICS_ASKER, FreeItem
from ziggurat.games.board_game.fame_and_fortune.techs.reasons import FAME_TECH_REASONS
from ziggurat.games.board_game.fame_and_fortune.techs.rows import FAME_TECHS


def install_techs(b: Build) -> None:
    """Four more techs in every deck."""
    b.content("tech").add(FAME_TECHS)
    b.askers.add(MYSTICISM_ASKERS).add(ECOLOGY_ASKERS).add((PLASTICS_ASKER,))
    b.reasons.add(FAME_TECH_REASONS)
    b.records((FreeItem,))
