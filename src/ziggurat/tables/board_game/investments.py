"""What investments show: the markers on everybody's cards, and which of them act.

Owns the reading of its part of the view.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ziggurat.tables.parts import Data, Part
from ziggurat.tables.slots import Chip

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.parts import Presentation

VIEW: Final = "FundsView"
INVESTMENT: Final = "investment"


class Investments(Part):
    """Investments."""

    def chips(self, shown: Presentation, seat: int) -> Iterator[Chip]:
        """The cards with markers: how many there are, how many the next ability needs, if there
        is one, and how many abilities they have reached.
        """
        markers = shown.part(VIEW)["markers"][seat]
        for card, there in zip(shown.rules.families[INVESTMENT], markers, strict=True):
            row: Any = shown.rules.rows[card]
            later = [needed for needed in row.tiers if needed > there]
            if there and later:
                reached = len(row.tiers) - len(later)
                yield Chip("invested", row.name, (there, card, later[0], reached))
            elif there:
                yield Chip("invested_fully", row.name, (there, card))

    def face(self, rules: Rules, family: str, number: int) -> Data:
        return {"sign": rules.rows[number].name} if family == INVESTMENT else {}


PART: Final = Investments()
