"""The culture events of Fame and Fortune."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.events import Plays
from ziggurat.games.board_game.fame_and_fortune.events.calling import BEFORE_FORCES
from ziggurat.games.board_game.fame_and_fortune.events.effects import (
    ALL_COINS,
    ONE_COIN,
    TWO_COINS,
    CallToArms,
    Flood,
)
from ziggurat.games.board_game.fame_and_fortune.ids import (
    BANK_SCANDAL,
    COUNTERFEITERS,
    DEPRESSION,
    DUTY_AND_HONOR,
    FLOODING,
    NATIONALISM,
    PATRIOTISM,
)
from ziggurat.games.board_game.ids import ANCIENT, MEDIEVAL, MODERN
from ziggurat.games.board_game.moments import START_OF_TURN
from ziggurat.games.board_game.rows.event import CultureEvent

# Behind the name: the era, the copies and what it does.
EVENTS: Final = (
    CultureEvent(COUNTERFEITERS, "counterfeiters", ANCIENT, 2, (Plays(START_OF_TURN, ONE_COIN),)),
    CultureEvent(
        DUTY_AND_HONOR, "duty_and_honor", ANCIENT, 2, (Plays(BEFORE_FORCES, CallToArms()),)
    ),
    CultureEvent(DEPRESSION, "depression", MEDIEVAL, 1, (Plays(START_OF_TURN, TWO_COINS),)),
    CultureEvent(FLOODING, "flooding", MEDIEVAL, 1, (Plays(START_OF_TURN, Flood()),)),
    CultureEvent(
        NATIONALISM, "nationalism", MEDIEVAL, 2, (Plays(BEFORE_FORCES, CallToArms(most=2)),)
    ),
    CultureEvent(BANK_SCANDAL, "bank_scandal", MODERN, 1, (Plays(START_OF_TURN, ALL_COINS),)),
    CultureEvent(PATRIOTISM, "patriotism", MODERN, 1, (Plays(BEFORE_FORCES, CallToArms(most=3)),)),
)
