"""Moments of governments."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment

GOVERNABLE: Final = AdjustMoment(
    "governable", "mask: the places of the row whose cards may take a government"
)

GOVERNMENT_MOMENTS: Final = (GOVERNABLE,)
