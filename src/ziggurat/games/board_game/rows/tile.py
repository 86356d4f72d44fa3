"""The row class of map tiles."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import Row


class Tile(Row):
    """A tile; `squares` are its grounds, row by row."""

    def __init__(self, number: int, name: str, squares: tuple[int, ...]) -> None:
        super().__init__(number, name)
        self.squares: Final = squares
