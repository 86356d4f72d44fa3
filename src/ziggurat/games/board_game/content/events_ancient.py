"""Ancient culture events: those with one column on the back."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.event_effects import (
    ChangeTerrain,
    DestroyBuildings,
    ExtraProduction,
    KillFigures,
    Revolution,
)
from ziggurat.games.board_game.content.event_gifts import IRON_WHEAT_SILK_SPY, thank_another
from ziggurat.games.board_game.content.event_lessons import ShareKnowledge
from ziggurat.games.board_game.content.event_moves import LeadAstray
from ziggurat.games.board_game.culture.events import Plays, wards_off
from ziggurat.games.board_game.ids import ANCIENT, DESERT, FIRST_EVENT
from ziggurat.games.board_game.moments import (
    CITY_MANAGEMENT,
    MOVEMENT,
    START_OF_TURN,
    WHILE_MOVING,
)
from ziggurat.games.board_game.research.moments import SPENT
from ziggurat.games.board_game.rows.event import CultureEvent
from ziggurat.kernel.content import Do

# Behind the name: the copies, the hooks, what it counts as and what it does.
ANCIENT_EVENTS: Final = (
    CultureEvent(
        FIRST_EVENT, "a_gift_from_afar", ANCIENT, 3,
        (Do(SPENT, thank_another),), IRON_WHEAT_SILK_SPY,
    ),
    CultureEvent(FIRST_EVENT + 1, "bread_and_circuses", ANCIENT, 2, (wards_off(),)),
    CultureEvent(
        FIRST_EVENT + 2, "defection", ANCIENT, 2,
        (Plays(MOVEMENT, KillFigures(4)), Plays(WHILE_MOVING, KillFigures(4))),
    ),
    CultureEvent(
        FIRST_EVENT + 3, "disoriented", ANCIENT, 1,
        (Plays(CITY_MANAGEMENT, LeadAstray(2)),),
    ),
    CultureEvent(
        FIRST_EVENT + 4, "drought", ANCIENT, 2,
        (Plays(START_OF_TURN, ChangeTerrain(DESERT, forest_only=False)),),
    ),
    CultureEvent(
        FIRST_EVENT + 5, "exchange_of_ideas", ANCIENT, 3,
        (Plays(START_OF_TURN, ShareKnowledge(1)),),
    ),
    CultureEvent(
        FIRST_EVENT + 6, "sabotage", ANCIENT, 2,
        (Plays(START_OF_TURN, DestroyBuildings(4)),),
    ),
    CultureEvent(
        FIRST_EVENT + 7, "the_citizens_are_revolting", ANCIENT, 1,
        (Plays(START_OF_TURN, Revolution()),),
    ),
    CultureEvent(
        FIRST_EVENT + 8, "we_love_the_despot_day", ANCIENT, 3,
        (Plays(CITY_MANAGEMENT, ExtraProduction(4)),),
    ),
)  # fmt: skip
