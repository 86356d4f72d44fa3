"""Metropolises of Fame and Fortune, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.fame_and_fortune.metropolis.growth import Growth
from ziggurat.games.board_game.fame_and_fortune.metropolis.metropolis import (
    FIRST_GROWTH,
    LAST_GROWTH,
    METROPOLIS_RULE,
)
from ziggurat.games.board_game.fame_and_fortune.metropolis.moments import METROPOLIS_MOMENTS
from ziggurat.games.board_game.fame_and_fortune.metropolis.reasons import METROPOLIS_REASONS
from ziggurat.games.board_game.start.start_of_turn import START


def install_metropolis(b: Build) -> None:
    """What a metropolis does, and when and where a capital becomes one."""
    b.content("rule").add((METROPOLIS_RULE,))
    b.flow(START).before("gather", FIRST_GROWTH).after("act", LAST_GROWTH)
    b.moments.add(METROPOLIS_MOMENTS)
    b.reasons.add(METROPOLIS_REASONS)
    b.records((Growth,))
