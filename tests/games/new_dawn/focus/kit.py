"""A small market on the strip of `strip.py`: an economy card to resolve.

The capitals are 11a (p1), 9a (p2), 5b (p3) and 12a (p4).
"""

from __future__ import annotations

from typing import Final

from tests.games.new_dawn.strip import Strip, shown
from ziggurat.games.new_dawn.ids import LOCKED, ON_CARD
from ziggurat.games.new_dawn.masks import bit

CAPITALS: Final = ("11a", "9a", "5b", "12a")


class Market(Strip):
    """A position in which p1 resolves an economy card; everybody has one caravan."""

    def __init__(self, card: str = "foreign_trade", slot: int = 3, seats: int = 2) -> None:
        super().__init__(CAPITALS[:seats], card, slot, place=3)

    def ends(self, caravan: str = "c1") -> set[str]:
        """Where a caravan may be moved."""
        found = [option.split() for option in self.options()]
        return {words[2] for words in found if words[:2] == ["move", caravan]}

    def where(self, seat: str = "p1") -> list[str]:
        """Where a seat's caravans are."""
        words = {ON_CARD: "card", LOCKED: "locked"}
        caravans = self.realm(seat).caravans
        return [words[at] if at in words else shown(bit(at))[0] for at in caravans]
