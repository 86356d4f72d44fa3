"""The techs of Fame and Fortune, one of each level but the last."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.tech_effects import Production
from ziggurat.games.board_game.culture.moments import EVENTS_DRAWN, TRACK_TRADE
from ziggurat.games.board_game.fame_and_fortune.ids import (
    AGRICULTURE,
    ECOLOGY,
    MYSTICISM,
    PLASTICS,
)
from ziggurat.games.board_game.fame_and_fortune.metropolis.metropolis import grow_when_learned
from ziggurat.games.board_game.fame_and_fortune.techs.ecology import (
    can_turn,
    paid_by_coins,
    turn_square,
)
from ziggurat.games.board_game.fame_and_fortune.techs.mysticism import can_rob, rob
from ziggurat.games.board_game.fame_and_fortune.techs.plastics import (
    mould,
    offer_moulding,
    refuse_moulding,
)
from ziggurat.games.board_game.moments import CITY_MANAGEMENT, LEARNED, START_OF_TURN
from ziggurat.games.board_game.research.abilities import SECOND_USE, Ability
from ziggurat.games.board_game.rows.tech import SPY_1, WHEAT_1, Tech
from ziggurat.kernel.content import Adjust, Do, Offer, Plus

FAME_TECHS: Final = (
    Tech(AGRICULTURE, "agriculture", 1, hooks=(Do(LEARNED, grow_when_learned),)),
    Tech(
        MYSTICISM,
        "mysticism",
        2,
        hooks=(Plus(EVENTS_DRAWN, 1), Ability(CITY_MANAGEMENT, SPY_1, rob, can_rob)),
    ),
    Tech(
        ECOLOGY,
        "ecology",
        3,
        hooks=(
            Adjust(TRACK_TRADE, paid_by_coins),
            Ability(START_OF_TURN, WHEAT_1, turn_square, can_turn),
        ),
    ),
    Tech(
        PLASTICS,
        "plastics",
        4,
        hooks=(
            Offer(START_OF_TURN, offer_moulding, mould, refuse_moulding),
            Ability(CITY_MANAGEMENT, WHEAT_1, Production(10).act, second=SECOND_USE),
        ),
    ),
)
