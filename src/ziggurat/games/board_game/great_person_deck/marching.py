"""Marching through: figures that join others anywhere on the map, as Hannibal's do."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.great_person_deck.reasons import NO_FIGURES_TO_JOIN, NO_SUCH_GROUP
from ziggurat.games.board_game.movement.enemies import enter
from ziggurat.games.board_game.movement.figures import figures_on, stacking
from ziggurat.games.board_game.movement.groups import carry, welcome
from ziggurat.games.board_game.movement.reasons import SQUARE_LOCKED
from ziggurat.games.board_game.reasons import STACK_FULL
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import AT, TAKE
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State


def own_squares(g: Table, seat: int) -> list[int]:
    """Squares with figures of a seat, ascending."""
    return sorted(set(g.armies[seat] + g.scouts[seat]))


def may_join(g: Table, seat: int, origin: int, armies: int, scouts: int, to: int) -> int:
    """The reason why figures of a square cannot join those on another."""
    if to == origin or not figures_on(g, seat, to):
        return NO_FIGURES_TO_JOIN
    if figures_on(g, seat, to) + armies + scouts > stacking(g, seat):
        return STACK_FULL
    return welcome(g, seat, to, armies)


def goals(g: Table, seat: int, origin: int, armies: int, scouts: int) -> list[int]:
    """Where figures of a square can go."""
    squares = own_squares(g, seat)
    return [at for at in squares if may_join(g, seat, origin, armies, scouts, at) == ALLOWED]


def may_march(g: Table, seat: int, origin: int, armies: int, scouts: int) -> int:
    """The reason why figures of a square cannot march."""
    there = (g.armies[seat].count(origin), g.scouts[seat].count(origin))
    if not armies + scouts or armies > there[0] or scouts > there[1]:
        return NO_SUCH_GROUP
    if origin in g.locked:
        return SQUARE_LOCKED
    return ALLOWED if goals(g, seat, origin, armies, scouts) else NO_FIGURES_TO_JOIN


def marches(g: Table, seat: int) -> list[Choice]:
    """All groups that could march, ascending."""
    found: list[Choice] = []
    for square in own_squares(g, seat):
        for armies in range(g.armies[seat].count(square) + 1):
            for scouts in range(g.scouts[seat].count(square) + 1):
                if may_march(g, seat, square, armies, scouts) == ALLOWED:
                    found.append((TAKE, square, armies, scouts))
    return found


class March(Frame):
    """A seat says which of its figures march."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        return Question(self.seat, "march", SPACE, tuple(marches(table(s), self.seat)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        _, square, armies, scouts = choice
        s.swap(MarchTo(seat, square, armies, scouts))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != TAKE:
            return Reason(OTHER_QUESTION)
        reason = may_march(table(s), seat, choice[1], choice[2], choice[3])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class MarchTo(Frame):
    """A seat says which of its figures they join."""

    SPEC: ClassVar[str] = "seat: int, square: int, armies: int, scouts: int"

    def __init__(self, seat: int, square: int, armies: int, scouts: int) -> None:
        self.seat: Final = seat
        self.square: Final = square
        self.armies: Final = armies
        self.scouts: Final = scouts

    def question(self, s: State) -> Question:
        squares = goals(table(s), self.seat, self.square, self.armies, self.scouts)
        options = tuple([(AT, square) for square in squares])
        return Question(self.seat, "march_to", SPACE, options, (self.square,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        carry(g, seat, self.square, choice[1], self.armies, self.scouts)
        enter(g, seat, choice[1], self.armies, self.scouts)
        check_victory(g)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != AT:
            return Reason(OTHER_QUESTION)
        reason = may_join(table(s), seat, self.square, self.armies, self.scouts, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.square)
