"""What the Festival shows: the lanterns that a seat may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ziggurat.tables.parts import Part
from ziggurat.tables.slots import Chip

if TYPE_CHECKING:
    from ziggurat.tables.parts import Presentation

VIEW: Final = "FestivalView"
UNLIT: Final = -1


class Festival(Part):
    """The lanterns: one's own, and all of them at the end."""

    def chips(self, shown: Presentation, seat: int) -> Iterator[Chip]:
        lantern: int = shown.part(VIEW)["lanterns"][seat]
        if lantern != UNLIT:
            yield Chip("lantern", "sun", (lantern,), "lantern")


PART: Final = Festival()
