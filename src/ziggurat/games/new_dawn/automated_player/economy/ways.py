"""Shortest ways of the automated player's caravans, and where on them a caravan stops.

Owns the ways as sets of spaces. What a caravan may enter is the base game's; where it is bound is
in `destinations.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.reading import being_read
from ziggurat.games.new_dawn.focus.caravans import Ground, starts
from ziggurat.games.new_dawn.ids import FIFTH, NONE
from ziggurat.games.new_dawn.masks import bit, has, minus
from ziggurat.games.new_dawn.state import Table


class Ways:
    """All shortest ways from some spaces: `rings[n]` are the spaces n steps away.

    A caravan may come back to where it stands; that takes two steps.
    Rules: ap.economy.distance, ap.economy.start
    """

    def __init__(self, start: int, ground: Ground) -> None:
        rings = [start]
        unseen = ground.clear
        ring = ground.beside(start) & unseen
        while ring:
            rings.append(ring)
            unseen ^= ring
            ring = ground.beside(ring) & unseen
        self.rings: Final = rings
        self.ground: Final = ground

    def length(self, goal: int) -> int:
        """How many steps it takes to a space, `NONE` if there is no way."""
        for steps in range(1, len(self.rings)):
            if has(self.rings[steps], goal):
                return steps
        return NONE

    def reached(self) -> int:
        """Mask: every space to which there is a way."""
        found = 0
        for ring in self.rings[1:]:
            found |= ring
        return found

    def stops(self, goal: int, steps: int, shut: int) -> int:
        """Mask: where a caravan on a shortest way to a space may be after `steps`.

        Where it would stop in a space that is shut to it, it stops before.
        Rules: ap.economy.full_move, ap.economy.en_route
        """
        length = self.length(goal)
        if length <= steps:
            return bit(goal)
        if steps <= 0:
            return 0
        there = bit(goal)
        for at in range(length - 1, steps - 1, -1):
            there = self.ground.beside(there) & self.rings[at]
        found = minus(there, shut)
        for at in range(steps - 1, 0, -1):
            there = self.ground.beside(there & shut) & self.rings[at]
            found |= minus(there, shut)
        return found


def ways_of(g: Table, seat: int, caravan: int) -> Ways:
    """The ways of a caravan with the card that is being read; all terrain is open to slot 5.

    Rules: ap.turn.slot_number, ap.economy.start
    """
    ground = Ground(g, seat, being_read(g).row(g), FIFTH)
    return Ways(starts(g, seat, caravan), ground)
