"""Moments of Start of Turn: founding cities and governments."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, DoMoment

FOUNDS_BESIDE: Final = AdjustMoment(
    "founds_beside", "the reason why no city is founded beside a token, or 0; args its code"
)
IMMUNE: Final = AdjustMoment("immune", "1 if a seat changes its government without anarchy")
KNOWS_GOVERNMENT: Final = AdjustMoment(
    "knows_government", "1 if a seat knows a government; args government"
)
GOVERNMENT_CHANGED: Final = DoMoment(
    "government_changed", "a government was adopted; args the new one, the old one or -1"
)
MADE_ROOM: Final = DoMoment(
    "made_room", "a figure made room for its city; books are kept at once; args figure, square"
)
START_MOMENTS: Final = (FOUNDS_BESIDE, IMMUNE, KNOWS_GOVERNMENT, GOVERNMENT_CHANGED, MADE_ROOM)
