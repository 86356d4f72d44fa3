"""What Fame and Fortune shows: relics, metropolises, and the signs of cities.

Owns the reading of its part of the view. Where relics lie is read with all tokens by the base
game's part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.tables.board_game.kinds import CITY
from ziggurat.tables.board_game.part import VIEW as TABLE
from ziggurat.tables.parts import Part
from ziggurat.tables.slots import GROUND, NONE, Kind, Line, Mark

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.parts import Presentation

VIEW: Final = "FameView"
ATLANTIS: Final = "atlantis"
SCHOOL: Final = "school_of_confucius"
GOLD: Final = "seven_cities_of_gold"
RELICS: Final = (
    Kind(ATLANTIS, GROUND, ("!a",)),
    Kind(SCHOOL, GROUND, ("!c",)),
    Kind(GOLD, GROUND, ("!g",)),
)
# What is true of some cities besides walls.
METROPOLIS: Final = Mark("metropolis", CITY, "+")
FORTIFIED: Final = Mark("fortified", CITY, "^")
LADEN: Final = Mark("laden", CITY, "~")
UNLOADED: Final = Mark("unloaded", CITY, "=")
# The mark of each sign that a city can have; the first one is that of none.
SIGNS: Final = (None, FORTIFIED, LADEN)


class FameAndFortune(Part):
    """Fame and Fortune."""

    marking: ClassVar[tuple[Mark, ...]] = (METROPOLIS, FORTIFIED, LADEN, UNLOADED)

    def kinds(self, rules: Rules) -> Iterable[Kind]:
        return RELICS

    def marks(self, shown: Presentation) -> Iterator[tuple[int, Mark]]:
        data = shown.part(VIEW)
        for seat, own in enumerate(shown.part(TABLE)["seats"]):
            for slot, square in enumerate(own["annexes"]):
                if square != NONE:
                    yield own["cities"][slot], METROPOLIS
                    yield square, METROPOLIS
            for slot, sign in enumerate(data["signs"][seat]):
                mark = SIGNS[sign]
                if mark is not None:
                    yield own["cities"][slot], mark
                if data["unloaded"][seat] >> slot & 1:
                    yield own["cities"][slot], UNLOADED

    def lines(self, shown: Presentation, seat: int) -> Iterator[Line]:
        """Relics that give their benefit at the next Start of Turn."""
        waiting = shown.part(VIEW)["waiting"][seat]
        if waiting:
            yield Line("relics", tuple(waiting))


PART: Final = FameAndFortune()
