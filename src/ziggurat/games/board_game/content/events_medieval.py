"""Medieval culture events: those with two columns on the back."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.event_effects import (
    ChangeTerrain,
    DestroyBuildings,
    ExtraProduction,
    KillFigures,
    Revolution,
)
from ziggurat.games.board_game.content.event_gifts import IRON_WHEAT_SILK_SPY
from ziggurat.games.board_game.content.event_lessons import ShareKnowledge
from ziggurat.games.board_game.content.event_moves import LeadAstray
from ziggurat.games.board_game.culture.events import Plays, cancels_at
from ziggurat.games.board_game.ids import FIRST_EVENT, GRASSLAND, MEDIEVAL
from ziggurat.games.board_game.moments import (
    CITY_MANAGEMENT,
    EVENT_PLAYED,
    MOVEMENT,
    START_OF_TURN,
    WHILE_MOVING,
)
from ziggurat.games.board_game.rows.event import CultureEvent

FIRST: Final = FIRST_EVENT + 9

MEDIEVAL_EVENTS: Final = (
    CultureEvent(FIRST, "a_generous_gift", MEDIEVAL, 3, (), IRON_WHEAT_SILK_SPY),
    CultureEvent(
        FIRST + 1, "catastrophe", MEDIEVAL, 1,
        (Plays(START_OF_TURN, DestroyBuildings(6)),),
    ),
    CultureEvent(
        FIRST + 2, "deforestation", MEDIEVAL, 2,
        (Plays(START_OF_TURN, ChangeTerrain(GRASSLAND, forest_only=True)),),
    ),
    CultureEvent(FIRST + 3, "jousting_tourney", MEDIEVAL, 2, (cancels_at(EVENT_PLAYED),)),
    CultureEvent(
        FIRST + 4, "knowledge_shared", MEDIEVAL, 3,
        (Plays(START_OF_TURN, ShareKnowledge(2)),),
    ),
    CultureEvent(
        FIRST + 5, "lost", MEDIEVAL, 1, (Plays(CITY_MANAGEMENT, LeadAstray(3)),)
    ),
    CultureEvent(
        FIRST + 6, "mass_defection", MEDIEVAL, 2,
        (
            Plays(MOVEMENT, KillFigures(6, 2, people=True)),
            Plays(WHILE_MOVING, KillFigures(6, 2, people=True)),
        ),
    ),
    CultureEvent(
        FIRST + 7, "the_citizens_are_revolting_ii", MEDIEVAL, 1,
        (Plays(START_OF_TURN, Revolution()),),
    ),
    CultureEvent(
        FIRST + 8, "we_love_the_queen_day", MEDIEVAL, 2,
        (Plays(CITY_MANAGEMENT, ExtraProduction(6)),),
    ),
)  # fmt: skip
