"""Refusals of what the techs of Fame and Fortune let a seat do."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.research.reasons_techs import PARTS
from ziggurat.kernel.reason import ReasonKind

NO_COIN_TO_DROP: Final = 382
SQUARE_NOT_EMPTY: Final = 383
MOUNTAIN_STAYS: Final = 384
SAME_TERRAIN: Final = 385
WONDERS_ARE_PAID: Final = 386

FAME_TECH_REASONS: Final = (
    ReasonKind(NO_COIN_TO_DROP, "no_coin_to_drop", PARTS),
    ReasonKind(SQUARE_NOT_EMPTY, "square_not_empty", PARTS),
    ReasonKind(MOUNTAIN_STAYS, "mountain_stays", PARTS),
    ReasonKind(SAME_TERRAIN, "same_terrain", PARTS),
    ReasonKind(WONDERS_ARE_PAID, "wonders_are_paid", "cb.tech.constant_ability"),
)
