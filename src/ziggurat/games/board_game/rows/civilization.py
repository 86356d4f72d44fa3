"""The row class of civilizations."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import Hook, Row


class Civilization(Row):
    """A civilization: its home tile, the tech and the government it begins with.

    What else it can do, at setup and later, is in its hooks.
    """

    def __init__(
        self,
        number: int,
        name: str,
        home: int,
        tech: int,
        government: int,
        hooks: tuple[Hook, ...] = (),
    ) -> None:
        super().__init__(number, name, hooks)
        self.home: Final = home
        self.tech: Final = tech
        self.government: Final = government
