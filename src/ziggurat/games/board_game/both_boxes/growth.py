"""A capital that grows over a city-state: the city-state goes, as where a city is founded."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.fame_and_fortune.metropolis.moments import GROWS_ONTO
from ziggurat.games.board_game.ids import FIRST_OF_MODULES
from ziggurat.games.board_game.wisdom_and_warfare.city_states.city_state import is_city_state
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

GROWING_OVER: Final = FIRST_OF_MODULES + 107


def over_city_states(s: State, cue: Cue, value: int) -> int:
    """A capital may grow onto a city-state, which makes way (bx.cstate.growth)."""
    return ALLOWED if is_city_state(cue.args[0]) else value


GROWING_OVER_RULE: Final = Row(
    GROWING_OVER,
    "growing_over_city_states",
    (Adjust(GROWS_ONTO, over_city_states),),
)
