"""The moments of Movement at which rows may act, besides those shared by phases."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, AllowMoment, DoMoment

ARMY_LIMIT: Final = AdjustMoment("army_limit", "army figures of a seat")
SCOUT_LIMIT: Final = AdjustMoment("scout_limit", "scout figures of a seat")
ENDS_IN_CENTER: Final = AdjustMoment(
    "ends_in_center", "the reason why figures may not end in a city of their own, or 0; args square"
)
ENDED_IN_CENTER: Final = DoMoment(
    "ended_in_center", "figures have ended in a city of their own; args square, armies, scouts"
)
MAY_END_BESIDE: Final = AllowMoment(
    "may_end_beside", "figures of others are about to end in the holder's outskirts; args seat, "
    "square, armies"
)  # fmt: skip
VILLAGE_DEFENDED: Final = AdjustMoment(
    "village_defended", "1 if barbarians defend a village against the holder; args square"
)
DISCOVERED: Final = DoMoment("discovered", "a tile was discovered; args tile, place")

MOVEMENT_MOMENTS: Final = (
    ARMY_LIMIT, SCOUT_LIMIT, ENDS_IN_CENTER, ENDED_IN_CENTER, MAY_END_BESIDE, VILLAGE_DEFENDED,
    DISCOVERED,
)  # fmt: skip
