"""Capital tiles: each seat lays its own, clockwise from the first player.

Owns the two questions, which way up and where. Where a tile may lie is worked out by `places.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.grid import ROTATIONS, SIDES, shape_of
from ziggurat.games.new_dawn.picking import Listed, Pick, naming
from ziggurat.games.new_dawn.setup.tile_placement import lay_tile
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.setup.places import (
    capital_places,
    counting_spaces,
    may_lay_capital,
    may_turn_capital,
)
from ziggurat.games.new_dawn.terra_incognita.setup.reasons import CAPITAL_TOUCHES_FEW
from ziggurat.games.new_dawn.verbs import LAY, TURN
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import PICK, SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State


class TurnCapital(Pick):
    """A seat chooses the side and the rotation of its capital tile.  Rules: ti.map.capital_order"""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.map.capital_order", "ti.map.no_stranding")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, g: Table) -> list[Choice]:
        return [(TURN, side, turns) for side in range(SIDES) for turns in range(ROTATIONS)]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] != TURN:
            return OTHER_QUESTION
        return may_turn_capital(g, choice[1], choice[2])

    def question(self, s: State) -> Question:
        g = table(s)
        facts = (g.draft.hands[self.seat][0],)
        return ask(s, self.seat, "turn_tile", PICK, self.listed(g), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(LayCapital(self.seat, choice[1], choice[2]))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class LayCapital(Listed):
    """A seat chooses the cell for space 0 of its capital tile; the capital stands there at once.

    Rules: ti.map.capital_touch_four, ti.map.capital_not_counting, ti.map.setup_hole
    """

    SPEC: ClassVar[str] = "seat: int, side: int, rotation: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ti.map.capital_touch_four", "ti.map.capital_not_counting", "ti.map.setup_hole",
        "ti.map.no_stranding",
    )  # fmt: skip

    def __init__(self, seat: int, side: int, rotation: int) -> None:
        self.seat: Final = seat
        self.side: Final = side
        self.rotation: Final = rotation

    def listed(self, g: Table) -> tuple[Choice, ...]:
        cells = capital_places(g)[shape_of(self.side, self.rotation)]
        return tuple(naming(LAY, cells))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != LAY:
            return OTHER_QUESTION
        return may_lay_capital(g, self.side, self.rotation, choice[1])

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if reason == CAPITAL_TOUCHES_FEW:
            shape = shape_of(self.side, self.rotation)
            return (counting_spaces(g.draft, shape, choice[1]),)
        return choice[1:]

    def question(self, s: State) -> Question:
        g = table(s)
        facts = (g.draft.hands[self.seat][0], self.side, self.rotation)
        return ask(s, self.seat, "lay_tile", SPACE, self.listed(g), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        tile = g.draft.hands[self.seat][0]
        # This seat still holds its own: whoever comes to it again has found no other.
        following = holder_from(g, self.seat + 1)
        if following == self.seat:
            g.pop()
        else:
            g.swap(TurnCapital(following))
        lay_tile(g, self.seat, tile, self.side, self.rotation, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.side, self.rotation)


def holder_from(g: Table, seat: int) -> int:
    """The first seat, clockwise from one of them, that has a tile in hand; some seat has."""
    while not g.draft.hands[seat % g.seats]:
        seat += 1
    return seat % g.seats


def lay_capitals(s: State, seat: int) -> None:
    """Let every seat lay its capital tile, the first player first; nothing else is laid.

    Rules: ti.map.capital_order, ti.map.no_other_tiles
    """
    g = table(s)
    g.push(TurnCapital(holder_from(g, g.first)))


CAPITAL_FRAMES: Final = (TurnCapital, LayCapital)
