"""City-states come to light under huts and villages, and go where cities are founded."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.ids import CAPITAL, CITY_SLOTS, NONE
from ziggurat.games.board_game.movement.figures import figures_on
from ziggurat.games.board_game.state import Table, city_id, table
from ziggurat.games.board_game.victory import check_victory
from ziggurat.games.board_game.wisdom_and_warfare.city_states.city_state import destroy
from ziggurat.games.board_game.wisdom_and_warfare.city_states.pile import in_pile
from ziggurat.games.board_game.wisdom_and_warfare.city_states.verbs import DRAW_CITY_STATE
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    FIRST_CITY_STATE,
    FIRST_CITY_STATE_CODE,
)
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import Question
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put


def discover(s: State, seat: int, square: int, find: int) -> None:
    """A hut or village turns out a city-state: one comes from the pile, if there is any.

    Where a marker lies there is no room for one.
    Rules: ww.hut.city_state, ww.hut.city_state_pile_empty
    """
    g = table(s)
    if wisdom(g).city_states and g.markers[square] == NONE:
        g.push(DrawCityState(seat, square))
    else:
        g.note("found_no_city_state", seat, (find,))


def found_by_city(g: Table, seat: int, square: int) -> bool:
    """Tell whether a seat has found what is on a square by founding a city beside it.

    Whoever finds something otherwise has a figure there.
    """
    mine = city_id(seat, CAPITAL) <= g.lands[square] < city_id(seat, CITY_SLOTS)
    return mine and not figures_on(g, seat, square)


class DrawCityState(Frame):
    """A city-state comes from the pile onto the square where one was found.

    Rules: ww.hut.city_state, ww.setup.city_state_pile, ww.cstate.zulu
    """

    SPEC: ClassVar[str] = "seat: int, square: int"
    CITES: ClassVar[tuple[str, ...]] = ("ww.hut.city_state", "ww.cstate.explorer_controls")

    def __init__(self, seat: int, square: int) -> None:
        self.seat: Final = seat
        self.square: Final = square

    def question(self, s: State) -> Question:
        options = tuple([(DRAW_CITY_STATE, row) for row in in_pile(s)])
        return chance("draw_city_state", options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        at = choice[1] - FIRST_CITY_STATE
        w = wisdom(g)
        w.city_states &= ~(1 << at)
        g.tokens = put(g.tokens, self.square, FIRST_CITY_STATE_CODE + at)
        g.note("city_state_found", self.seat, (choice[1], self.square))
        if found_by_city(g, self.seat, self.square):
            destroy(g, self.seat, self.square)
        check_victory(g)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.square)
