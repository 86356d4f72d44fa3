"""Shortest ways of the automated player's armies, and where on them an army stops.

Owns the ways as sets of spaces. What an army may enter is the expansion's.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.measures import FAR
from ziggurat.games.new_dawn.automated_player.reading import being_read
from ziggurat.games.new_dawn.ids import FIFTH
from ziggurat.games.new_dawn.masks import bit, has, members, minus
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.armies.ways import Ground, army_starts


class ArmyWays:
    """All shortest ways from some spaces: `rings[n]` are those n steps away that may be passed.

    No way goes through a space in which the army would have to attack.
    Rules: ap.ti.military.path
    """

    def __init__(self, g: Table, start: int, ground: Ground) -> None:
        rings = [start]
        unseen = minus(ground.open, start)
        ring = g.board.around(start) & unseen
        while ring:
            rings.append(ring)
            unseen ^= ring
            ring = g.board.around(ring) & unseen
        self.start: Final = start
        self.rings: Final = rings
        self.ground: Final = ground

    def length(self, g: Table, goal: int) -> int:
        """How many steps it takes into a space, `FAR` if there is no way."""
        if not has(self.ground.open | self.ground.halts, goal):
            return FAR
        for steps, ring in enumerate(self.rings):
            if ring & g.board.near[goal]:
                return steps + 1
        return FAR

    def to_explore(self, g: Table, spaces: int) -> list[tuple[int, int]]:
        """Those of some spaces in which the army may pause, each with the length of its way."""
        quiet = minus(self.ground.open & self.ground.ends, self.ground.hostile)
        found = [(space, 0) for space in members(spaces & self.start)]
        for space in members(minus(spaces & quiet, self.start)):
            length = self.length(g, space)
            if length != FAR:
                found.append((space, length))
        return found

    def stops(self, g: Table, goal: int, steps: int) -> int:
        """Mask: where an army on a shortest way to a space may end after up to `steps`.

        It goes as far as it may end its move; the mask is empty if it cannot end anywhere.
        Rules: ap.ti.military.advance, ap.ti.explore.approach
        """
        quiet = minus(self.ground.ends, self.ground.hostile)
        length = self.length(g, goal)
        if length <= steps:
            return bit(goal) & quiet
        there = bit(goal)
        for at in range(length - 1, 0, -1):
            there = g.board.around(there) & self.rings[at]
            if at <= steps and there & quiet:
                return there & quiet
        return 0


def ways_from(g: Table, seat: int, start: int) -> ArmyWays:
    """The ways from some spaces with the card that is being read; all land is open to slot 5.

    Rules: ap.turn.slot_number
    """
    return ArmyWays(g, start, Ground(g, seat, being_read(g).place, FIFTH))


def ways_of(g: Table, seat: int, army: int) -> ArmyWays:
    """The ways of an army; from the card it sets out where it is nearest.

    Rules: ap.ti.military.path
    """
    return ways_from(g, seat, army_starts(g, seat, army))
