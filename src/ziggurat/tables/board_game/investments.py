"""What investments show: the markers on everybody's cards, and which of them act.

Owns the reading of its part of the view.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ziggurat.tables.parts import Data, Part
from ziggurat.tables.slots import Chip, Line

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.parts import Presentation

VIEW: Final = "FundsView"
INVESTMENT: Final = "investment"


class Investments(Part):
    """Investments."""

    def chips(self, shown: Presentation, seat: int) -> Iterator[Chip]:
        """The cards with markers: how many there are, and how many the next ability needs."""
        for card, markers in _cards(shown, seat):
            row: Any = shown.rules.rows[card]
            later = [needed for needed in row.tiers if needed > markers]
            if markers and later:
                yield Chip("invested", row.name, (markers, card, later[0]))
            elif markers:
                yield Chip("invested_fully", row.name, (markers, card))

    def lines(self, shown: Presentation, seat: int) -> Iterator[Line]:
        """The cards of which an ability is active."""
        rows: Any = shown.rules.rows
        active = [card for card, there in _cards(shown, seat) if there >= rows[card].tiers[0]]
        if active:
            yield Line("investments", tuple(active))

    def face(self, rules: Rules, family: str, number: int) -> Data:
        row: Any = rules.rows[number]
        return {"sign": row.name, "tiers": row.tiers} if family == INVESTMENT else {}


def _cards(shown: Presentation, seat: int) -> list[tuple[int, int]]:
    """The investment cards of a seat, each with its markers."""
    markers = shown.part(VIEW)["markers"][seat]
    return list(zip(shown.rules.families[INVESTMENT], markers, strict=True))


PART: Final = Investments()
