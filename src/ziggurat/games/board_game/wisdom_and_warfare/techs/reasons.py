"""Why techs of Wisdom and Warfare refuse something."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOTHING_TO_SWITCH: Final = 448

WISDOM_TECH_REASONS: Final = (
    ReasonKind(NOTHING_TO_SWITCH, "nothing_to_switch", "ww.policy.only_adopted"),
)
