"""The moments of a battle at which rows may act, besides those shared by phases."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, DoMoment

UNIT_HEALTH: Final = AdjustMoment(
    "unit_health", "health of a unit in battle that is printed apart from its strength; args unit"
)
TRUMPED: Final = AdjustMoment(
    "trumped", "1 if a unit of the holder is trumped; args the unit, the one it fights"
)
UNIT_KILLED: Final = DoMoment(
    "unit_killed", "a unit of the holder was killed in a battle; args unit, front"
)
LOOT_POINTS: Final = AdjustMoment(
    "loot_points",
    "loot, for rows of the winner, then of the loser; args winner, loser, 1 if the winner "
    "attacked, 1 if in a battle",
)
UNIT_SAVED: Final = DoMoment(
    "unit_saved",
    "the holder took back a unit that a battle has cost; books are kept at once; args unit",
)

BATTLE_MOMENTS: Final = (UNIT_HEALTH, TRUMPED, UNIT_KILLED, LOOT_POINTS, UNIT_SAVED)
