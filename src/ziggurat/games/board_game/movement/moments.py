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
# What lies under huts and villages that somebody has looked at. Who keeps books of markers that
# are taken and leave does so at once (`keep_books`).
FIXED_FACE: Final = AdjustMoment(
    "fixed_face", "what lies under a hut or village, -1 as long as nobody has looked; args square"
)
UNDER_TOKENS: Final = AdjustMoment(
    "under_tokens", "copies of a find in the pile that lie under tokens looked at; args find"
)
KNOWN_FINDS: Final = AdjustMoment(
    "known_finds", "copies of a facedown find that the holder knows to be with a seat, or with -1 "
    "under tokens; args find, seat"
)  # fmt: skip
FIND_TAKEN: Final = DoMoment(
    "find_taken", "the holder takes a marker that was looked at off the map; args square, find"
)
FIND_LEFT: Final = DoMoment(
    "find_left", "a marker leaves the holder's sheet; args find, the seat that gets it or -1 if "
    "all see it"
)  # fmt: skip

MOVEMENT_MOMENTS: Final = (
    ARMY_LIMIT, SCOUT_LIMIT, ENDS_IN_CENTER, ENDED_IN_CENTER, MAY_END_BESIDE, VILLAGE_DEFENDED,
    DISCOVERED, FIXED_FACE, UNDER_TOKENS, KNOWN_FINDS, FIND_TAKEN, FIND_LEFT,
)  # fmt: skip
