"""Around the edge of the map: where Galileo Galilei sends figures."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.board.sites import city_at
from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.great_person_deck.marching import own_squares
from ziggurat.games.board_game.great_person_deck.reasons import (
    EDGE_NOT_EMPTY,
    NO_EDGE_TO_GO_TO,
    NO_SUCH_GROUP,
    NOT_AT_THE_EDGE,
)
from ziggurat.games.board_game.ids import NO_TOKEN, NONE
from ziggurat.games.board_game.movement.figures import is_revealed
from ziggurat.games.board_game.movement.groups import Travel, carry, mark_moved
from ziggurat.games.board_game.movement.reasons import SQUARE_LOCKED
from ziggurat.games.board_game.reasons import HIDDEN_TILE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import AT
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State


def may_arrive(g: Table, seat: int, origin: int, to: int) -> int:
    """The reason why the figures of a square cannot go to another one.

    It lies at the outer edge and is empty, and they could end a move there.
    """
    if to not in g.layout.rim:
        return NOT_AT_THE_EDGE
    if not is_revealed(g, to):
        return HIDDEN_TILE
    taken = g.markers[to] != NONE or g.tokens[to] != NO_TOKEN
    if taken or blockaded(g, NONE, to) or city_at(g, to)[0] != NONE:
        return EDGE_NOT_EMPTY
    armies, scouts = g.armies[seat].count(origin), g.scouts[seat].count(origin)
    return Travel(g, seat, origin, armies, scouts).ends(to)


def arrivals(g: Table, seat: int, origin: int) -> list[int]:
    """Where the figures of a square can go, ascending."""
    return [to for to in g.layout.rim if may_arrive(g, seat, origin, to) == ALLOWED]


def may_depart(g: Table, seat: int, origin: int) -> int:
    """The reason why the figures of a square go nowhere."""
    if origin not in own_squares(g, seat):
        return NO_SUCH_GROUP
    if origin not in g.layout.rim:
        return NOT_AT_THE_EDGE
    if origin in g.locked:
        return SQUARE_LOCKED
    return ALLOWED if arrivals(g, seat, origin) else NO_EDGE_TO_GO_TO


def orbits(g: Table, seat: int) -> list[int]:
    """The squares from which figures can go, ascending."""
    return [square for square in own_squares(g, seat) if may_depart(g, seat, square) == ALLOWED]


class Orbit(Frame):
    """A seat says from which square at the edge its figures go."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        options = tuple([(AT, square) for square in orbits(table(s), self.seat)])
        return Question(self.seat, "orbit", SPACE, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(OrbitTo(seat, choice[1]))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != AT:
            return Reason(OTHER_QUESTION)
        reason = may_depart(table(s), seat, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class OrbitTo(Frame):
    """A seat says where they go; they do not move again this turn."""

    SPEC: ClassVar[str] = "seat: int, square: int"

    def __init__(self, seat: int, square: int) -> None:
        self.seat: Final = seat
        self.square: Final = square

    def question(self, s: State) -> Question:
        options = tuple([(AT, to) for to in arrivals(table(s), self.seat, self.square)])
        return Question(self.seat, "orbit_to", SPACE, options, (self.square,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        armies, scouts = g.armies[seat].count(self.square), g.scouts[seat].count(self.square)
        carry(g, seat, self.square, choice[1], armies, scouts)
        mark_moved(g, seat, choice[1], armies, scouts)
        check_victory(g)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != AT:
            return Reason(OTHER_QUESTION)
        reason = may_arrive(table(s), seat, self.square, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.square)
