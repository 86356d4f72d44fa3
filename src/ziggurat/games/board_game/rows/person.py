"""The row class of great people."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.rows.marker import Marker


class Person(Marker):
    """A type of great person: the icons of its marker and how many markers there are."""

    def __init__(
        self,
        number: int,
        name: str,
        icons: tuple[int, int, int, int, int],
        copies: int,
    ) -> None:
        super().__init__(number, name, icons[0], icons[1], icons[2], icons[3], icons[4])
        self.copies: Final = copies
