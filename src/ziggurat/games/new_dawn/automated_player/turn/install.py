"""The automated player's turn, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.turn.choosing import CARD_OF_TURN


def install_turn(b: Build) -> None:
    """Install which card it resolves in its turn."""
    b.content("automated_topic").add((CARD_OF_TURN,))
