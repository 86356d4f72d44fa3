"""Wonders of Fame and Fortune, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.fame_and_fortune.wonders.ancient import ANCIENT_WONDERS, FallBack
from ziggurat.games.board_game.fame_and_fortune.wonders.medieval import MEDIEVAL_WONDERS
from ziggurat.games.board_game.fame_and_fortune.wonders.modern import (
    DRAW_FROM_VERB,
    MODERN_WONDERS,
    DrawTwo,
)
from ziggurat.games.board_game.fame_and_fortune.wonders.reasons import FAME_WONDER_REASONS


def install_wonders(b: Build) -> None:
    """Nine more wonders."""
    b.content("wonder").add(ANCIENT_WONDERS).add(MEDIEVAL_WONDERS).add(MODERN_WONDERS)
    b.reasons.add(FAME_WONDER_REASONS)
    b.verbs.add((DRAW_FROM_VERB,))
    b.records((FallBack, DrawTwo))
