"""Moments of growing capitals."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment

GROWS_ONTO: Final = AdjustMoment(
    "grows_onto", "the reason why a capital does not grow onto a token, or 0; args its code"
)
METROPOLIS_MOMENTS: Final = (GROWS_ONTO,)
