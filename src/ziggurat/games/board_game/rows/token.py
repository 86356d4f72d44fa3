"""The row class of what lies on a square of the map and does something to whoever comes there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.games.board_game.ids import NO_TOKEN, NONE
from ziggurat.games.board_game.rows.marker import Marker
from ziggurat.kernel.content import AdjustMoment, Row
from ziggurat.kernel.reason import ALLOWED

if TYPE_CHECKING:
    from ziggurat.kernel.state import State

# State, seat, square and armies of a group that has stopped there; True if nothing else happens.
EnterIt: TypeAlias = "Callable[[State, int, int, int], bool]"
# State, seat and square of a city that was put there.
CoverIt: TypeAlias = "Callable[[State, int, int], None]"


def nothing_happens(s: State, seat: int, square: int, armies: int) -> bool:
    """Figures stop there as they do anywhere."""
    return False


def stays_below(s: State, seat: int, square: int) -> None:
    """A city makes no difference."""


class Token(Row):
    """A kind of token, which layers of the map keep by its `code`.

    `entered` is what happens to figures that have stopped there. Figures that enter go no further
    if it `stops` them. `scouts` is the reason why scouts without an army may not come there,
    unless the moment `explorers` lets them. `beside`, `under` and `keeps` are reasons why no city
    is founded beside it or on it, and why nothing is put on its square or changed there;
    `covered` is what happens when a city comes onto it. Its `icons` replace those of the square,
    and `resources` is a mask of what can be harvested there instead; what lies `apart` yields to
    nobody for lying in the outskirts of a city, nor to somebody who has left it.
    """

    def __init__(
        self,
        number: int,
        name: str,
        code: int,
        entered: EnterIt = nothing_happens,
        stops: bool = True,
        scouts: int = ALLOWED,
        explorers: AdjustMoment | None = None,
        beside: int = ALLOWED,
        under: int = ALLOWED,
        keeps: int = ALLOWED,
        icons: Marker | None = None,
        apart: bool = False,
        resources: int = 0,
        covered: CoverIt = stays_below,
    ) -> None:
        super().__init__(number, name)
        self.code: Final = code
        self.entered: Final = entered
        self.stops: Final = stops
        self.scouts: Final = scouts
        self.explorers: Final = explorers
        self.beside: Final = beside
        self.under: Final = under
        self.keeps: Final = keeps
        self.icons: Final = icons
        self.apart: Final = apart
        self.resources: Final = resources
        self.covered: Final = covered


# What lies where nothing does.
NOTHING: Final = Token(NONE, "nothing", NO_TOKEN, stops=False)
