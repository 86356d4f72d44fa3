"""Astronomy, Poland's science card: a seat looks at tiles from the bottom of the stack.

Owns the card and its frames. While a seat looks, the tiles keep their places at the bottom, so
that what it knows stands in one place (`stack.py`); only their number is on the frames.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.focus.science import resolve_science
from ziggurat.games.new_dawn.ids import SCIENCE
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.moments import BEFORE_DIAL
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.exploration.exploring import SetOut
from ziggurat.games.new_dawn.terra_incognita.exploration.origins import has_room, own_origins
from ziggurat.games.new_dawn.terra_incognita.exploration.reasons import (
    FEWER_TILES,
    NO_ROOM_THERE,
    NOT_LOOKED_AT,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.stack import (
    held,
    look_at,
    look_at_new,
    put_back,
    stack_size,
    take_held,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.verbs import (
    BOTTOM,
    CHART,
    LOOK,
    MOST_LOOKS,
    TOP,
)
from ziggurat.games.new_dawn.terra_incognita.ids import ASTRONOMY, POLAND
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.verbs import DRAW
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import AMOUNT, CARD, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


class ChooseLooks(Pick):
    """A seat says at how many tiles it looks, which may be none."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.explore.looked_at",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, g: Table) -> list[Choice]:
        return [(LOOK, count) for count in range(MOST_LOOKS + 1)]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] != LOOK:
            return OTHER_QUESTION
        return ALLOWED if choice[1] <= stack_size(unknown(g)) else FEWER_TILES

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "look_at_tiles", AMOUNT, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        if choice[1] > 0:
            s.note("looks_at_tiles", self.seat, (choice[1],))
            s.push(LookAtTiles(self.seat, choice[1], 0))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class LookAtTiles(Frame):
    """Show a seat the lowest tiles; Nature draws those that nobody knows, in secret."""

    SPEC: ClassVar[str] = "seat: int, count: int, seen: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.explore.looked_at",)

    def __init__(self, seat: int, count: int, seen: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.seen: Final = seen

    def run(self, s: State) -> bool:
        if self.seen == self.count:
            s.swap(ChartTile(self.seat, self.count))
            return False
        if not look_at(unknown(s), self.seat, self.seen):
            return True
        s.unveil()
        s.swap(LookAtTiles(self.seat, self.count, self.seen + 1))
        return False

    def question(self, s: State) -> Question:
        tiles = members(unknown(s).unseen)
        options = tuple([(DRAW, tile) for tile in tiles])
        return chance("looked_at_tile", options, (), only(self.seat))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        look_at_new(unknown(s), self.seat, choice[1])
        s.swap(LookAtTiles(self.seat, self.count, self.seen + 1))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.count)


class ChartTile(Pick):
    """A seat places one of the tiles it looks at, as if it explored, or none of them."""

    SPEC: ClassVar[str] = "seat: int, count: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.explore.looked_at", "ti.explore.either_side")

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def _has_room(self, g: Table) -> bool:
        return any([has_room(g.board, space) for space in members(own_origins(g, self.seat))])

    def candidates(self, g: Table) -> list[Choice]:
        return [(PASS,), *[(CHART, tile) for tile in sorted(held(unknown(g), self.count))]]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != CHART:
            return OTHER_QUESTION
        if choice[1] not in held(unknown(g), self.count):
            return NOT_LOOKED_AT
        return ALLOWED if self._has_room(g) else NO_ROOM_THERE

    def question(self, s: State) -> Question:
        return ask(
            s, self.seat, "chart_tile", CARD, self.listed(table(s)), audience=only(self.seat),
            steady=True,
        )  # fmt: skip

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        alone = self.count == 1
        if choice[0] == PASS:
            g.swap(PutBack(self.seat, self.count, alone))
            return
        g.swap(PutBack(self.seat, self.count - 1, alone))
        take_held(unknown(g), choice[1])
        g.unveil(only(self.seat))
        g.note("tile_charted", self.seat, (choice[1],))
        g.push(SetOut(self.seat, own_origins(g, self.seat), choice[1]))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.count)


class PutBack(Pick):
    """A seat puts the tiles it looked at back, one by one, on top or at the bottom.

    `count` are still to be put back; `alone` tells that only one was looked at, so that whoever
    knew it still does.
    """

    SPEC: ClassVar[str] = "seat: int, count: int, alone: bool"
    CITES: ClassVar[tuple[str, ...]] = ("ti.explore.looked_at",)

    def __init__(self, seat: int, count: int, alone: bool) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.alone: Final = alone

    def run(self, s: State) -> bool:
        if self.count == 0:
            s.pop()
        return self.count > 0

    def candidates(self, g: Table) -> list[Choice]:
        tiles = sorted(held(unknown(g), self.count))
        return [(verb, tile) for verb in (BOTTOM, TOP) for tile in tiles]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] not in (BOTTOM, TOP):
            return OTHER_QUESTION
        return ALLOWED if choice[1] in held(unknown(g), self.count) else NOT_LOOKED_AT

    def question(self, s: State) -> Question:
        return ask(
            s, self.seat, "put_back_tiles", CARD, self.listed(table(s)), (self.count,),
            audience=only(self.seat), steady=True,
        )  # fmt: skip

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        on_top = choice[0] == TOP
        s.swap(PutBack(self.seat, self.count - 1, self.alone))
        put_back(unknown(s), self.seat, choice[1], self.count, on_top, self.alone)
        s.note("tile_back_on_top" if on_top else "tile_back_below", self.seat, ())

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.count)


def astronomy_before(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card and stack_size(unknown(s)) > 0:
        s.push(ChooseLooks(cue.owner))


ASTRONOMY_CARDS: Final = (
    FocusCard(
        SCIENCE, 2, "astronomy", resolve_science, hooks=(Do(BEFORE_DIAL, astronomy_before),),
        number=ASTRONOMY, leader=POLAND,
    ),
)  # fmt: skip

ASTRONOMY_FRAMES: Final = (ChooseLooks, LookAtTiles, ChartTile, PutBack)
