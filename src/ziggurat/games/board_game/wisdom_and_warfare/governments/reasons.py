"""Refusals about the governments of Wisdom and Warfare."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_GOVERNED_SO: Final = 465
NO_ARMY_ON_MAP: Final = 466
NOTHING_TO_HARVEST: Final = 467
KIND_TAKEN: Final = 468

GOVERNMENT_REASONS: Final = (
    ReasonKind(NOT_GOVERNED_SO, "not_governed_so", "cb.gov.benefits_only_while_active"),
    ReasonKind(NO_ARMY_ON_MAP, "no_army_on_map", "ww.gov.cards"),
    ReasonKind(NOTHING_TO_HARVEST, "nothing_to_harvest", "cb.resource.needs_icon"),
    ReasonKind(KIND_TAKEN, "kind_taken", "ww.gov.monarchy_kinds"),
)
