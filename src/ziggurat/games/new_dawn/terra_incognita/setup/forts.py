"""Forts: each seat lays one beside the core, clockwise from the first player.

Seats that a rule governs come last.

Owns the question. Where a fort may lie is worked out by `places.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask, is_governed
from ziggurat.games.new_dawn.board.geometry import SINGLE
from ziggurat.games.new_dawn.board.grid import coordinates
from ziggurat.games.new_dawn.ids import first_space
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_FORT
from ziggurat.games.new_dawn.terra_incognita.setup.places import fort_places, may_lay_fort
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.verbs import LAY
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State


class LayFort(Listed):
    """A seat chooses the cell of its fort.

    Rules: ti.map.fort_order, ti.map.fort_touch_core, ti.map.fort_not_fort,
    ti.map.fort_not_citystate, ti.map.fort_free_hex
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ti.map.fort_order", "ti.map.fort_touch_core", "ti.map.fort_not_fort",
        "ti.map.fort_not_citystate", "ti.map.fort_free_hex", "ti.map.no_stranding",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(naming(LAY, fort_places(g)))

    def against(self, g: Table, choice: Choice) -> int:
        return may_lay_fort(g, choice[1]) if choice[0] == LAY else OTHER_QUESTION

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "lay_fort", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        lay_fort(g, self.seat, choice[1])
        laid = g.draft.alone.bit_count()
        if laid < g.seats:
            g.swap(LayFort(fort_order(g)[laid]))
        else:
            g.pop()

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def fort_order(g: Table) -> list[int]:
    """The seats in the order in which they lay their forts (ti.map.fort_order)."""
    clockwise = [(g.first + offset) % g.seats for offset in range(g.seats)]
    last = [seat for seat in clockwise if is_governed(g, seat)]
    return [seat for seat in clockwise if seat not in last] + last


def lay_fort(g: Table, seat: int, cell: int) -> None:
    """Lay a seat's fort on a cell, where it becomes a space of the map (ti.map.fort_free_hex)."""
    fort = FIRST_FORT + seat
    q, r = coordinates(cell)
    before = len(g.draft.water)
    g.draft = g.draft.with_tile((fort, SINGLE, 0, q, r))
    unknown(g).forts |= bit(first_space(fort))
    g.note("fort_laid", seat, (first_space(fort), cell))
    filled = len(g.draft.water) - before
    if filled:
        g.note("hole_filled", seat, (filled,))


def lay_forts(s: State, seat: int) -> None:
    """Let every seat lay its fort, the first player first."""
    s.push(LayFort(fort_order(table(s))[0]))


FORT_FRAMES: Final = (LayFort,)
