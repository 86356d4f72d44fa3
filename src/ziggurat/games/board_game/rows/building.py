"""The row class of buildings."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.rows.marker import Marker


class Building(Marker):
    """A building: its cost, its group, where it stands and whether a city may have only one.

    `basic` is the row whose marker it is the other side of, `NONE` for a basic building. The
    two sides of a marker have one `group`, whose `supply` is stated with the basic one.
    """

    def __init__(
        self,
        number: int,
        name: str,
        cost: int,
        group: int,
        terrains: tuple[int, ...],
        limited: bool,
        basic: int,
        icons: tuple[int, int, int, int, int],
        supply: int = 0,
    ) -> None:
        super().__init__(number, name, icons[0], icons[1], icons[2], icons[3], icons[4])
        self.cost: Final = cost
        self.group: Final = group
        self.terrains: Final = terrains
        self.limited: Final = limited
        self.basic: Final = basic
        self.supply: Final = supply
