"""Military cards: four cards of pure data.

What they do stands in `focus/military.py`; a card says how often, how far and how hard.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.combat.card import MilitaryCard
from ziggurat.games.new_dawn.focus.military import resolve_military

MILITARY_CARDS: Final = (
    MilitaryCard(1, "masonry", resolve_military, count=2, distance=2),
    MilitaryCard(
        2, "iron_working", resolve_military, count=2, distance=3, bonus=1, barbarian_bonus=2
    ),
    MilitaryCard(
        3, "mass_production", resolve_military, count=2, distance=3, bonus=2, water=True,
        then_reinforce=True,
    ),
    MilitaryCard(
        4, "flight", resolve_military, count=3, distance=5, bonus=3, water=True, anything=True,
        reinforce_first=True,
    ),
)  # fmt: skip
