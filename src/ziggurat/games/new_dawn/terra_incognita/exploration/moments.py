"""Moments of exploration at which rows may act."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import DoMoment

EXPLORING: Final = DoMoment(
    "exploring", "a figure of the holder is about to explore; args kind of piece, figure, space"
)

EXPLORATION_MOMENTS: Final = (EXPLORING,)
