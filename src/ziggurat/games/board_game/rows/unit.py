"""The row class of unit cards, and which type trumps which."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import AIRCRAFT, ARTILLERY, INFANTRY, MOUNTED, NONE
from ziggurat.kernel.content import Row

# Which type each type trumps; aircraft neither trump nor are trumped.
TRUMPS: Final = (INFANTRY, MOUNTED, ARTILLERY, NONE)
RANKS: Final = 4


class Unit(Row):
    """A kind of unit card: its type, its strength at rank 1 and how many copies there are.

    A rank adds 1 to what is printed, except for aircraft, which have no ranks. A unit whose
    `health` is `NONE` has as much health as strength, whatever its strength has become.
    """

    def __init__(
        self,
        number: int,
        name: str,
        unit_type: int,
        strength: int,
        copies: int,
        health: int = NONE,
    ) -> None:
        super().__init__(number, name)
        self.unit_type: Final = unit_type
        self.strength: Final = strength
        self.copies: Final = copies
        self.health: Final = health

    def at_rank(self, rank: int) -> int:
        """The strength that counts at a rank (cb.battle.rank_side)."""
        return self._ranked(self.strength, rank)

    def health_at(self, rank: int, strength: int) -> int:
        """The health at a rank of a unit that has come to a strength."""
        return strength if self.health == NONE else self._ranked(self.health, rank)

    def value(self, strength: int, health: int, wounds: int) -> int:
        """What the unit counts at the end of a battle.

        Wounds matter then only to a unit whose health is apart from its strength.
        Rules: cb.battle.remove_wounds_first, cb.battle.total
        """
        return strength if self.health == NONE else health - wounds

    def _ranked(self, printed: int, rank: int) -> int:
        return printed if self.unit_type == AIRCRAFT else printed + rank - 1
