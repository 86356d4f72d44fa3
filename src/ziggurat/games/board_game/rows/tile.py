"""The row class of map tiles."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import Row


class Tile(Row):
    """A tile; `squares` are its grounds, row by row. A `home` tile belongs to a civilization."""

    def __init__(self, number: int, name: str, squares: tuple[int, ...], home: bool) -> None:
        super().__init__(number, name)
        self.squares: Final = squares
        self.home: Final = home
