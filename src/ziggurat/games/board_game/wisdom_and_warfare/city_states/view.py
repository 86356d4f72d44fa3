"""What each seat may know of city-states: all but their order in the pile."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.wisdom_and_warfare.city_states.control import controlled
from ziggurat.games.board_game.wisdom_and_warfare.city_states.pile import in_pile
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Layer, Rows


class CityStatesView(Record):
    """City-states as everybody sees them.

    `pile` are the rows that have not come to light, `controlled` the squares by seat. Where they
    lie is told with all other tokens of the map.
    """

    SPEC: ClassVar[str] = "pile: tuple[int, ...], controlled: tuple[tuple[int, ...], ...]"

    def __init__(self, pile: Layer, controlled: Rows) -> None:
        self.pile: Final = pile
        self.controlled: Final = controlled


def view_city_states(s: State, seat: int) -> Record:
    """Build what a seat may know of them."""
    g = table(s)
    return CityStatesView(in_pile(g), tuple([tuple(controlled(g, at)) for at in range(g.seats)]))
