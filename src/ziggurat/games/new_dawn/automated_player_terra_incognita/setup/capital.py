"""The automated player's capital tile: a die turns it, a list finds its place before all others.

Owns both frames. What the list compares is in `lists.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.order import own_seat
from ziggurat.games.new_dawn.automated_player_terra_incognita.verbs import SET_TILE
from ziggurat.games.new_dawn.board.geometry import A, B
from ziggurat.games.new_dawn.board.grid import ROTATIONS, shape_of
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.setup.map_building import DIE
from ziggurat.games.new_dawn.setup.tile_placement import lay_tile
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.setup.places import capital_places
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.state import State


class RollCapitalSide(Frame):
    """Roll for the side of its capital tile: 1 to 3 is side A.  Rules: ap.ti.capital.side"""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("ap.ti.capital.side",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        return chance("ap_capital_side", DIE)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        side = A if choice[1] <= 3 else B
        s.swap(SetCapital(self.seat, side))
        s.note("ap_capital_side", self.seat, (choice[1], side))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class SetCapital(Listed):
    """Lay its capital tile by its list, turned and placed in one go.

    Rules: ap.ti.map.ap_first, ap.ti.map.later_blocked, ap.ti.capital.order
    """

    SPEC: ClassVar[str] = "seat: int, side: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ap.ti.map.ap_first",
        "ap.ti.map.later_blocked",
        "ap.ti.capital.order",
    )

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def listed(self, g: Table) -> tuple[Choice, ...]:
        places = capital_places(g)
        found: list[Choice] = []
        for turns in range(ROTATIONS):
            for cell in members(places[shape_of(self.side, turns)]):
                found.append((SET_TILE, cell, self.side, turns))
        return tuple(sorted(found))

    def question(self, s: State) -> Question:
        g = table(s)
        facts = (g.draft.hands[self.seat][0],)
        return ask(s, self.seat, "ap_capital_tile", SPACE, self.listed(g), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        lay_tile(g, self.seat, g.draft.hands[self.seat][0], self.side, choice[3], choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.side)


def lay_own_capital(s: State, seat: int) -> None:
    """Its capital tile comes before those of all humans, however many there are.

    Rules: ap.ti.map.ap_first, ap.ti.map.capitals_after
    """
    s.push(RollCapitalSide(own_seat(table(s))))


CAPITAL_FRAMES: Final = (RollCapitalSide, SetCapital)
