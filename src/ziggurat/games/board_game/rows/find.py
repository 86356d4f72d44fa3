"""The row class of what lies under huts and villages."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import Row


class Find(Row):
    """A kind of hut or village marker and how many there are."""

    def __init__(self, number: int, name: str, resource: int, copies: int) -> None:
        super().__init__(number, name)
        self.resource: Final = resource
        self.copies: Final = copies
