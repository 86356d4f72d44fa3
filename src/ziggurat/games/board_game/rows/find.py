"""The row class of what lies under huts and villages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.kernel.content import Hook, Row

if TYPE_CHECKING:
    from ziggurat.kernel.state import State


# State, seat, square and number of a marker that somebody has found.
FindIt: TypeAlias = "Callable[[State, int, int, int], None]"


class Find(Row):
    """A kind of hut or village marker and how many there are.

    `resource` is what it is spent as, or `NONE`. What it does `at_once` happens when it is found;
    a marker that does nothing then is kept facedown, where its hooks act for whoever has it.
    """

    def __init__(
        self,
        number: int,
        name: str,
        resource: int,
        copies: int,
        at_once: FindIt | None = None,
        hooks: tuple[Hook, ...] = (),
    ) -> None:
        super().__init__(number, name, hooks)
        self.resource: Final = resource
        self.copies: Final = copies
        self.at_once: Final = at_once
