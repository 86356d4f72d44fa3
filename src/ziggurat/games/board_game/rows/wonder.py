"""The row class of wonders."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.rows.marker import Marker
from ziggurat.kernel.content import Hook


class Wonder(Marker):
    """A wonder: its era, its cost, and the cost for somebody who knows a certain tech.

    `tech` is `NONE` for a wonder that no tech makes cheaper.
    """

    def __init__(
        self,
        number: int,
        name: str,
        era: int,
        cost: int,
        culture: int,
        hooks: tuple[Hook, ...] = (),
        tech: int = NONE,
        lower_cost: int = 0,
    ) -> None:
        super().__init__(number, name, 0, 0, culture, 0, 0, hooks)
        self.era: Final = era
        self.cost: Final = cost
        self.tech: Final = tech
        self.lower_cost: Final = lower_cost
