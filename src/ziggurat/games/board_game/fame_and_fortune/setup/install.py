"""Setup of Fame and Fortune, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.fame_and_fortune.setup.layouts import LAYOUTS
from ziggurat.games.board_game.fame_and_fortune.setup.piles import ADDITIONS
from ziggurat.games.board_game.fame_and_fortune.setup.tiles import NEW_HOMES, NEW_NEUTRALS


def install_setup(b: Build) -> None:
    """A fifth seat with its map, more tiles, and more of the markers that there are."""
    b.content("layout").add(LAYOUTS)
    b.content("tile").add(NEW_HOMES).add(NEW_NEUTRALS)
    b.content("addition").add(ADDITIONS)
