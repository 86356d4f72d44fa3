"""The market: what lies on this table, read from the view.

Owns the reading of the view. It never names a module: what one adds comes in slots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.tables.parts import Data, Part

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.parts import Presentation

VIEW: Final = "MarketView"
# Which of the colours a seat has that is named like one; others follow their place.
COLOURS: Final = {"blue": 0, "green": 1, "yellow": 2, "red": 3}
SHADES: Final = 5


class Market:
    """A view of the market with what modules show of it."""

    def __init__(self, shown: Presentation) -> None:
        self.rules: Final = shown.rules
        self.viewer: Final = shown.viewer
        self.data: Final[Data] = shown.part(VIEW)
        self.stalls: Final[list[Data]] = list(self.data["seats"])
        self.hand: Final[list[int]] = (
            list(self.stalls[self.viewer]["hand"]) if self.viewer >= 0 else []
        )
        self.chips: Final = [shown.chips(seat) for seat in range(len(self.stalls))]
        self.panels: Final = shown.panels()

    def colour(self, seat: int) -> int:
        """The number of a seat's colour."""
        return COLOURS.get(self.rules.game.seat_names[seat], seat % SHADES)


class NightMarket(Part):
    """The base game: cards have copies; nothing stands on spaces."""

    rounds: ClassVar[tuple[str, ...]] = ("game", "night")

    def face(self, rules: Rules, family: str, number: int) -> Data:
        row: Any = rules.rows[number]
        return {"copies": row.copies}


PART: Final = NightMarket()
