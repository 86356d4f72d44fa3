"""Moments that great person cards need besides those of the phases."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.moments import (
    BATTLE,
    CITY_MANAGEMENT,
    MOVEMENT,
    RESEARCH,
    START_OF_TURN,
    TRADE,
)
from ziggurat.kernel.content import OfferMoment

BATTLE_BEGINS: Final = OfferMoment(
    "battle_begins",
    "both sides of a battle have drawn, bonuses are not counted yet; args who attacks, square",
    True,
)
PHASE_BEGINS: Final = OfferMoment(
    "phase_begins", "a phase is about to begin; args first player", True
)
AFTER_BATTLE: Final = OfferMoment(
    "after_battle", "a battle has cost a seat units; args the seat, the units", True
)
DECK_MOMENTS: Final = (BATTLE_BEGINS, PHASE_BEGINS, AFTER_BATTLE)

# When a seat may do what it may do at any time (bx.gpdeck.any_time).
ANY_TIME: Final = (START_OF_TURN, TRADE, CITY_MANAGEMENT, MOVEMENT, RESEARCH, BATTLE)
