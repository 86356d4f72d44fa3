"""Science cards of leaders: Writing of China, Natural History of England."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.focus.science import AdvanceDial, GainCard, move_dial, resolve_science
from ziggurat.games.new_dawn.ids import RESOURCES, SCIENCE
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.rows import FocusCard, NaturalWonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import CHINA, ENGLAND, NATURAL_HISTORY, WRITING
from ziggurat.games.new_dawn.victory import step_done, wonder_count
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.state import State


class DialFarther(Frame):
    """Move the tech dial one space farther, with what it brings; `wonder` if that takes one."""

    SPEC: ClassVar[str] = "seat: int, wonder: bool"
    CITES: ClassVar[tuple[str, ...]] = ("ti.focus.unique_rules", "ti.define.then")

    def __init__(self, seat: int, wonder: bool) -> None:
        self.seat: Final = seat
        self.wonder: Final = wonder

    def run(self, s: State) -> bool:
        g = table(s)
        g.pop()
        if self.wonder and wonder_count(g, self.seat) == 0:
            return False
        levels = move_dial(g, self.seat, 1)
        step_done(g)
        for level in reversed(levels):
            g.push(GainCard(self.seat, level))
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Writing: the dial, then one space more with any wonder.


def resolve_writing(g: Table, seat: int, place: int, value: int) -> None:
    g.push(DialFarther(seat, True))
    resolve_science(g, seat, place, value)


# Natural History: one space more for each type of resource.


def resource_types(g: Table, seat: int) -> int:
    """How many types of resource a seat has; those of natural wonders count too."""
    realm = g.realms[seat]
    kinds = {kind for kind in range(len(RESOURCES)) if realm.resources[kind] > 0}
    for natural in members(realm.natural):
        row = g.rules.rows[natural]
        assert isinstance(row, NaturalWonder)
        kinds.add(row.resource)
    return len(kinds)


def resolve_natural_history(g: Table, seat: int, place: int, value: int) -> None:
    g.push(AdvanceDial(seat, place, value + resource_types(g, seat)))


NEW_SCIENCE_CARDS: Final = (
    FocusCard(SCIENCE, 1, "writing", resolve_writing, number=WRITING, leader=CHINA),
    # Secondary: the text rests on one source.
    FocusCard(
        SCIENCE, 3, "natural_history", resolve_natural_history, number=NATURAL_HISTORY,
        leader=ENGLAND,
    ),
)  # fmt: skip

NEW_SCIENCE_FRAMES: Final = (DialFarther,)
