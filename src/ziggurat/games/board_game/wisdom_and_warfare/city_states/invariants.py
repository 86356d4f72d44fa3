"""What must hold for city-states after every decision, for tests and fuzzing."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Invariant
from ziggurat.games.board_game.board.sites import city_at
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.wisdom_and_warfare.city_states.city_state import is_city_state
from ziggurat.games.board_game.wisdom_and_warfare.ids import CITY_STATES, FIRST_CITY_STATE_CODE
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.kernel.state import State


def city_states(s: State) -> str:
    """Each city-state is in the pile, on the map or gone, and no city or marker is on it."""
    g = table(s)
    found = [wisdom(g).city_states >> at & 1 for at in range(CITY_STATES)]
    for square, token in enumerate(g.tokens):
        if is_city_state(token):
            found[token - FIRST_CITY_STATE_CODE] += 1
            if city_at(g, square)[0] != NONE:
                return f"a city stands on the city-state of square {square}"
            if g.markers[square] != NONE:
                return f"something was put on the city-state of square {square}"
    for at, places in enumerate(found):
        if places > 1:
            return f"city-state {at + 1} is in {places} places"
    return ""


CITY_STATE_CHECKS: Final = (Invariant("city-states", city_states),)
