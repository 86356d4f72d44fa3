"""Wonders of Fame and Fortune, put together."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.cities.wonders import IN_MARKET
from ziggurat.games.board_game.fame_and_fortune.ids import FIRST_RULE
from ziggurat.games.board_game.fame_and_fortune.wonders.ancient import ANCIENT_WONDERS, FallBack
from ziggurat.games.board_game.fame_and_fortune.wonders.medieval import MEDIEVAL_WONDERS
from ziggurat.games.board_game.fame_and_fortune.wonders.modern import (
    DRAW_FROM_VERB,
    MODERN_WONDERS,
    DrawTwo,
)
from ziggurat.games.board_game.fame_and_fortune.wonders.reasons import FAME_WONDER_REASONS
from ziggurat.games.board_game.moments import OBSOLETES
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.state import State


def reach_the_market(s: State, cue: Cue, value: int) -> int:
    """What makes wonders obsolete reaches those of the market too (ff.wonder.obsolete_market)."""
    return value | IN_MARKET


OBSOLETE_IN_MARKET: Final = Row(
    FIRST_RULE + 6, "obsolete_in_market", (Adjust(OBSOLETES, reach_the_market),)
)


def install_wonders(b: Build) -> None:
    """Nine more wonders, and techs that make wonders of the market obsolete."""
    b.content("wonder").add(ANCIENT_WONDERS).add(MEDIEVAL_WONDERS).add(MODERN_WONDERS)
    b.content("rule").add((OBSOLETE_IN_MARKET,))
    b.reasons.add(FAME_WONDER_REASONS)
    b.verbs.add((DRAW_FROM_VERB,))
    b.records((FallBack, DrawTwo))
