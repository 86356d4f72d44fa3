"""The event dial: what happens before the first player's turns.

Owns the dial and its icons. Each section is a row, so that another dial is other rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.ids import FIRST_SECTION
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.world.barbarians import MoveAll, spawn
from ziggurat.kernel.content import Row
from ziggurat.kernel.state import State

if TYPE_CHECKING:
    EventIt: TypeAlias = Callable[[Table], None]


class Section(Row):
    """A section of the event dial and what its icon does."""

    def __init__(self, number: int, name: str, happen: EventIt) -> None:
        super().__init__(number, name)
        self.happen: Final = happen


def nothing(g: Table) -> None:
    """A section without an icon (nd.event.blank)."""


def spawning(g: Table) -> None:
    """Defeated barbarians come back (nd.barbarian.spawn)."""
    spawn(g)


def movement(g: Table) -> None:
    """All barbarians move (nd.barbarian.move_all)."""
    g.push(MoveAll())


def trade(g: Table) -> None:
    """Everybody gets a token for each mature city, the first player first (nd.event.trade)."""
    for offset in range(g.seats - 1, -1, -1):
        seat = (g.first + offset) % g.seats
        count = mature_cities(g, seat).bit_count()
        if count:
            g.push(PutTokens(seat, count))


# Secondary: the order of the five sections rests on one source.
SECTIONS: Final = (
    Section(FIRST_SECTION, "spawning", spawning),
    Section(FIRST_SECTION + 1, "quiet", nothing),
    Section(FIRST_SECTION + 2, "movement", movement),
    Section(FIRST_SECTION + 3, "trade", trade),
    Section(FIRST_SECTION + 4, "second-movement", movement),
)


def advance_event(s: State, seat: int) -> None:
    """Before each turn of the first player but the very first, turn the dial (nd.event.advance)."""
    g = table(s)
    if seat != g.first or g.turns == 0:
        return
    sections = g.rules.families["event_section"]
    g.dial = (g.dial + 1) % len(sections)
    section = g.rules.rows[sections[g.dial]]
    assert isinstance(section, Section)
    g.note("event", seat, (section.number,))
    section.happen(g)
