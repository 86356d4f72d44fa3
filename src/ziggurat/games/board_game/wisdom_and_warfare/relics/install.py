"""Relics of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.wisdom_and_warfare.free_units import FreeUnits
from ziggurat.games.board_game.wisdom_and_warfare.relics.relics import RELICS


def install_relics(b: Build) -> None:
    """The markers and what they give; claiming them is the same in all boxes."""
    b.content("map_token").add(RELICS)
    b.records((FreeUnits,))
