"""The table as the oracles see it: names and coordinates, read off the shells once.

Owns the reading of a state, and what every oracle needs: neighbours, outskirts, who stands where.
It works all of it out anew, as plainly as possible, without a function of the rules.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.games.board_game.board.ground import coins, terrain
from ziggurat.games.board_game.ids import FOG, HUT, NO_TOKEN, TERRAINS
from ziggurat.games.board_game.state import Table, still_gathered, table
from ziggurat.kernel.state import State

Cell: TypeAlias = tuple[int, int]

# Name: trade, production, coins and combat bonus of a marker (the reference of the components).
MARKERS: Final = {
    "market": (1, 1, 0, 0), "bank": (1, 1, 1, 0), "temple": (0, 0, 0, 0), "cathedral": (0, 0, 0, 0),
    "barracks": (2, 0, 0, 2), "academy": (2, 0, 0, 4), "granary": (1, 1, 0, 0),
    "aqueduct": (2, 2, 0, 0), "library": (1, 0, 0, 0), "university": (2, 0, 0, 0),
    "workshop": (0, 3, 0, 0), "iron_mine": (0, 4, 0, 0), "trading_post": (2, 0, 0, 0),
    "harbor": (2, 1, 0, 0), "artist": (1, 0, 0, 0), "builder": (0, 2, 1, 0),
    "general": (0, 0, 0, 4), "humanitarian": (1, 1, 1, 0), "industrialist": (0, 0, 1, 0),
    "scientist": (2, 1, 0, 0),
}  # fmt: skip
NO_ICONS: Final = (0, 0, 0, 0)
TRADE: Final = {"desert": 1, "water": 1}
PRODUCTION: Final = {"forest": 2, "mountain": 1}


def corners(seats: int) -> list[Cell]:
    """Where the tiles lie: two columns, a pyramid or a square of four by four."""
    if seats == 3:
        return [(6 - 2 * row + 4 * at, 4 * row) for row in range(4) for at in range(row + 1)]
    return [(4 * x, 4 * y) for y in range(4) for x in range(2 if seats == 2 else 4)]


class Player:
    """What one seat has, by names."""

    def __init__(self, g: Table, seat: int, names: dict[int, str]) -> None:
        self.cities: Final = [square for square in g.cities[seat] if square >= 0]
        self.slots: Final = g.cities[seat]
        self.walls: Final = [(g.walls[seat] >> slot) & 1 == 1 for slot in range(len(self.slots))]
        self.armies: Final = g.armies[seat]
        self.scouts: Final = g.scouts[seat]
        self.figures: Final = self.armies + self.scouts
        self.scout_city: Final = g.scout_city[seat]
        self.left_behind: Final = still_gathered(g, seat)
        self.civilization: Final = names.get(g.civilization[seat], "")
        self.government: Final = names.get(g.government[seat], "")
        self.known: Final = {name for at, name in names.items() if (g.known[seat] >> at) & 1}
        # What acts for a seat: wonders that are obsolete or blockaded do not.
        self.acting: Final = {name for at, name in names.items() if (g.in_play[seat] >> at) & 1}
        self.coin_tokens: Final = [names[row] for row in g.coin_tokens[seat]]
        self.trade: Final = g.trade[seat]
        self.ranks: Final = g.ranks[seat]
        self.bonus: Final = g.bonus[seat]


class World:
    """The map and everything on it."""

    def __init__(self, s: State) -> None:
        g = table(s)
        self.names: Final = {number: row.name for number, row in g.rules.rows.items()}
        self.cells: Final[dict[int, Cell]] = {}
        for place, (x, y) in enumerate(corners(s.seats)):
            for at in range(16):
                self.cells[place * 16 + at] = (x + at % 4, y + at // 4)
        self.at: Final = {cell: square for square, cell in self.cells.items()}
        self.terrain: Final = {
            square: TERRAINS[terrain(g.ground[square])]
            for square in self.cells
            if g.ground[square] != FOG
        }
        self.printed_coins: Final = {at: coins(g.ground[at]) for at in self.terrain}
        self.markers: Final = {
            square: self.names[row] for square, row in enumerate(g.markers) if row >= 0
        }
        self.tokens: Final = {at for at in self.terrain if g.tokens[at] != NO_TOKEN}
        self.huts: Final = {at for at in self.terrain if g.tokens[at] == HUT}
        self.locked: Final = set(g.locked)
        self.players: Final = [Player(g, seat, self.names) for seat in range(s.seats)]
        self.offer: Final = {self.names[card] for card in g.offer}
        self.wonder_at: Final = {
            name: square for square, name in self.markers.items() if name not in MARKERS
        }

    def beside(self, square: int) -> list[int]:
        """The squares that touch a square with a side (cb.movement.no_diagonal)."""
        x, y = self.cells[square]
        around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        return [self.at[cell] for cell in around if cell in self.at]

    def outskirts(self, centre: int) -> list[int]:
        """The squares around a city."""
        x, y = self.cells[centre]
        around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        return [self.at[cell] for cell in around if cell in self.at]

    def others(self, seat: int) -> list[Player]:
        """Everybody else."""
        return [player for at, player in enumerate(self.players) if at != seat]

    def is_blockaded(self, seat: int, square: int) -> bool:
        """Whether somebody else's figure stands on a square (cb.blockade.definition)."""
        return any(square in other.figures for other in self.others(seat))

    def icons(self, square: int) -> tuple[int, int, int]:
        """Trade, production and coins of a square; a marker replaces what is printed."""
        if square in self.markers:
            return MARKERS.get(self.markers[square], NO_ICONS)[:3]
        ground = self.terrain[square]
        return TRADE.get(ground, 0), PRODUCTION.get(ground, 0), self.printed_coins[square]

    def gathered(self, seat: int) -> dict[int, int]:
        """Squares that scouts gather, or gathered before they went this turn, with the city."""
        player = self.players[seat]
        found = {
            square: slot
            for square, slot in player.left_behind
            if not self.is_blockaded(seat, square)
        }
        pairs = zip(player.scouts, player.scout_city, strict=True)
        found.update({square: slot for square, slot in pairs if slot >= 0})
        return found

    def squares_of(self, seat: int, slot: int) -> set[int]:
        """The squares that yield for a city (cb.scout.no_double_count, cb.blockade.no_yield)."""
        gathered = self.gathered(seat)
        elsewhere = {square for square, there in gathered.items() if there != slot}
        for other in self.others(seat):
            elsewhere |= {square for square, _ in other.left_behind}
        around = set(self.outskirts(self.players[seat].slots[slot]))
        own = {at for at in around - elsewhere if not self.is_blockaded(seat, at)}
        return own | {square for square, there in gathered.items() if there == slot}
