"""The Greeks as they were changed later: they teach the world instead of keeping their trade."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.governments import DESPOTISM
from ziggurat.games.board_game.content.tech_ids import DEMOCRACY_TECH
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.fame_and_fortune.civilizations.rows import (
    ACADEMIES,
    HOME_OF_GREEKS,
)
from ziggurat.games.board_game.fame_and_fortune.ids import GREEKS
from ziggurat.games.board_game.moments import LEARNED
from ziggurat.games.board_game.research.pyramid import knows
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.games.board_game.state import table
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.state import State


def forerunners(s: State, cue: Cue) -> None:
    """Each other seat that lacks a tech they learn brings 1 culture.

    Whoever researches it at the same time knows it already when this happens. What they begin
    with they have not learned.
    """
    if cue.args[0] == DEMOCRACY_TECH:
        return
    g = table(s)
    others = [seat for seat in range(g.seats) if seat != cue.owner]
    behind = len([seat for seat in others if not knows(g, seat, cue.args[0])])
    if behind:
        gain_culture(g, cue.owner, behind)


CHANGED_GREEKS: Final = Civilization(
    GREEKS,
    "greeks",
    HOME_OF_GREEKS,
    DEMOCRACY_TECH,
    DESPOTISM,
    (ACADEMIES, Do(LEARNED, forerunners)),
)
