"""A second reading of the automated player's lists, straight from its ledger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat.games.new_dawn.automated_player.reading import being_read
from ziggurat.games.new_dawn.ids import NATURAL_WONDER, WATER
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.state import State

Key = tuple[int, ...]


def spaces_in(mask: int) -> set[int]:
    return {space for space in range(mask.bit_length()) if mask >> space & 1}


def beside(g: Table, space: int) -> set[int]:
    return spaces_in(g.board.near[space])


class Sight:
    """What a list for control tokens looks at, as sets of spaces."""

    def __init__(self, g: Table) -> None:
        own = g.realms[g.seats - 1]
        self.g = g
        self.cities = spaces_in(own.cities)
        self.friendly = self.cities | spaces_in(own.control)
        self.rival: set[int] = set()
        for realm in g.realms[:-1]:
            self.rival |= spaces_in(realm.cities) | spaces_in(realm.control)
        self.covered = spaces_in(own.control)
        self.natural = spaces_in(g.natural)
        self.resources: set[int] = set()
        for mask in g.resources:
            self.resources |= spaces_in(mask)
        self.spawns = {space for space in g.board.icons.barbarians if space >= 0}
        self.barbarians = {space for space in g.barbarians if space >= 0}

    def is_free(self, space: int) -> bool:
        """Land with neither a piece of anybody nor a city-state (ap.golden.base_rules)."""
        taken = self.friendly | self.rival | self.barbarians | spaces_in(self.g.city_states)
        return self.g.board.terrain[space] != WATER and space not in taken

    def lacking(self, city: int) -> int:
        """How many land spaces around a city lack an own token (ap.define.closest_to_maturity)."""
        around = [at for at in beside(self.g, city) if self.g.board.terrain[at] != WATER]
        return len([at for at in around if at not in self.covered])

    def key(self, space: int, level: int) -> Key:
        """What the list of a level compares, more being better (ap.culture.order_early and on)."""
        near = beside(self.g, space)
        cities = near & self.cities
        terrain = self.g.board.terrain[space]
        hard = 5 if terrain == NATURAL_WONDER else terrain + 1
        ripe = -min([self.lacking(city) for city in cities], default=99)
        open_spawns = self.spawns - self.friendly - self.rival - self.barbarians
        treasure = near & (self.natural | self.resources | open_spawns)
        first = (
            int(space in self.natural), int(space in self.resources), int(space in self.spawns),
        )  # fmt: skip
        if level == 3:
            return (*first, int(bool(treasure)), len(cities), ripe, hard)
        if level == 4:
            return (*first, len(cities), ripe, int(bool(near & self.rival)), hard)
        return (*first, len(cities), ripe, hard)


def spaces_for_tokens(s: State) -> list[str]:
    """Chance decides between the best spaces of the list, and between no others."""
    question = s.asked[0] if s.asked else None
    # Open Borders changes what makes a city mature; the expansion has its own pieces.
    if question is None or question.topic != "ap_place_token" or len(s.rules.installed) > 1:
        return []
    g = table(s)
    if any([g.holds(g.seats - 1, card) for card in s.rules.families["diplomacy_card"]]):
        return []
    sight = Sight(g)
    read = being_read(g)
    row = read.row(g)
    last = row.level == 3 and read.at == len(row.orders)
    starts = sight.friendly if last else sight.cities
    found = {at for start in starts for at in beside(g, start) if sight.is_free(at)}
    best = max([sight.key(space, row.level) for space in found])
    expected = {space for space in found if sight.key(space, row.level) == best}
    listed = {option[1] for option in question.options}
    return [] if listed == expected else [f"{sorted(listed)} instead of {sorted(expected)}"]


ORACLES: Final[tuple[Callable[[State], list[str]], ...]] = (spaces_for_tokens,)
