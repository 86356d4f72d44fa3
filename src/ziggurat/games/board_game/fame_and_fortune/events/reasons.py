"""Why culture events of Fame and Fortune cannot be aimed somewhere."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

FIGURES_THERE: Final = 326

FAME_EVENT_REASONS: Final = (
    ReasonKind(FIGURES_THERE, "figures_there", "cb.event.resolve_then_discard"),
)
