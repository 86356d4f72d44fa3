"""Moments of districts."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, DoMoment

DISTRICT_FRIENDLY: Final = AdjustMoment(
    "district_friendly",
    "mask: friendly spaces while a seat resolves its districts; water among them is of every "
    "terrain",
)

ARMY_ROUTED: Final = DoMoment(
    "army_routed", "an encampment defeated an army of the holder; args whose encampment"
)

DISTRICT_MOMENTS: Final = (DISTRICT_FRIENDLY, ARMY_ROUTED)
