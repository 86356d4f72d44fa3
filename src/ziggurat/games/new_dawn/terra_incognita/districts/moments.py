"""Moments of districts."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment

DISTRICT_FRIENDLY: Final = AdjustMoment(
    "district_friendly",
    "mask: friendly spaces while a seat resolves its districts; water among them is of every "
    "terrain",
)

DESERT_FOCUS: Final = AdjustMoment(
    "desert_focus", "the type of card that gets a commercial hub's trade tokens for deserts"
)

DISTRICT_MOMENTS: Final = (DISTRICT_FRIENDLY, DESERT_FOCUS)
