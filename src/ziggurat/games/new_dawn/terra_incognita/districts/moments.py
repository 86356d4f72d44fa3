"""Moments of districts."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment

DISTRICT_FRIENDLY: Final = AdjustMoment(
    "district_friendly",
    "mask: friendly spaces while a seat resolves its districts; water among them is of every "
    "terrain",
)

DISTRICT_MOMENTS: Final = (DISTRICT_FRIENDLY,)
