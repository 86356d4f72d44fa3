"""Refusals about learning."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

ALREADY_LEARNED: Final = 200
NO_PLACE: Final = 201
RESEARCH_SHORT: Final = 202
NOT_TAUGHT: Final = 203

RESEARCH_REASONS: Final = (
    ReasonKind(ALREADY_LEARNED, "already_learned", "cb.research.no_duplicates"),
    ReasonKind(NO_PLACE, "no_place", "cb.research.needs_legal_place"),
    ReasonKind(RESEARCH_SHORT, "research_short", "cb.research.cost_level_1"),
    ReasonKind(NOT_TAUGHT, "not_taught", "cb.pyramid.free_tech_needs_place"),
)
