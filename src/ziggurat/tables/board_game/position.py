"""A position of The Board Game, gathered for drawing: every square with all that lies on it.

Owns the reading of the view, which lists pieces by owner, into squares. Whoever draws, in a
terminal or as a picture, starts from here. It never knows a class of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

Data: TypeAlias = dict[str, Any]

VIEW: Final = "TableView"
NONE: Final = -1
TERRAINS: Final = ("grassland", "forest", "mountain", "desert", "water")
RESOURCES: Final = ("incense", "iron", "silk", "wheat")
LEVELS: Final = ("I", "II", "III", "IV", "V")
TILE_SIDE: Final = 4
TILE_SQUARES: Final = 16
LAST_SPACE: Final = 21
COINS_TO_WIN: Final = 15
MOST_TRADE: Final = 27
# What grounds yield, in the order of the terrains.
TERRAIN_TRADE: Final = (0, 0, 0, 1, 1)
TERRAIN_PRODUCTION: Final = (0, 2, 1, 0, 0)
HUT: Final = 1
VILLAGE: Final = 2
BUILDING: Final = "building"
WONDER: Final = "wonder"
PERSON: Final = "great_person"


class Figures(NamedTuple):
    """Figures of one seat on a square."""

    seat: int
    armies: int
    scouts: int


class Square(NamedTuple):
    """A revealed square with all that lies on it.

    `land` and `city` are (seat, slot) of the city whose outskirts or centre it is, or None.
    `marker` is a row or `NONE`, `token` 0, a hut or a village.
    """

    number: int
    label: str
    x: int
    y: int
    terrain: int
    resource: int
    culture: int
    coins: int
    token: int
    marker: int
    land: tuple[int, int] | None
    city: tuple[int, int] | None
    walled: bool
    figures: tuple[Figures, ...]


class Place(NamedTuple):
    """A place whose tile is still facedown."""

    label: str
    x: int
    y: int


class Position:
    """A view of the game with what follows from it."""

    def __init__(self, rules: Rules, part: Data) -> None:
        self.rules: Final = rules
        self.data: Final = part
        self.seats: Final[list[Data]] = list(part["seats"])
        self.squares: Final = _gather(rules, part)
        self.by_cell: Final = {(at.x, at.y): at for at in self.squares}
        self.hidden: Final = [
            Place(rules.kinds["place"].write(at), place[0], place[1])
            for at, place in enumerate(part["places"])
            if place[2] == NONE
        ]
        self.width: Final[int] = max([place[0] for place in part["places"]]) + TILE_SIDE
        self.height: Final[int] = max([place[1] for place in part["places"]]) + TILE_SIDE

    @property
    def phase(self) -> str:
        """The name of the step that goes on; empty during setup."""
        at: int = self.data["phase"]
        return "" if at == NONE else self.rules.flows["turn"][at].name

    def family(self, row: int) -> str:
        """The family of a row that lies on the map."""
        found = (BUILDING, WONDER, PERSON)
        return next(family for family in found if row in self.rules.families[family])

    def icons(self, row: int) -> tuple[int, int, int, int, int]:
        """What a marker brings: trade, production, culture, coins and its combat bonus."""
        at: Any = self.rules.rows[row]
        return at.trade, at.production, at.culture, at.coins, at.combat

    def yields(self, square: Square) -> tuple[int, int, int, int, int]:
        """What a square brings, as `icons` are: of its marker, else what is printed."""
        if square.city is not None:
            return 0, 0, 0, 0, 0
        if square.marker != NONE:
            return self.icons(square.marker)
        trade, production = TERRAIN_TRADE[square.terrain], TERRAIN_PRODUCTION[square.terrain]
        return trade, production, square.culture, square.coins, 0

    def pyramid(self, seat: int) -> list[list[int]]:
        """Known techs by row, the bottom one first; a first tech lies there whatever its level."""
        rows: list[list[int]] = [[] for _ in LEVELS]
        civilization: int = self.seats[seat]["civilization"]
        first = NONE if civilization == NONE else first_tech(self.rules, civilization)
        for tech in self.seats[seat]["techs"]:
            rows[0 if tech == first else level_of(self.rules, tech) - 1].append(tech)
        return rows


def first_tech(rules: Rules, civilization: int) -> int:
    """The tech that a civilization begins with."""
    row: Any = rules.rows[civilization]
    tech: int = row.tech
    return tech


def level_of(rules: Rules, tech: int) -> int:
    """The level of a tech."""
    row: Any = rules.rows[tech]
    level: int = row.level
    return level


def _gather(rules: Rules, part: Data) -> list[Square]:
    markers: dict[int, int] = dict(part["markers"])
    tokens: dict[int, int] = dict(part["tokens"])
    lands = {square: (seat, slot) for square, seat, slot in part["lands"]}
    cities = {
        square: (seat, slot)
        for seat, own in enumerate(part["seats"])
        for slot, square in enumerate(own["cities"])
        if square != NONE
    }
    walled = {
        own["cities"][slot] for own in part["seats"] for slot in own["walls"]
    }  # fmt: skip
    write = rules.kinds["square"].write
    return [
        Square(
            at, write(at), x, y, terrain, resource, culture, coins, tokens.get(at, 0),
            markers.get(at, NONE), lands.get(at), cities.get(at), at in walled,
            _figures(part["seats"], at),
        )
        for at, x, y, terrain, resource, culture, coins in part["squares"]
    ]  # fmt: skip


def _figures(seats: list[Data], square: int) -> tuple[Figures, ...]:
    found = []
    for seat, own in enumerate(seats):
        armies, scouts = own["armies"].count(square), own["scouts"].count(square)
        if armies or scouts:
            found.append(Figures(seat, armies, scouts))
    return tuple(found)
