"""Exploring on the strip: p1's capital tile 11 lies at its left end, p2's tile 9 at its right end.

`Explorer` stands on `Frontier`; its stack holds the tiles that are not on the strip. Both capital
tiles are at the edge of the map all around; 11a, where p1's capital stands, is not.
"""

from __future__ import annotations

from typing import Self

from tests.games.new_dawn.terra_incognita.kit import Frontier
from ziggurat.games.new_dawn.terra_incognita.exploration.stack import stack_size

STACK = ("1", "2", "3", "4", "6", "8", "10", "14", "18", "19", "20", "21")


class Explorer(Frontier):
    """A position in which p1 moves caravans or armies, and may explore."""

    def __init__(
        self, card: str = "foreign_trade", slot: int = 5, seats: int = 2, stack: int = 12
    ) -> None:
        super().__init__(card, slot, seats)
        self.set("stack", *STACK[:stack])

    def left(self) -> int:
        """How many tiles are in the stack."""
        return stack_size(self.unknown)

    def exploring(self) -> list[str]:
        """The ways to explore that are listed."""
        return [at for at in self.options() if at.split()[0] in ("explore", "scout", "set_out")]

    def lay(self, how: str = "") -> Self:
        """Lay a drawn tile somewhere."""
        if self.asked()[0].endswith("turn_tile"):
            self.play(how or self.options()[0])
        if self.asked()[0].endswith("lay_tile"):
            self.play(self.options()[0])
        return self
