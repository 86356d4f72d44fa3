"""Refusals of what civilizations of Fame and Fortune can do, and of immunity."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_BASIC: Final = 380
IMMUNE_TO_ANARCHY: Final = 381

FAME_CIVILIZATION_REASONS: Final = (
    ReasonKind(NOT_BASIC, "not_basic", "ff.term.basic_building"),
    ReasonKind(IMMUNE_TO_ANARCHY, "immune_to_anarchy", "ff.term.immune_events"),
)
