"""Why an ability of a leader of this box cannot be used as somebody says."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

OWN_IBRAHIM: Final = 470
IBRAHIM_THERE: Final = 471

LEADER_REASONS: Final = (
    ReasonKind(OWN_IBRAHIM, "own_ibrahim", "ti.clarify.ibrahim_not_ottoman"),
    ReasonKind(IBRAHIM_THERE, "ibrahim_there", "ti.clarify.ibrahim_holder"),
)
