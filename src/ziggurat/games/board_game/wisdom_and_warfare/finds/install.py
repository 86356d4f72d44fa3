"""Finds of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.wisdom_and_warfare.finds.finds import NEW_HUTS, NEW_VILLAGES


def install_finds(b: Build) -> None:
    """Huts and villages that the base box has not."""
    b.content("hut").add(NEW_HUTS)
    b.content("village").add(NEW_VILLAGES)
