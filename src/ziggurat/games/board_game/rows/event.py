"""The row class of culture events, and of what an event does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Hook, Row

if TYPE_CHECKING:
    from ziggurat.games.board_game.state import Table

Aims: TypeAlias = tuple[Choice, ...]


class Effect:
    """What a culture event does: what it may be aimed at, whom that hits and what happens.

    An event is aimed at one thing, or at up to `most` if one is not enough; one that hits the
    `whole` table at everything it can be aimed at. One that its target can want is `friendly`: a
    seat that events do not reach may agree to it.
    """

    def __init__(self, most: int = 1, friendly: bool = False, whole: bool = False) -> None:
        self.most: Final = most
        self.friendly: Final = friendly
        self.whole: Final = whole

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        """What could be aimed at next, before the test; ascending."""
        raise TypeError(f"{type(self).__name__} aims at nothing")

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        """The reason why something may not be aimed at."""
        raise TypeError(f"{type(self).__name__} tests nothing")

    def targets(self, g: Table, seat: int, chosen: Aims) -> tuple[int, ...]:
        """The other seats that are hit."""
        return ()

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        """Carry the effect out."""
        raise TypeError(f"{type(self).__name__} does nothing")


class CultureEvent(Row):
    """A culture event: its era, how many copies there are and, for a gift, what it counts as.

    `counts_as` is a mask of resources. What it does is in its hooks.
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
