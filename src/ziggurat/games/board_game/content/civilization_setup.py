"""What civilizations do differently at setup."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.units import draw_unit
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.cities.markers import place_marker
from ziggurat.games.board_game.cities.wonder_deck import take_wonder
from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.ids import (
    ANCIENT,
    ARMY,
    CAPITAL,
    FIRST_WONDER,
    INFANTRY,
)
from ziggurat.games.board_game.movement.figures import is_water
from ziggurat.games.board_game.reasons import NOT_IN_OUTSKIRTS, NOT_ON_WATER
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_WONDER, PUT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

EXTRA_INFANTRY: Final = 2


def begin_with_person(s: State, cue: Cue) -> None:
    """A great person of the pile is placed beside the capital (cb.setup.america_bonus)."""
    gain_person(table(s), cue.owner)


def begin_with_walls(s: State, cue: Cue) -> None:
    """The capital is walled from the start (cb.setup.china_bonus)."""
    g = table(s)
    g.walls = put(g.walls, cue.owner, g.walls[cue.owner] | 1 << CAPITAL)
    g.note("walls", cue.owner, (CAPITAL,))


def begin_with_infantry(s: State, cue: Cue) -> None:
    """Two more infantry cards join the standing forces (cb.setup.germany_bonus)."""
    for _ in range(EXTRA_INFANTRY):
        draw_unit(table(s), cue.owner, INFANTRY)


def one_more_army(s: State, cue: Cue, value: int) -> int:
    """The white army stands on the map from the start (cb.setup.russia_army)."""
    return value + 1 if cue.args[0] == ARMY else value


# The starting wonder


def draw_first_wonder(s: State, cue: Cue) -> None:
    """An ancient wonder is drawn before the market is filled (cb.setup.egypt_wonder)."""
    s.push(DrawFirstWonder(cue.owner))


def place_first_wonder(s: State, cue: Cue) -> None:
    """The wonder's marker is placed beside the capital (cb.setup.egypt_placement)."""
    owners = table(s).owners
    if cue.owner in owners:
        s.push(PlaceFirstWonder(cue.owner, FIRST_WONDER + owners.index(cue.owner)))


class DrawFirstWonder(Frame):
    """One of the ancient wonders is drawn for a seat.  Rules: cb.setup.egypt_wonder"""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.setup.egypt_wonder",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        wonders, copies = table(s).wonder_bags[ANCIENT].draws()
        return chance("draw_wonder", tuple([(DRAW_WONDER, at) for at in wonders]), copies)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        take_wonder(g, choice[1])
        g.owners = put(g.owners, choice[1] - FIRST_WONDER, self.seat)
        g.note("first_wonder", self.seat, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def may_put_first(g: Table, seat: int, square: int) -> int:
    """The reason why a starting wonder may not stand on a square (cb.setup.egypt_placement)."""
    if square not in outskirts(g, seat, CAPITAL):
        return NOT_IN_OUTSKIRTS
    return NOT_ON_WATER if is_water(g, square) else ALLOWED


class PlaceFirstWonder(Frame):
    """A seat puts its starting wonder beside its capital.  Rules: cb.setup.egypt_placement"""

    SPEC: ClassVar[str] = "seat: int, wonder: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.setup.egypt_placement", "cb.wonder.not_on_water")

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat: Final = seat
        self.wonder: Final = wonder

    def question(self, s: State) -> Question:
        g = table(s)
        around = sorted(outskirts(g, self.seat, CAPITAL))
        options = [(PUT, at) for at in around if may_put_first(g, self.seat, at) == ALLOWED]
        return Question(self.seat, "first_wonder", SPACE, tuple(options), (self.wonder,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        place_marker(table(s), seat, choice[1], self.wonder)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != PUT:
            return Reason(OTHER_QUESTION)
        reason = may_put_first(table(s), seat, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.wonder)


CIVILIZATION_SETUP_FRAMES: Final = (DrawFirstWonder, PlaceFirstWonder)
