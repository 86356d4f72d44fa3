"""The table as the oracles see it: names, coordinates and sets, read off the shells once.

Owns the reading of a state. Everything that follows from it (neighbours, difficulty, reach) is
worked out here anew, from the ledger and as plainly as possible, without a function of the rules.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.games.new_dawn.board.geometry import SINGLE
from ziggurat.games.new_dawn.ids import FIRST_WATER, RESOURCES, SIDE_NAMES, TERRAINS
from ziggurat.games.new_dawn.rows import TileSide
from ziggurat.games.new_dawn.state import Realm, table
from ziggurat.kernel.state import State

Cell: TypeAlias = tuple[int, int]
Spaces: TypeAlias = set[int]

# nd.space.difficulty, nd.space.water_difficulty, nd.naturalwonder.difficulty
DIFFICULTY: Final = {
    "grassland": 1, "hills": 2, "forest": 3, "desert": 4, "mountain": 5,
    "water": 1, "natural_wonder": 5,
}  # fmt: skip

# Where space i of a tile lies on side A, in axial coordinates.
SHAPE: Final[tuple[Cell, ...]] = (
    (0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (1, -2), (0, -2), (1, -3),
)  # fmt: skip


def ones(mask: int) -> Spaces:
    """The numbers of the ones of a mask."""
    return {at for at in range(mask.bit_length()) if mask >> at & 1}


def laid(side: int, rotation: int, q: int, r: int) -> list[Cell]:
    """The cells that the spaces of a tile cover: mirrored on side B, then turned clockwise."""
    if side == SINGLE:
        return [(q, r)]
    found: list[Cell] = []
    for dq, dr in SHAPE:
        x, z = (dq, dr) if side == 0 else (-dq - dr, dr)
        for _ in range(rotation):
            x, z = -z, x + z
        found.append((q + x, r + z))
    return found


class Player:
    """What one seat has, by names."""

    def __init__(self, realm: Realm, names: dict[int, str], colour: str) -> None:
        self.leader: Final = names.get(realm.leader, "")
        self.colour: Final = colour
        self.row: Final = [names[card] for card in realm.row]
        self.trade: Final = realm.trade
        self.control: Final = ones(realm.control)
        self.reinforced: Final = ones(realm.reinforced)
        self.cities: Final = ones(realm.cities)
        self.capital: Final = realm.capital
        self.caravans: Final = realm.caravans
        self.friendly: Final = self.control | self.cities
        self.cards: Final = {names[card] for card in ones(realm.in_play)}
        self.resources: Final = dict(zip(RESOURCES, realm.resources, strict=True))
        self.naturals: Final = {names[card] for card in ones(realm.natural)}
        self.used: Final = {names[card] for card in ones(realm.used_this_turn) if card in names}
        self.on_cards: Final = [
            {names[card] for card in ones(mask)} for mask in realm.tokens_on_cards
        ]
        self.claims: Final = {names[at] for at in ones(realm.claims)}
        self.dial_record: Final = realm.dial_record
        self.deck: Final = {names[card] for card in ones(realm.deck)}


class World:
    """The map and everything on it."""

    def __init__(self, s: State) -> None:
        g = table(s)
        colours = g.rules.kinds["colour"]
        self.names: Final = {number: row.name for number, row in g.rules.rows.items()}
        self.cells: Final[dict[int, Cell]] = {}
        self.terrain: Final[dict[int, str]] = {}
        self.city_state_at: Final[dict[int, str]] = {}
        for tile, side, rotation, q, r in g.board.placed:
            printed = g.rules.rows[g.rules.kinds["tile"].parse(f"{tile}{SIDE_NAMES[side]}")]
            assert isinstance(printed, TileSide)
            for at, cell in enumerate(laid(side, rotation, q, r)):
                self.cells[(tile - 1) * len(SHAPE) + at] = cell
                self.terrain[(tile - 1) * len(SHAPE) + at] = TERRAINS[printed.terrain[at]]
            if printed.city_state is not None:
                space = (tile - 1) * len(SHAPE) + printed.city_state.at
                self.city_state_at[space] = self.names[printed.city_state.what]
        for at, cell in enumerate(g.board.water):
            self.cells[FIRST_WATER + at] = cell
            self.terrain[FIRST_WATER + at] = "water"
        self.at: Final = {cell: space for space, cell in self.cells.items()}
        self.players: Final = [
            Player(realm, self.names, colours.write(realm.colour) if realm.colour >= 0 else "")
            for realm in g.realms
        ]
        self.barbarians: Final = {space for space in g.barbarians if space >= 0}
        self.city_states: Final = ones(g.city_states)
        self.resources: Final = {space for mask in g.resources for space in ones(mask)}
        self.naturals: Final = ones(g.natural)
        self.wonders: Final = {space for _, space in g.wonders}
        self.offer: Final = {self.names[card] for card in g.offer if card >= 0}
        self.active: Final = g.active
        self.taken: Final = ones(g.captured_this_turn)
        self.cities: Final = {space for player in self.players for space in player.cities}
        self.control: Final = {space for player in self.players for space in player.control}
        self.caravans: Final = {
            space for player in self.players for space in player.caravans if space >= 0
        }
        self._beside: Final = {space: self._neighbours(cell) for space, cell in self.cells.items()}

    # Geometry (nd.space.hex, nd.space.edge)

    def _neighbours(self, cell: Cell) -> Spaces:
        q, r = cell
        around = [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
        return {self.at[near] for near in around if near in self.at}

    def beside(self, space: int) -> Spaces:
        """The spaces next to a space."""
        return self._beside[space]

    def beside_any(self, spaces: Spaces) -> Spaces:
        """The spaces next to any of these."""
        return {near for space in spaces for near in self._beside[space]}

    def is_water(self, space: int) -> bool:
        return self.terrain[space] == "water"

    def is_edge(self, space: int) -> bool:
        return len(self._beside[space]) < 6

    def is_coast(self, space: int) -> bool:
        return any(self.is_water(near) for near in self._beside[space])

    def steps(self, starts: Spaces, most: int, may_pass: Spaces) -> dict[int, int]:
        """How many steps it takes to each space next to a way; a way leads over `may_pass`."""
        found: dict[int, int] = {}
        border = set(starts)
        for count in range(1, most + 1):
            reached = self.beside_any(border)
            fresh = reached - set(found)
            for space in fresh:
                found[space] = count
            border = fresh & may_pass
            if not border:
                break
        return found

    # Whose (nd.space.friendly_space, nd.space.rival_space)

    def rival(self, seat: int) -> Spaces:
        """Spaces with a city or control token of anybody else."""
        others = [player for at, player in enumerate(self.players) if at != seat]
        return {space for player in others for space in player.friendly}

    def owner(self, space: int) -> int:
        """Whose city or control token stands in a space, or -1."""
        for seat, player in enumerate(self.players):
            if space in player.friendly:
                return seat
        return -1

    def is_empty(self, space: int) -> bool:
        """No token and no figure of any kind (nd.space.empty)."""
        return not (
            space in self.cities or space in self.control or space in self.barbarians
            or space in self.caravans or space in self.resources or space in self.naturals
            or space in self.city_states or space in self.wonders
        )  # fmt: skip

    def closed(self, seat: int) -> Spaces:
        """Where a seat may put no control token for other reasons; modules know some."""
        return set()

    # Difficulty

    def difficulty(self, seat: int, space: int) -> int:
        """The difficulty of a space for a seat, before what only some cards ask for.

        Japan, in its own turn: desert and mountain beside water or at the edge count as 3.
        """
        terrain = self.terrain[space]
        japan = self.players[seat].leader == "japan" and seat == self.active
        steep = terrain in ("desert", "mountain")
        if japan and steep and (self.is_edge(space) or self.is_coast(space)):
            return 3
        return DIFFICULTY[terrain]

    def difficulty_to_place(self, seat: int, space: int) -> int:
        """For control tokens: Kumasi's forests, and everything less 1 with Mohenjo Daro."""
        found = self.difficulty_to_build(seat, space)
        return found - 1 if "mohenjo_daro" in self.players[seat].cards else found

    def difficulty_to_build(self, seat: int, space: int) -> int:
        """For cities: Kumasi makes forests 1."""
        if self.terrain[space] == "forest" and "kumasi" in self.players[seat].cards:
            return 1
        return self.difficulty(seat, space)

    # Maturity (nd.city.mature)

    def mature(self, seat: int) -> Spaces:
        """The mature cities of a seat."""
        player = self.players[seat]
        helpful = set(player.control)
        for other in self.players:
            if (
                "sydney_opera_house" in player.cards
                or f"open_borders-{other.colour}" in player.cards
            ):
                helpful |= other.control
        return {
            city
            for city in player.cities
            if all(self.is_water(near) or near in helpful for near in self.beside(city))
        }
