"""What the automated player's lists look at, read off the table a second time.

Owns the words that lists share (ap.define.*), as plain searches over spaces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from tests.oracles.new_dawn.governed import bonus_tokens, undressed
from tests.oracles.new_dawn.lists import WONDERS as BASE_WONDERS
from tests.oracles.new_dawn.sums import defence_value
from tests.oracles.new_dawn.terra_incognita.armies import defence_value as defence_value_ti
from tests.oracles.new_dawn.terra_incognita.buildings import WONDERS as TI_WONDERS
from tests.oracles.new_dawn.terra_incognita.world import Frontier
from tests.oracles.new_dawn.world import DIFFICULTY, Spaces, World, ones
from ziggurat.games.new_dawn.automated_player.reading import being_read
from ziggurat.games.new_dawn.automated_player.rows import AutomatedCard
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Table

T = TypeVar("T")

FAR: Final = 1000
WONDERS: Final = {**BASE_WONDERS, **TI_WONDERS}
TYPES: Final = ("culture", "science", "economy", "industry", "military", "growth")


def best(options: set[T], *measures: Callable[[T], int]) -> set[T]:
    """One filter after the other (ap.general.filter)."""
    left = set(options)
    for measure in measures:
        most = max([measure(option) for option in left], default=0)
        left = {option for option in left if measure(option) == most}
    return left


class View:
    """The table with the eyes of the automated player."""

    def __init__(self, g: Table) -> None:
        self.g: Final = g
        self.seat: Final = g.seats - 1
        self.ti: Final = "terra_incognita" in g.rules.installed
        bare = undressed(g)
        self.w: Final[World] = Frontier(bare) if self.ti else World(bare)
        self.me: Final = self.w.players[self.seat]
        # Everything it has, whether it acts or not.
        self.held: Final = {self.w.names[card] for card in ones(g.realms[-1].in_play)}

    def frontier(self) -> Frontier:
        assert isinstance(self.w, Frontier)
        return self.w

    # The card that is read

    def card(self) -> AutomatedCard:
        return being_read(self.g).row(self.g)

    def focus_card(self, place: int) -> FocusCard:
        row = self.g.rules.rows[self.g.realms[-1].row[place]]
        assert isinstance(row, FocusCard)
        return row

    def place_of(self, focus: str) -> int:
        """Where the card of a type lies."""
        row = range(len(self.me.row))
        return next(at for at in row if TYPES[self.focus_card(at).focus] == focus)

    def tokens(self, place: int) -> int:
        """What can be spent from a card: trade tokens and those of city-states, once a turn."""
        return self.me.trade[place] + len(self.me.on_cards[place] - self.me.used)

    def bonus(self, focus: str) -> int:
        """Its bonus tokens of a type (ap.bonus.every_resolution)."""
        return bonus_tokens(self.g, self.seat, focus)

    # Distance and terrain

    def distance(self, space: int, goals: Spaces) -> int:
        """Steps over any spaces (ap.define.distance); 0 for all if there are no goals."""
        if not goals or space in goals:
            return 0
        found = self.w.steps({space}, FAR, set(self.w.cells))
        return min([found.get(goal, FAR) for goal in goals])

    def within(self, space: int, most: int) -> Spaces:
        return {space} | set(self.w.steps({space}, most, set(self.w.cells)))

    def terrain(self, space: int) -> int:
        """The printed difficulty (ap.define.terrain)."""
        if space in self.w.city_state_at:
            return 1
        return DIFFICULTY[self.w.terrain[space]]

    # What there is

    def rivals(self) -> Spaces:
        return self.w.rival(self.seat)

    def threats(self) -> Spaces:
        return self.rivals() | self.w.barbarians

    def spawns(self) -> Spaces:
        return {space for space in self.g.board.icons.barbarians if space >= 0}

    def treasures(self) -> Spaces:
        return self.w.naturals | self.w.resources

    def open_spawns(self) -> Spaces:
        return self.spawns() - self.w.cities - self.w.control - self.w.barbarians

    # Defence

    def around(self, space: int) -> int:
        return len(self.me.reinforced & self.w.beside(space))

    def city_defence(self, space: int) -> int:
        """Of an own city, or one that it would build (ap.define.defence_site)."""
        return 2 * self.terrain(space) + self.around(space)

    def defence(self, space: int, kind: str, owner: int) -> int:
        """Of a piece of somebody else (ap.define.defence_city, ap.define.defence_other)."""
        if kind == "city_state":
            return 8
        if self.ti:
            return defence_value_ti(self.frontier(), self.seat, "", space, (kind, owner))
        return defence_value(self.w, self.seat, space)

    # Maturity

    def helpful(self) -> Spaces:
        """Own tokens, and what Open Borders makes count like them."""
        found = set(self.me.control)
        for other in self.w.players:
            if f"open_borders-{other.colour}" in self.me.cards:
                found |= other.control
            if f"open_borders_ti-{other.colour}" in self.me.cards:
                found |= other.friendly
        return found

    def ripeness(self, space: int) -> int:
        """How near the best own city next to a space is (ap.define.closest_to_maturity)."""
        helpful = self.helpful()
        return -min(
            [
                len([at for at in self.w.beside(city) - helpful if not self.w.is_water(at)])
                for city in self.w.beside(space) & self.me.cities
            ],
            default=FAR,
        )
