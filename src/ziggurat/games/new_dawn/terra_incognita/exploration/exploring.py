"""Exploring: a tile is drawn from the bottom of the stack and laid beside a space.

Owns the frames. From where may be explored, and where a tile may lie, is in `origins.py`.
`explore_from` and `explore_tile` start them for whoever has a reason to.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.grid import ROTATIONS, SIDES, coordinates, shape_of
from ziggurat.games.new_dawn.board.growing import lay_during_play, places_beside
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.picking import Listed, Pick, naming
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.exploration.drawing import Drawing
from ziggurat.games.new_dawn.terra_incognita.exploration.origins import (
    against_origin,
    against_place,
    against_shape,
    has_room,
    spaces_touched,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.reasons import (
    NO_ROOM_THERE,
    NOT_IN_REACH,
    TOUCHES_FEW,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.stack import (
    is_empty,
    put_on_top,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.verbs import SET_OUT
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.verbs import LAY, TURN
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.question import PICK, SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


class DrawTile(Drawing):
    """Draw the tile at the bottom of the stack.

    Rules: ti.explore.draw_bottom, ti.explore.public_stack
    """

    SPEC: ClassVar[str] = "seat: int, space: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.explore.draw_bottom", "ti.explore.public_stack")

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def is_done(self, s: State) -> bool:
        if not is_empty(unknown(s)):
            return False
        s.pop()
        return True

    def take(self, s: State, tile: int) -> None:
        s.note("tile_explored", self.seat, (tile, self.space))
        self.go_on(s, tile)

    def go_on(self, s: State, tile: int) -> None:
        """Let the seat lay the tile."""
        s.swap(TurnExplored(self.seat, self.space, tile))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


class TurnExplored(Pick):
    """A seat chooses the side and the rotation of a drawn tile; without a place it goes on top.

    Rules: ti.explore.either_side, ti.explore.must_place, ti.explore.cannot_place
    """

    SPEC: ClassVar[str] = "seat: int, space: int, tile: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ti.explore.either_side", "ti.explore.must_place", "ti.explore.cannot_place",
    )  # fmt: skip

    def __init__(self, seat: int, space: int, tile: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.tile: Final = tile

    def run(self, s: State) -> bool:
        if has_room(table(s).board, self.space):
            return True
        s.pop()
        keep_back(s, self.seat, self.tile)
        return False

    def candidates(self, g: Table) -> list[Choice]:
        return [(TURN, side, turns) for side in range(SIDES) for turns in range(ROTATIONS)]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] != TURN:
            return OTHER_QUESTION
        return against_shape(g.board, self.space, shape_of(choice[1], choice[2]))

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "turn_tile", PICK, self.listed(table(s)), (self.tile,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(LayExplored(self.seat, self.space, self.tile, choice[1], choice[2]))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space, self.tile)


class LayExplored(Listed):
    """A seat chooses the cell for space 0 of a drawn tile; the tile gets its tokens at once.

    Rules: ti.explore.touch_four, ti.explore.touch_figure_space, ti.explore.populate,
    ti.explore.hole
    """

    SPEC: ClassVar[str] = "seat: int, space: int, tile: int, side: int, rotation: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ti.explore.touch_four", "ti.explore.touch_figure_space", "ti.explore.touch_any_space",
        "ti.explore.populate", "ti.explore.citystate_cards", "ti.explore.hole",
    )  # fmt: skip

    def __init__(self, seat: int, space: int, tile: int, side: int, rotation: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.tile: Final = tile
        self.side: Final = side
        self.rotation: Final = rotation

    def _shape(self) -> int:
        return shape_of(self.side, self.rotation)

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(naming(LAY, places_beside(g.board, self.space)[self._shape()]))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != LAY:
            return OTHER_QUESTION
        return against_place(g.board, self.space, self._shape(), choice[1])

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if reason == TOUCHES_FEW:
            return (spaces_touched(g.board, self._shape(), choice[1]),)
        return choice[1:]

    def question(self, s: State) -> Question:
        facts = (self.tile, self.side, self.rotation)
        return ask(s, self.seat, "lay_tile", SPACE, self.listed(table(s)), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        lay_explored(table(s), self.seat, self.tile, self.side, self.rotation, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space, self.tile)


def keep_back(s: State, seat: int, tile: int) -> None:
    """Put a drawn tile that found no place on top of the stack (ti.explore.cannot_place)."""
    put_on_top(unknown(s), tile)
    s.note("tile_put_on_top", seat, (tile,))


def lay_explored(g: Table, seat: int, tile: int, side: int, rotation: int, cell: int) -> None:
    """Lay a drawn tile with its space 0 on a cell.

    Rules: ti.explore.populate, ti.explore.hole
    """
    q, r = coordinates(cell)
    before = len(g.board.water)
    lay_during_play(g, (tile, side, rotation, q, r))
    g.note("tile_laid", seat, (tile, side, rotation, cell))
    filled = len(g.board.water) - before
    if filled:
        g.note("hole_filled", seat, (filled,))


class SetOut(Pick):
    """A seat chooses a space from which it explores without a figure, or does not explore.

    `spaces` is a mask; `tile` is laid from there if one is in hand already, otherwise drawn.
    Rules: ti.explore.single_spaces, ti.explore.optional
    """

    SPEC: ClassVar[str] = "seat: int, spaces: int, tile: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.explore.single_spaces", "ti.explore.optional")

    def __init__(self, seat: int, spaces: int, tile: int) -> None:
        self.seat: Final = seat
        self.spaces: Final = spaces
        self.tile: Final = tile

    def candidates(self, g: Table) -> list[Choice]:
        found: list[Choice] = [] if self.tile != NONE else [(PASS,)]
        found.extend([(SET_OUT, space) for space in members(self.spaces)])
        return found

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS and self.tile == NONE:
            return ALLOWED
        if choice[0] != SET_OUT:
            return OTHER_QUESTION
        if not has(self.spaces, choice[1]):
            reason = against_origin(g, choice[1])
            return NOT_IN_REACH if reason == ALLOWED else reason
        room = self.tile == NONE or has_room(g.board, choice[1])
        return ALLOWED if room else NO_ROOM_THERE

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "set_out", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        if choice[0] == PASS:
            return
        s.note("explores", self.seat, (choice[1],))
        if self.tile == NONE:
            s.push(DrawTile(self.seat, choice[1]))
        else:
            s.push(TurnExplored(self.seat, choice[1], self.tile))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def explore_from(g: Table, seat: int, spaces: int) -> None:
    """Let a seat explore from one of some spaces, without a figure and without a cost.

    Whatever follows for the new tile stands below on the stack of frames; whoever pushed it sees
    in `board.placed` whether one was laid.
    """
    if spaces and not is_empty(unknown(g)):
        g.push(SetOut(seat, spaces, NONE))


EXPLORING_FRAMES: Final = (DrawTile, TurnExplored, LayExplored, SetOut)
