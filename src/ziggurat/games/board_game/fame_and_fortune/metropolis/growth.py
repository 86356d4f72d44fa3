"""Growth: a capital covers a second square and is a metropolis from then on.

Owns where a capital may grow and the question where it does. What a city of two squares means for
the map is told by the base game, what a metropolis does besides in `metropolis.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.board.layouts import place_of
from ziggurat.games.board_game.board.sites import annex, around_both
from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.fame_and_fortune.metropolis.moments import GROWS_ONTO
from ziggurat.games.board_game.fame_and_fortune.metropolis.reasons import (
    ENEMY_ON_SQUARE,
    FIGURES_STUCK,
    GROWS_INTO_FOG,
    GROWS_OFF_MAP,
    LANDS_OVERLAP,
    METROPOLIS_ALREADY,
    NOT_A_HOME_PAIR,
    NOT_BESIDE_CAPITAL,
    TOKEN_ON_SQUARE,
)
from ziggurat.games.board_game.fame_and_fortune.verbs import GROW
from ziggurat.games.board_game.ids import CAPITAL, FOG, NO_TOKEN, NONE, TILE_SQUARES
from ziggurat.games.board_game.movement.figures import figures_on, is_water
from ziggurat.games.board_game.setup.seats import MIDDLE
from ziggurat.games.board_game.start.founding import grow_city, room_beside
from ziggurat.games.board_game.state import Table, city_id, table
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

# How many squares lie around two that touch.
AROUND_BOTH: Final = 10


def is_metropolis(g: Table, seat: int, slot: int) -> bool:
    """Tell whether a city is a metropolis."""
    return annex(g, seat, slot) != NONE


def may_grow(g: Table, seat: int, square: int) -> int:
    """The reason why the capital of a seat may not grow onto a square.

    Rules: ff.metro.expansion_square, ff.metro.no_enemy_figure, ff.metro.marker_squares,
    ff.metro.displace_must_be_possible, ff.metro.no_second_growth, ff.metro.water_allowed
    """
    if is_metropolis(g, seat, CAPITAL):
        return METROPOLIS_ALREADY
    if square not in g.layout.near[g.cities[seat][CAPITAL]]:
        return NOT_BESIDE_CAPITAL
    if blockaded(g, seat, square):
        return ENEMY_ON_SQUARE
    reason = _token(g, seat, g.tokens[square])
    if reason == ALLOWED:
        reason = _lands(g, seat, square)
    if reason != ALLOWED:
        return reason
    fits = room_beside(g, seat, square, figures_on(g, seat, square))
    return ALLOWED if fits else FIGURES_STUCK


def _token(g: Table, seat: int, token: int) -> int:
    """The reason that a token gives; rows may think otherwise (ff.metro.marker_squares)."""
    if token == NO_TOKEN:
        return ALLOWED
    return adjusted(g, GROWS_ONTO, seat, (token,), TOKEN_ON_SQUARE)


def _lands(g: Table, seat: int, square: int) -> int:
    """The reason that the squares around both give against growing.

    Rules: ff.metro.on_map, ff.metro.explored, ff.metro.no_outskirts_overlap
    """
    around = around_both(g.layout.around, g.cities[seat][CAPITAL], square)
    if len(around) < AROUND_BOTH:
        return GROWS_OFF_MAP
    for beside in around:
        if g.ground[beside] == FOG:
            return GROWS_INTO_FOG
    own = city_id(seat, CAPITAL)
    for beside in around:
        if g.lands[beside] not in (NONE, own):
            return LANDS_OVERLAP
    return ALLOWED


def may_begin_grown(g: Table, seat: int, square: int) -> int:
    """The reason why a metropolis that is there from the start may not cover a second square.

    Rules: ff.setup.india_placement
    """
    home = g.layout.homes[seat]
    middle = place_of(square) == home and square % TILE_SQUARES in MIDDLE
    beside = square in g.layout.near[g.cities[seat][CAPITAL]]
    return ALLOWED if middle and beside and not is_water(g, square) else NOT_A_HOME_PAIR


def may_cover(g: Table, seat: int, square: int, at_home: bool) -> int:
    """The reason why a capital may not cover a square, at setup or later."""
    return may_begin_grown(g, seat, square) if at_home else may_grow(g, seat, square)


def growth_squares(g: Table, seat: int, at_home: bool = False) -> list[int]:
    """Where the capital of a seat may grow, ascending (ff.metro.choice_of_square)."""
    near = sorted(g.layout.near[g.cities[seat][CAPITAL]])
    return [square for square in near if may_cover(g, seat, square, at_home) == ALLOWED]


class Growth(Frame):
    """A seat says where its capital grows; it does not grow where nothing lets it.

    `at_home` is for a metropolis that is there from the start.
    Rules: ff.metro.mandatory, ff.metro.choice_of_square, ff.setup.india_placement
    """

    SPEC: ClassVar[str] = "seat: int, at_home: bool"
    CITES: ClassVar[tuple[str, ...]] = ("ff.metro.mandatory", "ff.metro.choice_of_square")

    def __init__(self, seat: int, at_home: bool) -> None:
        self.seat: Final = seat
        self.at_home: Final = at_home

    def run(self, s: State) -> bool:
        if growth_squares(table(s), self.seat, self.at_home):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        squares = growth_squares(table(s), self.seat, self.at_home)
        options = tuple([(GROW, square) for square in squares])
        return Question(self.seat, "grow", SPACE, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        grow_city(g, seat, CAPITAL, choice[1])
        check_victory(g)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != GROW:
            return Reason(OTHER_QUESTION)
        reason = may_cover(table(s), seat, choice[1], self.at_home)
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
