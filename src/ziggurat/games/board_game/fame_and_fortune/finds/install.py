"""Finds of Fame and Fortune, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.fame_and_fortune.finds.at_once import FIND_ASKERS
from ziggurat.games.board_game.fame_and_fortune.finds.finds import NEW_HUTS, NEW_VILLAGES
from ziggurat.games.board_game.fame_and_fortune.finds.reasons import FIND_REASONS


def install_finds(b: Build) -> None:
    """Huts and villages that do something of their own."""
    b.content("hut").add(NEW_HUTS)
    b.content("village").add(NEW_VILLAGES)
    b.askers.add(FIND_ASKERS)
    b.reasons.add(FIND_REASONS)
