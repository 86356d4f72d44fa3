"""Terrains of A New Dawn as a table shows them: their names, and which slot stands for which.

Owns nothing that is printed: all of it is read from the rows of the rules.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

TERRAIN: Final = "terrain"
SLOT: Final = "focus_slot"


class Terrain(NamedTuple):
    """A terrain: the row that names it, what it asks for, and whether it is water."""

    row: int
    name: str
    difficulty: int
    water: bool


@lru_cache
def terrains(rules: Rules) -> tuple[Terrain, ...]:
    """All terrains, by their numbers."""
    rows: list[Any] = [rules.rows[number] for number in sorted(rules.families[TERRAIN])]
    return tuple([Terrain(row.number, row.name, row.difficulty, row.water) for row in rows])


@lru_cache
def slot_terrains(rules: Rules) -> tuple[int, ...]:
    """The terrain that is printed at each slot of the focus row: the first that its number reaches
    and no lower number does."""
    slots: list[Any] = [rules.rows[number] for number in sorted(rules.families[SLOT])]
    land = [at.difficulty for at in terrains(rules)]
    return tuple([land.index(slot.value) for slot in slots])
