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

    A rank adds 1 to the strength, except for aircraft, which have no ranks.
    """

    def __init__(self, number: int, name: str, unit_type: int, strength: int, copies: int) -> None:
        super().__init__(number, name)
        self.unit_type: Final = unit_type
        self.strength: Final = strength
        self.copies: Final = copies

    def at_rank(self, rank: int) -> int:
        """The strength that counts at a rank (cb.battle.rank_side)."""
        return self.strength if self.unit_type == AIRCRAFT else self.strength + rank - 1
