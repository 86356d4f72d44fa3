"""Moments of setup: where a civilization may differ from the others before the first turn."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, DoMoment

SETUP_MARKET: Final = DoMoment("setup_market", "the wonder market is about to be filled")
SETUP_DONE: Final = DoMoment("setup_done", "dials are set and the first turn is about to begin")
STARTING_FIGURES: Final = AdjustMoment(
    "starting_figures", "figures a seat begins with on the map; args figure"
)
SETUP_MOMENTS: Final = (SETUP_MARKET, SETUP_DONE, STARTING_FIGURES)
