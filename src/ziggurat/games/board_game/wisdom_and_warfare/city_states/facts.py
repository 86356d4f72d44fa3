"""Facts about city-states that scenes can state and set up.

It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.ids import NO_TOKEN
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.wisdom_and_warfare.city_states.city_state import is_city_state
from ziggurat.games.board_game.wisdom_and_warfare.city_states.control import controlled
from ziggurat.games.board_game.wisdom_and_warfare.city_states.pile import in_pile
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    FIRST_CITY_STATE,
    FIRST_CITY_STATE_CODE,
)
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

Ints = tuple[int, ...]


def read_city_state(s: State, args: Ints) -> Ints:
    token = table(s).tokens[args[0]]
    return (FIRST_CITY_STATE + token - FIRST_CITY_STATE_CODE,) if is_city_state(token) else ()


def write_city_state(s: State, args: Ints, values: Ints) -> None:
    """Take a city-state from the pile onto a square; without a value, out of the game."""
    g = table(s)
    token = NO_TOKEN
    if values:
        at = values[0] - FIRST_CITY_STATE
        wisdom(g).city_states &= ~(1 << at)
        token = FIRST_CITY_STATE_CODE + at
    g.tokens = put(g.tokens, args[0], token)


def read_pile(s: State, args: Ints) -> Ints:
    return in_pile(s)


def write_pile(s: State, args: Ints, values: Ints) -> None:
    wisdom(s).city_states = sum([1 << (row - FIRST_CITY_STATE) for row in values])


def read_controlled(s: State, args: Ints) -> Ints:
    return tuple(controlled(table(s), args[0]))


CITY_STATE_FACTS: Final = (
    Fact("city_state", ("square",), "map_token", read_city_state, write_city_state, many=True),
    Fact("city_state_pile", (), "map_token", read_pile, write_pile, many=True),
    Fact("controlled_city_states", ("seat",), "square", read_controlled, many=True),
)
