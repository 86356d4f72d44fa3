"""Moments of relics."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import DoMoment

FREE_INVESTMENTS: Final = DoMoment(
    "free_investments", "a relic gives investments without coin tokens; args how many"
)

RELIC_MOMENTS: Final = (FREE_INVESTMENTS,)
