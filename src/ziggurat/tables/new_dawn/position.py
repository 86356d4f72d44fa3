"""A position of A New Dawn, gathered for drawing: every space with all that lies on it.

Owns the reading of the view, which lists pieces by owner, into spaces. Whoever draws, in a
terminal or as a picture, starts from here. It never knows a class of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from ziggurat.tables.new_dawn.tiles import (
    DIRECTIONS,
    LETTERS,
    Icons,
    cells,
    first_space,
    icons,
    side_row,
)

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

Data: TypeAlias = dict[str, Any]

TERRAINS: Final = ("grassland", "hills", "forest", "desert", "mountain", "water", "natural_wonder")
DIFFICULTY: Final = (1, 2, 3, 4, 5, 1, 5)
WATER: Final = 5
RESOURCES: Final = ("marble", "mercury", "oil", "diamond")
FOCUS_TYPES: Final = ("culture", "science", "economy", "industry", "military")
LEVELS: Final = ("I", "II", "III", "IV")
# The spaces of the tech dial that bring a card, each with its level.
LEVEL_SPACES: Final = {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}
LAST_SPACE: Final = 24

NONE: Final = -1
ON_CARD: Final = -1
LOCKED: Final = -2

CONTROL: Final = "control"
REINFORCED: Final = "reinforced"
CITY: Final = "city"
CAPITAL: Final = "capital"
NOBODY_THERE: Final = (NONE, "")


class Space(NamedTuple):
    """A space with all that lies on it.

    `piece` is empty or what the seat `owner` has there. `wonder`, `natural` and
    `city_state` are rows, `resource` a number and `barbarian` a letter, or several that share
    the space; what is absent is `NONE` or empty. `conquered` is the city-state whose space this
    was.
    """

    number: int
    label: str
    q: int
    r: int
    terrain: int
    owner: int
    piece: str
    mature: bool
    wonder: int
    caravans: tuple[int, ...]
    barbarian: str
    resource: int
    natural: int
    city_state: int
    conquered: int

    @property
    def difficulty(self) -> int:
        """The printed difficulty; only land has one that matters."""
        return DIFFICULTY[self.terrain]


class Position:
    """A view of the game with what follows from it.

    `building` tells that the map is still being built: then only tiles lie there, and
    `spaces` show what is printed on them.
    """

    def __init__(self, rules: Rules, part: Data) -> None:
        self.rules: Final = rules
        self.data: Final = part
        self.building: Final = not part["spaces"]
        # No city can be mature where there are no neighbours yet.
        young: Data = {"mature": []} if self.building else {}
        self.realms: Final[list[Data]] = [{**realm, **young} for realm in part["realms"]]
        self.printed: Final[Icons] = icons(rules, [(at[0], at[1]) for at in part["placed"]])
        self.spaces: Final = _gather(self)
        self.by_cell: Final = {(space.q, space.r): space for space in self.spaces}

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.realms)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        turns: int = self.data["turns"]
        return max(turns - 1, 0) // self.seats + 1

    def neighbours(self, space: Space) -> list[Space | None]:
        """What lies around a space, by direction; None is beyond the map."""
        return neighbours(self.by_cell, space)

    def held(self, seat: int, family: str) -> list[int]:
        """The rows of a family that act for a seat, ascending."""
        members = _members(self.rules, family)
        return [row for row in self.realms[seat]["cards"] if row in members]


def neighbours(by_cell: dict[tuple[int, int], Space], space: Space) -> list[Space | None]:
    """Those of some spaces that lie around another, by direction."""
    return [by_cell.get((space.q + dq, space.r + dr)) for dq, dr in DIRECTIONS]


# Numbers of rows


@lru_cache
def _members(rules: Rules, family: str) -> frozenset[int]:
    return frozenset(rules.families[family])


def _printed(rules: Rules, row: int) -> Any:
    return rules.rows[row]


def place_in(rules: Rules, family: str, row: int) -> int:
    """Which one of its family a row is, from 0."""
    return rules.families[family].index(row)


def focus_of(rules: Rules, card: int) -> int:
    """The type of a focus card."""
    return _printed(rules, card).focus  # type: ignore[no-any-return]


def level_of(rules: Rules, card: int) -> str:
    """The level of a focus card as a Roman number."""
    return LEVELS[_printed(rules, card).level - 1]


def wonder_type(rules: Rules, wonder: int) -> int:
    """The type of a wonder."""
    return _printed(rules, wonder).type  # type: ignore[no-any-return]


def era_of(rules: Rules, wonder: int) -> int:
    """The era of a wonder."""
    return _printed(rules, wonder).era  # type: ignore[no-any-return]


# Gathering


def _gather(position: Position) -> list[Space]:
    """All spaces, those of the upper rows first."""
    laid = _laid(position) if position.building else position.data["spaces"]
    lying = _lying(position)
    ground = _ground(position.rules, tuple([tuple(at) for at in laid]))
    return [_space(position.printed, lying, *at) for at in ground]


@lru_cache
def _ground(
    rules: Rules, laid: tuple[tuple[int, int, int, int], ...]
) -> list[tuple[int, str, int, int, int]]:
    """What never changes about spaces: number, label, q, r and terrain, in reading order."""
    write = rules.kinds["space"].write
    found = [(number, write(number), q, r, terrain) for number, q, r, terrain in laid]
    return sorted(found, key=_reading_order)


def _reading_order(space: tuple[int, str, int, int, int]) -> tuple[int, int]:
    return space[3], space[2]


def _laid(position: Position) -> Iterable[tuple[int, int, int, int]]:
    """The spaces of the tiles laid so far, as (space, q, r, terrain)."""
    for placed in position.data["placed"]:
        yield from _tile(position.rules, *placed)


def _tile(
    rules: Rules, tile: int, side: int, rotation: int, q: int, r: int
) -> Iterable[tuple[int, int, int, int]]:
    terrain = side_row(rules, tile, side).terrain
    for at, cell in enumerate(cells(side, rotation, q, r)):
        yield first_space(tile) + at, *cell, terrain[at]


def tile_spaces(rules: Rules, tile: int, side: int) -> list[Space]:
    """The spaces of a side of a tile by itself, with what is printed on them."""
    printed = icons(rules, [(tile, side)])
    bare = _Lying([], {}, printed.resources, printed.barbarians, printed.naturals,
                  printed.city_states)  # fmt: skip
    laid = tuple(_tile(rules, tile, side, 0, 0, 0))
    label = rules.kinds["space"].write
    return [_space(printed, bare, at, label(at), q, r, ground) for at, q, r, ground in laid]


class _Lying:
    """Pieces by space."""

    def __init__(
        self,
        realms: list[Data],
        wonders: dict[int, int],
        resources: dict[int, int],
        barbarians: dict[int, str],
        naturals: dict[int, int],
        city_states: dict[int, int],
    ) -> None:
        self.owners: Final = _owners(realms)
        self.mature: Final = {space for realm in realms for space in realm["mature"]}
        self.caravans: Final = [
            (space, seat)
            for seat, realm in enumerate(realms)
            for space in realm["caravans"]
            if space >= 0
        ]
        self.wonders: Final = wonders
        self.resources: Final = resources
        self.barbarians: Final = barbarians
        self.naturals: Final = naturals
        self.city_states: Final = city_states


def _lying(position: Position) -> _Lying:
    """All pieces; before the map is finished, the icons where they will lie."""
    data, printed, realms = position.data, position.printed, position.realms
    if position.building:
        return _Lying(realms, {}, printed.resources, printed.barbarians, printed.naturals,
                      printed.city_states)  # fmt: skip
    wonders = position.rules.families["wonder"]
    return _Lying(
        realms,
        {
            space: wonder
            for wonder, space in zip(wonders, data["wonders"], strict=True)
            if space >= 0
        },
        {space: kind for kind, spaces in enumerate(data["resources"]) for space in spaces},
        _letters(data["barbarians"]),
        {space: printed.naturals.get(space, NONE) for space in data["natural"]},
        {space: row for space, row in data["city_states"]},
    )


def _letters(barbarians: list[int]) -> dict[int, str]:
    """The barbarians on each space; for a moment several may share one."""
    found: dict[int, str] = {}
    for at, space in enumerate(barbarians):
        if space >= 0:
            found[space] = found.get(space, "") + LETTERS[at]
    return found


def _owners(realms: list[Data]) -> dict[int, tuple[int, str]]:
    """Who has what where."""
    found: dict[int, tuple[int, str]] = {}
    for seat, realm in enumerate(realms):
        for name, spaces in (
            (CONTROL, realm["control"]),
            (REINFORCED, realm["reinforced"]),
            (CITY, realm["cities"]),
            (CAPITAL, [realm["capital"]]),
        ):
            for space in spaces:
                if name != CAPITAL or space in realm["cities"]:
                    found[space] = (seat, name)
    return found


def _space(
    icon: Icons, lying: _Lying, number: int, label: str, q: int, r: int, terrain: int
) -> Space:
    owner, piece = lying.owners.get(number, NOBODY_THERE)
    state = lying.city_states.get(number, NONE)
    printed = icon.city_states.get(number, NONE)
    # By place and not by name: this is done for every space of every position.
    return Space(
        number, label, q, r, terrain, owner, piece,
        number in lying.mature,
        lying.wonders.get(number, NONE),
        tuple([seat for space, seat in lying.caravans if space == number]),
        lying.barbarians.get(number, ""),
        lying.resources.get(number, NONE),
        lying.naturals.get(number, NONE),
        state,
        printed if state == NONE else NONE,
    )  # fmt: skip
