"""The row class of city-states, and the five of the box."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.ids import MARKET_RESOURCES, NO_TOKEN, NONE
from ziggurat.games.board_game.rows.marker import Marker
from ziggurat.games.board_game.rows.token import Token
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.victory import check_victory
from ziggurat.games.board_game.wisdom_and_warfare.city_states.reasons import (
    CITY_STATE_BESIDE,
    CITY_STATE_HERE,
)
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    CITY_STATES,
    FIRST_CITY_STATE,
    FIRST_CITY_STATE_CODE,
)
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

ANY_RESOURCE: Final = (1 << MARKET_RESOURCES) - 1
DEFENCE: Final = 4
FOUNDING_CULTURE: Final = 3


def take_control(s: State, seat: int, square: int, armies: int) -> bool:
    """Whoever stops there may have the coin that it takes to win (ww.cstate.control)."""
    check_victory(table(s))
    return False


def destroy(s: State, seat: int, square: int) -> None:
    """Take a city-state out of the game for a city of a seat, which gains culture for it.

    Rules: ww.cstate.city_on_top, ww.cstate.destroyed_reward, ww.cstate.zulu
    """
    g = table(s)
    g.note("city_state_destroyed", seat, (square,))
    g.tokens = put(g.tokens, square, NO_TOKEN)
    gain_culture(g, seat, FOUNDING_CULTURE)


class CityState(Token):
    """A city-state: figures pass it, and its icons go to the capital of whoever stands on it.

    `combat` is what it adds in every battle of its controller. Its icons cover what is printed
    on the square; nothing is put there, but a city may be founded in its place.
    Rules: ww.cstate.covers_square, ww.cstate.no_adjacent_city, ww.cstate.city_on_top,
    ww.cstate.no_stop_needed
    """

    def __init__(
        self, at: int, icons: tuple[int, int, int, int], combat: int = 0, resources: int = 0
    ) -> None:
        name = f"city_state_{at + 1}"
        super().__init__(
            FIRST_CITY_STATE + at,
            name,
            FIRST_CITY_STATE_CODE + at,
            take_control,
            stops=False,
            beside=CITY_STATE_BESIDE,
            keeps=CITY_STATE_HERE,
            icons=Marker(NONE, name, icons[0], icons[1], icons[2], icons[3], 0),
            apart=True,
            resources=resources,
            covered=destroy,
        )
        self.combat: Final = combat


# Icons: trade, production, culture, coins.
ALL_CITY_STATES: Final = (
    CityState(0, (3, 0, 0, 0)),
    CityState(1, (0, 0, 3, 0)),
    CityState(2, (0, 1, 0, 1)),
    CityState(3, (0, 0, 1, 0), combat=2),
    CityState(4, (1, 1, 0, 0), resources=ANY_RESOURCE),
)


def is_city_state(token: int) -> bool:
    """Tell whether the code of a token is that of a city-state."""
    return FIRST_CITY_STATE_CODE <= token < FIRST_CITY_STATE_CODE + CITY_STATES
