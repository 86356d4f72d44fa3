"""Refusals around city-states."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

CITY_STATE_BESIDE: Final = 415
CITY_STATE_HERE: Final = 416

CITY_STATE_REASONS: Final = (
    ReasonKind(CITY_STATE_BESIDE, "city_state_beside", "ww.cstate.no_adjacent_city"),
    ReasonKind(CITY_STATE_HERE, "city_state_here", "ww.cstate.covers_square"),
)
