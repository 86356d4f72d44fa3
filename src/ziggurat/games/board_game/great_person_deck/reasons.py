"""Refusals of the great person deck."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_YOUR_CARD: Final = 340
NO_MARKER_ON_MAP: Final = 341
TURNED_UP_ALREADY: Final = 342
TURNED_UP_BY_USE: Final = 343
NOT_DRAWN: Final = 344

DECK_REASONS: Final = (
    ReasonKind(NOT_YOUR_CARD, "not_your_card", "bx.gpdeck.card_secret"),
    ReasonKind(NO_MARKER_ON_MAP, "no_marker_on_map", "bx.gpdeck.needs_marker_on_map"),
    ReasonKind(TURNED_UP_ALREADY, "turned_up_already", "bx.gpdeck.reveal_on_use"),
    ReasonKind(TURNED_UP_BY_USE, "turned_up_by_use", "bx.gpdeck.reveal_on_use"),
    ReasonKind(NOT_DRAWN, "card_not_drawn", "bx.gpdeck.greece"),
)
