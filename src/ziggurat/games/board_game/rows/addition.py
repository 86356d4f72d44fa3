"""The row class of additions: more copies of cards and markers that are there already."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import Row


class Addition(Row):
    """What a box adds to rows of others: pairs of a row and how many more copies of it."""

    def __init__(self, number: int, name: str, more: tuple[tuple[int, int], ...]) -> None:
        super().__init__(number, name)
        self.more: Final = more
