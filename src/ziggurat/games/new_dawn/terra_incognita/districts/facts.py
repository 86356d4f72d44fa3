"""Facts about districts, and what must hold for them.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact, Invariant
from ziggurat.games.new_dawn.facts import mark_claims
from ziggurat.games.new_dawn.ids import NOWHERE
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import CONTROL_LEFT
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.districts.placing import lay_district, where_district
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.flows import Fire
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_district(s: State, args: Ints) -> Ints:
    space = where_district(table(s), args[0], args[1])
    return () if space == NOWHERE else (space,)


def write_district(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    lay_district(g, args[0], args[1], values[0] if values else NOWHERE)
    if values:
        g.realms[args[0]].control |= bit(values[0])
        mark_claims(g, args[0])


DISTRICT_FACTS: Final = (
    Fact("district", ("seat", "district"), "space", read_district, write_district),
)


def districts(s: State) -> str:
    """Districts of a seat lie in different spaces, each a control token of that seat.

    While cards are told what has left a space, a lost district is still to come back.
    """
    g = table(s)
    told = [frame for frame in g.stack if isinstance(frame, Fire)]
    if CONTROL_LEFT.name in [frame.moment for frame in told]:
        return ""
    for seat in range(g.seats):
        there = [space for space in unknown(g).districts[seat] if space != NOWHERE]
        if len(set(there)) != len(there):
            return f"two districts of seat {seat} share a space"
        for space in there:
            if not has(g.realms[seat].control, space):
                return f"a district of seat {seat} lies in a space without its token"
    return ""


DISTRICT_INVARIANTS: Final = (Invariant("districts", districts),)
