"""Why wonders of Fame and Fortune refuse something."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

GATE_IS_SHUT: Final = 330
NO_EVENT_LEFT: Final = 331

FAME_WONDER_REASONS: Final = (
    ReasonKind(GATE_IS_SHUT, "gate_is_shut", "cb.wonder.card_to_owner"),
    ReasonKind(NO_EVENT_LEFT, "no_event_left", "cb.event.reshuffle"),
)
