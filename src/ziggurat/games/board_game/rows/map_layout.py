"""The row class of map layouts: how tiles are laid for one number of seats."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.layouts import Layout, Pairs
from ziggurat.kernel.content import Row


class MapLayout(Row):
    """The map for a number of seats: the upper left corners of all places in squares, counted from
    the upper left of the map, and the home place of each seat with its arrow.

    Places keep their order: it numbers the squares.
    """

    def __init__(self, number: int, name: str, seats: int, corners: Pairs, homes: Pairs) -> None:
        super().__init__(number, name)
        self.seats: Final = seats
        self.layout: Final = Layout(corners, homes)
