"""Setup of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.wisdom_and_warfare.setup.piles import ADDITIONS
from ziggurat.games.board_game.wisdom_and_warfare.setup.tiles import NEW_HOMES, NEW_NEUTRALS


def install_setup(b: Build) -> None:
    """More tiles, and more of the markers that there are."""
    b.content("tile").add(NEW_HOMES).add(NEW_NEUTRALS)
    b.content("addition").add(ADDITIONS)
