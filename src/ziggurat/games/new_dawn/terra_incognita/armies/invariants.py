"""What must hold about armies and forts after every decision, for tests and fuzzing."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Invariant
from ziggurat.games.new_dawn.ids import LOCKED, NONE
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.ids import ARMIES
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.state import State


def armies(s: State) -> str:
    """Everybody has two armies, on the map or beside it (ti.component.armies)."""
    g = table(s)
    for seat in range(g.seats):
        own = unknown(s).armies[seat]
        if len(own) != ARMIES or min(own) < LOCKED:
            return f"seat {seat} has the armies {own}"
        if g.board.placed and [at for at in own if at >= 0 and g.board.terrain[at] == NONE]:
            return f"an army of seat {seat} stands off the map"
    return ""


def forts(s: State) -> str:
    """No control token lies on a fort (ti.fort.no_control_token)."""
    g = table(s)
    for seat in range(g.seats):
        if g.realms[seat].control & unknown(s).forts:
            return f"seat {seat} has a control token on a fort"
    if g.board.placed and unknown(s).forts & ~g.board.land:
        return "a fort stands off the land"
    return ""


ARMY_INVARIANTS: Final = (Invariant("armies", armies), Invariant("forts", forts))
