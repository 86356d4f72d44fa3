"""Water tokens that a card lets a seat lay beside an exploring caravan.

Owns the frame of Shipbuilding. Such a token is a space of the map for good.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.grid import EVERYWHERE, STEPS
from ziggurat.games.new_dawn.board.growing import cell_of, cells_of, flooded
from ziggurat.games.new_dawn.masks import bit, has, mask_of, minus
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.exploration.reasons import (
    FLOATS_AWAY,
    OVERLAPS_MAP,
    SHUTS_OFF,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.verbs import FLOAT
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

# In the two boxes together (ti.component.tokens_added).
WATER_TOKENS: Final = 16


def is_water_left(board: Board) -> bool:
    """Tell whether a water token is left; holes become water without one."""
    return len(board.water) < WATER_TOKENS


def around_space(board: Board, space: int) -> int:
    """The cells around a space of the map."""
    cell = cell_of(board, space)
    return mask_of([cell + step for step in STEPS])


def float_cells(board: Board, space: int) -> int:
    """The free cells beside a space; the last one has to stay free for the new tile."""
    free = minus(around_space(board, space), cells_of(board))
    return free & EVERYWHERE if free.bit_count() > 1 else 0


class FloatWater(Listed):
    """A seat lays a water token beside the space from which its caravan explores, or does not."""

    SPEC: ClassVar[str] = "seat: int, space: int, card: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.explore.touch_any_space", "nd.focus.advanced")

    def __init__(self, seat: int, space: int, card: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.card: Final = card

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return ((PASS,), *naming(FLOAT, float_cells(g.board, self.space)))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != FLOAT:
            return OTHER_QUESTION
        if has(cells_of(g.board), choice[1]):
            return OVERLAPS_MAP
        beside = has(around_space(g.board, self.space), choice[1])
        return SHUTS_OFF if beside else FLOATS_AWAY

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "float_water", SPACE, self.listed(table(s)), (self.space,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == FLOAT:
            before = len(g.board.water)
            g.board = flooded(g.rules, g.board, choice[1])
            g.realms[self.seat].used_this_turn |= bit(self.card)
            g.note("water_laid", self.seat, (choice[1],))
            filled = len(g.board.water) - before - 1
            if filled:
                g.note("hole_filled", self.seat, (filled,))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


WATER_FRAMES: Final = (FloatWater,)
