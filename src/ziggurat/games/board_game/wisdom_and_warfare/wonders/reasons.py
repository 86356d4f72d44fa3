"""Why wonders of Wisdom and Warfare refuse something."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

TWO_ARE_DEARER: Final = 445
SECOND_TOO_HIGH: Final = 446
SECOND_HAS_NO_PLACE: Final = 447

WISDOM_WONDER_REASONS: Final = (
    ReasonKind(TWO_ARE_DEARER, "two_are_dearer", "cb.wonder.card_to_owner"),
    ReasonKind(SECOND_TOO_HIGH, "second_too_high", "cb.wonder.card_to_owner"),
    ReasonKind(SECOND_HAS_NO_PLACE, "second_has_no_place", "cb.research.needs_legal_place"),
)
