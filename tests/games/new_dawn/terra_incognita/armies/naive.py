"""Ways of armies, walked one by one: slow, and written from the ledger alone.

Every way of up to so many spaces is walked; what it runs into, where it may end and where it
would lead back to are noted.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.new_dawn.terra_incognita.kit import Frontier
from ziggurat.games.new_dawn.ids import WATER

Way = tuple[int, ...]


class Walker:
    """An army of p1 that walks with a card resolved in a slot.

    `water` tells whether it swims, `over` what kinds of pieces it passes.
    """

    def __init__(self, t: Frontier, slot: int, water: bool, over: frozenset[str]) -> None:
        self.g = t.g
        self.armies = t.unknown.armies
        self.forts = t.unknown.forts
        self.slot = slot
        self.water = water
        self.over = over

    def pieces(self, space: int) -> set[str]:
        """The kinds of pieces in a space that p1 would have to attack."""
        found: set[str] = set()
        if space in self.g.barbarians:
            found.add("barbarian")
        if self.g.city_states >> space & 1:
            found.add("city_state")
        for seat, realm in enumerate(self.g.realms):
            if seat != 0:
                if realm.cities >> space & 1:
                    found.add("city")
                if realm.reinforced >> space & 1:
                    found.add("reinforced")
                elif realm.control >> space & 1:
                    found.add("token")
                if space in realm.caravans:
                    found.add("caravan")
                if space in self.armies[seat]:
                    found.add("army")
        held = any(realm.cities >> space & 1 for realm in self.g.realms)
        if self.forts >> space & 1 and not held:
            found.add("fort")
        return found

    def enters(self, space: int) -> bool:
        """Tell whether the terrain lets the army in."""
        if self.g.board.terrain[space] == WATER:
            return self.water
        return self.g.board.difficulty(space) <= self.slot

    def ways(self, start: int, steps: int) -> Iterator[Way]:
        """Every way from a start, stopping where the army has to."""
        yield from self._further((start,), steps)

    def _further(self, way: Way, steps: int) -> Iterator[Way]:
        if len(way) > 1:
            yield way
            if self.pieces(way[-1]) - self.over:
                return
        if steps == 0:
            return
        for space in self.g.board.step[way[-1]]:
            if space >= 0 and self.enters(space):
                yield from self._further((*way, space), steps - 1)

    def back(self, way: Way) -> int:
        """The latest space of a way before its end in which nothing hostile stands."""
        for space in reversed(way[:-1]):
            if not self.pieces(space):
                return space
        return way[0]
