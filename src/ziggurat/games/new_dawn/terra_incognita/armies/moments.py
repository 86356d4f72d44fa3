"""Moments at which cards change what armies may do, and one at which figures are gone."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, DoMoment

ARMY_STEPS: Final = AdjustMoment("army_steps", "how many spaces an army may move; args card")
ARMY_STARTS: Final = AdjustMoment(
    "army_starts", "mask: cities from which an army may leave the card"
)
ARMY_ENTERS: Final = AdjustMoment(
    "army_enters", "mask: spaces an army may enter, whatever stands there; args card"
)
ARMY_STOPPED: Final = AdjustMoment(
    "army_stopped", "mask: spaces in which pieces of one kind stop an army; args card, kind"
)
ARMY_ENDS: Final = AdjustMoment(
    "army_ends", "mask: spaces in which an army may end its movement; args card"
)
FIGURES_ROUTED: Final = DoMoment(
    "figures_routed",
    "another seat sent figures of the holder home, which it did not attack; args that seat",
)

ARMY_MOMENTS: Final = (
    ARMY_STEPS, ARMY_STARTS, ARMY_ENTERS, ARMY_STOPPED, ARMY_ENDS, FIGURES_ROUTED,
)  # fmt: skip
