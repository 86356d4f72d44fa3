"""The table of The Board Game: every square with all that stands on it, and every seat.

Owns the squares of the map. Whoever shows them, in a terminal, in a picture or on a page, starts
from here. It never knows a class of the game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from ziggurat.tables.board_game.kinds import CITY
from ziggurat.tables.board_game.part import COIN, COMBAT, CULTURE, PRODUCTION, TRADE, VIEW, covering
from ziggurat.tables.slots import NONE, Mark, Piece, Sign

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.parts import Presentation

Data: TypeAlias = dict[str, Any]
Icons: TypeAlias = tuple[int, int, int, int, int]
Grounds: TypeAlias = tuple[tuple[int, ...], ...]

TILE_SIDE: Final = 4
TILE_SQUARES: Final = 16


class Square(NamedTuple):
    """A revealed square with all that stands on it, the lowest layer first.

    `land` is (seat, slot) of the city whose outskirts or centre it is, or empty.
    """

    number: int
    label: str
    x: int
    y: int
    terrain: int
    land: tuple[int, ...] = ()
    pieces: tuple[Piece, ...] = ()
    marks: tuple[Mark, ...] = ()
    signs: tuple[Sign, ...] = ()

    def of_kind(self, *kinds: str) -> Piece | None:
        """The first piece of some kinds, if there is one."""
        return next((piece for piece in self.pieces if piece.kind in kinds), None)

    @property
    def marker(self) -> int:
        """The row of the building, wonder or great person, or `NONE`."""
        found = [at.row for at in self.pieces if at.row != NONE]
        return found[0] if found else NONE

    def sign(self, name: str) -> int:
        """How much of something is seen on the square itself."""
        return sum([at.amount for at in self.signs if at.name == name])


# So many fields of a square are printed and never change.
PRINTED: Final = 5


class Place(NamedTuple):
    """A place whose tile is still facedown."""

    label: str
    x: int
    y: int


class SquareTable:
    """The map of squares and the seats, as a view tells them."""

    def __init__(self, shown: Presentation) -> None:
        rules, part = shown.rules, shown.part(VIEW)
        self.shown: Final = shown
        self.rules: Final = rules
        self.data: Final[Data] = part
        self.seats: Final[list[Data]] = list(part["seats"])
        self.most_trade: Final[int] = part["most"][0]
        self.last_space: Final[int] = part["most"][1]
        self.coins_to_win: Final[int] = part["most"][2]
        # What each terrain brings: trade and production.
        self.grounds: Final[Grounds] = tuple([tuple(ground) for ground in part["grounds"]])
        self.barren: Final[frozenset[int]] = frozenset(part["barren"])
        self.squares: Final = _gather(shown, part)
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

    def pyramid(self, seat: int) -> list[list[int]]:
        """Known techs by row, the bottom one first; a first tech lies there whatever its level.

        What the slot `lying` tells lies in the row that it says.
        """
        rows: list[list[int]] = [[] for _ in range(top_level(self.rules))]
        civilization: int = self.seats[seat]["civilization"]
        first = NONE if civilization == NONE else first_tech(self.rules, civilization)
        elsewhere = self.shown.lying(seat)
        placed = [row for there in elsewhere.values() for row in there]
        for tech in self.seats[seat]["techs"]:
            if tech in placed:
                continue
            rows[0 if tech == first else level_of(self.rules, tech) - 1].append(tech)
        for at, there in elsewhere.items():
            rows[at].extend(there)
        return rows


def icons(rules: Rules, row: int) -> Icons:
    """What a marker brings: trade, production, culture, coins and its combat bonus."""
    at: Any = rules.rows[row]
    return at.trade, at.production, at.culture, at.coins, at.combat


def yields(rules: Rules, grounds: Grounds, square: Square, barren: bool) -> Icons:
    """What a square brings, as `icons` are: of its marker, else what is printed."""
    if square.of_kind(CITY):
        return 0, 0, 0, 0, 0
    if square.marker != NONE:
        return icons(rules, square.marker)
    trade, production = grounds[square.terrain]
    if barren:
        production = 0
    if any([piece.kind in covering(rules) for piece in square.pieces]):
        trade, production = square.sign(TRADE), square.sign(PRODUCTION)
    return trade, production, square.sign(CULTURE), square.sign(COIN), square.sign(COMBAT)


def first_tech(rules: Rules, civilization: int) -> int:
    """The tech that a civilization begins with."""
    row: Any = rules.rows[civilization]
    tech: int = row.tech
    return tech


@lru_cache
def top_level(rules: Rules) -> int:
    """The highest level of any tech."""
    return max([level_of(rules, tech) for tech in rules.families["tech"]])


def level_of(rules: Rules, tech: int) -> int:
    """The level of a tech."""
    row: Any = rules.rows[tech]
    level: int = row.level
    return level


def _gather(shown: Presentation, part: Data) -> list[Square]:
    lands = {square: (seat, slot) for square, seat, slot in part["lands"]}
    for seat, own in enumerate(part["seats"]):
        for squares in (own["cities"], own["annexes"]):
            lands.update({square: (seat, slot) for slot, square in enumerate(squares)})
    pieces, marks, signs = shown.pieces(), shown.marks(), shown.signs()
    found = list(_bare(shown.rules, tuple([tuple(at[:4]) for at in part["squares"]])))
    for at, square in enumerate(found):
        number = square.number
        # Most squares are bare, and as they were printed.
        if number in lands or number in pieces or number in marks or number in signs:
            found[at] = Square(
                *square[:PRINTED], lands.get(number, ()), pieces.get(number, ()),
                marks.get(number, ()), signs.get(number, ()),
            )  # fmt: skip
    return found


@lru_cache
def _bare(rules: Rules, printed: tuple[tuple[int, int, int, int], ...]) -> list[Square]:
    """Squares with nothing on them."""
    write = rules.kinds["square"].write
    return [Square(at, write(at), x, y, terrain) for at, x, y, terrain in printed]
