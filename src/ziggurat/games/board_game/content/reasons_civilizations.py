"""Refusals of what civilizations can do."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NO_CITY_BESIDE: Final = 250
NOTHING_TO_LEARN: Final = 251
NOTHING_TO_BUILD: Final = 252

CIVILIZATION_REASONS: Final = (
    ReasonKind(NO_CITY_BESIDE, "no_city_beside", "cb.movement.scout_foreign_center"),
    ReasonKind(NOTHING_TO_LEARN, "nothing_to_learn", "cb.pyramid.free_tech_needs_place"),
    ReasonKind(NOTHING_TO_BUILD, "nothing_to_build", "cb.building.needs_tech"),
)
