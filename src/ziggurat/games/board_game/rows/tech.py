"""The row class of techs, and of what a tech lets its learner pay resources for."""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.games.board_game.ids import NONE
from ziggurat.kernel.content import Hook, Row

# How many of each resource, and last how many of any.
Price: TypeAlias = tuple[int, ...]

INCENSE_1: Final[Price] = (1, 0, 0, 0, 0, 0, 0)
IRON_1: Final[Price] = (0, 1, 0, 0, 0, 0, 0)
SILK_1: Final[Price] = (0, 0, 1, 0, 0, 0, 0)
WHEAT_1: Final[Price] = (0, 0, 0, 1, 0, 0, 0)
SPY_1: Final[Price] = (0, 0, 0, 0, 1, 0, 0)
URANIUM_1: Final[Price] = (0, 0, 0, 0, 0, 1, 0)
ANY_2: Final[Price] = (0, 0, 0, 0, 0, 0, 2)
ANY_3: Final[Price] = (0, 0, 0, 0, 0, 0, 3)


class Tech(Row):
    """A tech: its level and what it unlocks.

    `units` are pairs of a unit type and the rank it gets, `buildings` rows, `government` a row
    or `NONE`. Everything else a tech does is in its hooks.
    """

    def __init__(
        self,
        number: int,
        name: str,
        level: int,
        units: tuple[tuple[int, int], ...] = (),
        buildings: tuple[int, ...] = (),
        government: int = NONE,
        hooks: tuple[Hook, ...] = (),
    ) -> None:
        super().__init__(number, name, hooks)
        self.level: Final = level
        self.units: Final = units
        self.buildings: Final = buildings
        self.government: Final = government
