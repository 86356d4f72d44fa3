"""Refusals around relics."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

RELIC_NEEDS_ARMY: Final = 300
RELIC_BESIDE: Final = 301
RELIC_HERE: Final = 302

RELIC_REASONS: Final = (
    ReasonKind(RELIC_NEEDS_ARMY, "relic_needs_army", "ff.relic.scouts_need_escort"),
    ReasonKind(RELIC_BESIDE, "relic_beside", "ff.relic.no_adjacent_city"),
    ReasonKind(RELIC_HERE, "relic_here", "ff.relic.no_building"),
)
