"""Why culture events of Fame and Fortune cannot be aimed somewhere."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NO_COIN_TO_LOSE: Final = 326
FIGURES_THERE: Final = 327

FAME_EVENT_REASONS: Final = (
    ReasonKind(NO_COIN_TO_LOSE, "no_coin_to_lose", "ff.loot.only_tokens"),
    ReasonKind(FIGURES_THERE, "figures_there", "cb.event.resolve_then_discard"),
)
