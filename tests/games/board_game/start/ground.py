"""Tables on which Start of Turn is tried: open country between the home tiles."""

from __future__ import annotations

from tests.games.board_game.kit import laid_out, square_of, state
from tests.kit.table import Position
from ziggurat.games.board_game.board.ground import MARKS
from ziggurat.games.board_game.board.yields import (
    city_squares,
    coins_on,
    culture_on,
    production_on,
    trade_on,
)
from ziggurat.games.board_game.ids import FOG, GRASSLAND, TILE_SQUARES
from ziggurat.games.board_game.kinds import LETTERS
from ziggurat.lib.vec import put

# A square in the open that is far from both capitals of two seats: row 2, column 2 of place C.
OPEN = "C22"


def country(seats: int = 2) -> Position:
    """A laid-out table whose facedown places are open grassland without any marker."""
    t = laid_out(seats)
    g = state(t)
    for square, ground in enumerate(g.ground):
        if ground == FOG:
            g.ground = put(g.ground, square, GRASSLAND)
    return t


def hide(t: Position, place: str) -> None:
    """Turn a place facedown again."""
    g = state(t)
    first = LETTERS.index(place) * TILE_SQUARES
    for square in range(first, first + TILE_SQUARES):
        g.ground = put(g.ground, square, FOG)


def starting(t: Position) -> Position:
    """Play on from the first seat's own part of Start of Turn."""
    return t.at("turn p1 start of turn")


def to_next_turn(t: Position, seat: str = "p1") -> Position:
    """Pass, take the first answer where nobody can, until a seat's next Start of Turn."""
    turn = t.fact("turn")
    while t.fact("turn") == turn or t.asked() != [f"{seat} start_of_turn"]:
        t.play(first_answer(t))
    return t


def play_to(t: Position, asked: str) -> Position:
    """Pass, or take the first answer, until somebody is asked this."""
    while t.asked()[0] != asked:
        t.play(first_answer(t))
    return t


def first_answer(t: Position) -> str:
    """The first listed move, which is to pass where one can."""
    return t.options()[0]


def icons(t: Position, seat: int, slot: int) -> tuple[int, int, int, int]:
    """Trade, production, culture and coins of a city."""
    g = state(t)
    squares = city_squares(g, seat, slot)
    return (
        sum([trade_on(g, at) for at in squares]),
        sum([production_on(g, at) for at in squares]),
        sum([culture_on(g, at) for at in squares]),
        sum([coins_on(g, at) for at in squares]),
    )


def draw(t: Position, square: str, marks: str) -> Position:
    """Print marks on a square: s silk, c culture, $ coin."""
    at = square_of(t, square)
    for mark in marks:
        state(t).ground = put(state(t).ground, at, state(t).ground[at] | MARKS[mark])
    return t
