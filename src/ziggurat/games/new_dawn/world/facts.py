"""Facts about barbarians and the event dial.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.fields import PERHAPS, fact
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_event_dial(s: State, args: Ints) -> Ints:
    g = table(s)
    return (g.rules.families["event_section"][g.dial],)


def write_event_dial(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.dial = g.rules.families["event_section"].index(values[0])


WORLD_FACTS: Final = (
    fact("barbarian", ("barbarian",), "space", "barbarians", PERHAPS),
    fact("direction", (), "rotation", "direction"),
    Fact("event_dial", (), "event_section", read_event_dial, write_event_dial),
)
