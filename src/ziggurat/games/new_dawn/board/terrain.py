"""Terrains: what is printed about the ground of a space.

Owns the shape of their rows. Which there are stands in `content/terrains.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import Row
from ziggurat.kernel.rules import Rules


class Terrain(Row):
    """A terrain: the slot that reaches it, and whether it is water."""

    def __init__(self, number: int, name: str, difficulty: int, water: bool = False) -> None:
        super().__init__(number, name)
        self.difficulty: Final = difficulty
        self.water: Final = water


def difficulties(rules: Rules) -> tuple[int, ...]:
    """The difficulty of every terrain, by its number."""
    found: list[int] = []
    for number in sorted(rules.families.get("terrain", ())):
        row = rules.rows[number]
        assert isinstance(row, Terrain)
        found.append(row.difficulty)
    return tuple(found)
