"""The pile of city-states: which are left is known to all, which comes next to nobody."""

from __future__ import annotations

from ziggurat.games.board_game.wisdom_and_warfare.ids import CITY_STATES, FIRST_CITY_STATE
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.kernel.state import State


def in_pile(s: State) -> tuple[int, ...]:
    """The rows of the city-states that have not come to light, ascending."""
    left = wisdom(s).city_states
    return tuple([FIRST_CITY_STATE + at for at in range(CITY_STATES) if (left >> at) & 1])
