"""The row class of culture events."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import Hook, Row


class CultureEvent(Row):
    """A culture event: its era, how many copies there are and, for a gift, what it counts as.

    `counts_as` is a mask of resources.
    """

    def __init__(
        self,
        number: int,
        name: str,
        era: int,
        copies: int,
        hooks: tuple[Hook, ...] = (),
        counts_as: int = 0,
    ) -> None:
        super().__init__(number, name, hooks)
        self.era: Final = era
        self.copies: Final = copies
        self.counts_as: Final = counts_as
