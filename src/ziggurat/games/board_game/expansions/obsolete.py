"""Wonders of the market can become obsolete."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.wonders import IN_MARKET
from ziggurat.games.board_game.expansions.ids import OBSOLETE
from ziggurat.games.board_game.moments import OBSOLETES
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.state import State


def reach_the_market(s: State, cue: Cue, value: int) -> int:
    """What makes wonders obsolete reaches those of the market too.

    Rules: ff.wonder.obsolete_market, ww.wonder.obsolete_market
    """
    return value | IN_MARKET


OBSOLETE_IN_MARKET: Final = Row(
    OBSOLETE, "obsolete_in_market", (Adjust(OBSOLETES, reach_the_market),)
)
