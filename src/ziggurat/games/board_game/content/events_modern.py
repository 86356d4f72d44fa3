"""Modern culture events: those with three columns on the back."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.event_effects import (
    ANYWHERE,
    DestroyBuildings,
    ExtraProduction,
    KillFigures,
)
from ziggurat.games.board_game.content.event_gifts import IRON_WHEAT_SILK_SPY_URANIUM
from ziggurat.games.board_game.content.event_lessons import ShareKnowledge
from ziggurat.games.board_game.content.event_moves import LeadAstray
from ziggurat.games.board_game.culture.events import Plays, cancels_at
from ziggurat.games.board_game.ids import FIRST_EVENT, MODERN
from ziggurat.games.board_game.moments import (
    ABILITY_USED,
    CITY_MANAGEMENT,
    EVENT_PLAYED,
    MOVEMENT,
    START_OF_TURN,
    WHILE_MOVING,
)
from ziggurat.games.board_game.rows.event import CultureEvent

FIRST: Final = FIRST_EVENT + 18

MODERN_EVENTS: Final = (
    CultureEvent(FIRST, "a_princely_gift", MODERN, 2, (), IRON_WHEAT_SILK_SPY_URANIUM),
    CultureEvent(
        FIRST + 1, "disaster", MODERN, 1,
        (Plays(START_OF_TURN, DestroyBuildings(ANYWHERE, 2, others_only=True)),),
    ),
    CultureEvent(
        FIRST + 2, "out_of_position", MODERN, 1,
        (Plays(CITY_MANAGEMENT, LeadAstray(4)),),
    ),
    CultureEvent(
        FIRST + 3, "primetime_tv", MODERN, 2,
        (cancels_at(EVENT_PLAYED), cancels_at(ABILITY_USED)),
    ),
    CultureEvent(
        FIRST + 4, "think_tank", MODERN, 2,
        (Plays(START_OF_TURN, ShareKnowledge(3)),),
    ),
    CultureEvent(
        FIRST + 5, "we_love_the_president_day", MODERN, 1,
        (Plays(CITY_MANAGEMENT, ExtraProduction(8)),),
    ),
    CultureEvent(
        FIRST + 6, "wholesale_defection", MODERN, 2,
        (
            Plays(MOVEMENT, KillFigures(ANYWHERE, 2, people=True)),
            Plays(WHILE_MOVING, KillFigures(ANYWHERE, 2, people=True)),
        ),
    ),
)  # fmt: skip
