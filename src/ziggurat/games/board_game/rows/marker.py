"""Markers: buildings, wonders and great people as they lie on a square.

Owns what all of them have in common: the icons that replace those of the square.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import Hook, Row


class Marker(Row):
    """A row whose marker lies on the map; `combat` is its bonus in every battle of its owner."""

    def __init__(
        self,
        number: int,
        name: str,
        trade: int,
        production: int,
        culture: int,
        coins: int,
        combat: int,
        hooks: tuple[Hook, ...] = (),
    ) -> None:
        super().__init__(number, name, hooks)
        self.trade: Final = trade
        self.production: Final = production
        self.culture: Final = culture
        self.coins: Final = coins
        self.combat: Final = combat
