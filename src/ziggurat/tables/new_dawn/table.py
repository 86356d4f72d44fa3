"""The table of A New Dawn: every space with all that stands on it, and every realm.

Owns the spaces of the map. Whoever shows them, in a terminal, in a picture or on a page, starts
from here. It never knows a class of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from ziggurat.tables.new_dawn.part import VIEW
from ziggurat.tables.new_dawn.terrain import terrains
from ziggurat.tables.new_dawn.tiles import DIRECTIONS, cells, printed, side_row, spaces_of
from ziggurat.tables.numerals import roman
from ziggurat.tables.parts import Presentation
from ziggurat.tables.slots import MAIN, NONE, Mark, Piece, Sign

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

Data: TypeAlias = dict[str, Any]


class Space(NamedTuple):
    """A space with all that stands on it, the lowest layer first; `owner` is whose it is.

    `difficulty` is the printed one, which matters on land only. `tile` is the one it is printed on,
    0 for water that fills a hole.
    """

    number: int
    label: str
    q: int
    r: int
    terrain: int
    difficulty: int
    tile: int
    owner: int = NONE
    pieces: tuple[Piece, ...] = ()
    marks: tuple[Mark, ...] = ()
    signs: tuple[Sign, ...] = ()

    def of_kind(self, kind: str) -> list[Piece]:
        """The pieces of a kind."""
        return [piece for piece in self.pieces if piece.kind == kind]


# So many fields of a space are printed and never change.
PRINTED: Final = 7


def round_in(data: Data) -> int:
    """The number of the round that a view tells, from 1."""
    turns: int = data["turns"]
    return max(turns - 1, 0) // len(data["realms"]) + 1


class HexTable:
    """The hex map and the realms, as a view tells them.

    `building` tells that the map is still being built: then only tiles lie there, and
    `spaces` show what is printed on them.
    """

    def __init__(self, shown: Presentation) -> None:
        self.shown: Final = shown
        self.rules: Final = shown.rules
        self.data: Final[Data] = shown.part(VIEW)
        self.building: Final = not self.data["spaces"]
        young: Data = {"mature": []} if self.building else {}
        self.realms: Final[list[Data]] = [{**realm, **young} for realm in self.data["realms"]]
        self.spaces: Final = _gather(self)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.realms)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return round_in(self.data)

    @property
    def needed(self) -> int:
        """How many victory cards win."""
        return max(len(self.data["victory"]) - self.rules.limits["victory_spare"], 0)

    def held(self, seat: int, family: str) -> list[int]:
        """The rows of a family that act for a seat, ascending."""
        members = _members(self.rules, family)
        return [row for row in self.realms[seat]["cards"] if row in members]


def neighbours(by_cell: dict[tuple[int, int], Space], space: Space) -> list[Space | None]:
    """Those of some spaces that lie around another, by direction."""
    return [by_cell.get((space.q + dq, space.r + dr)) for dq, dr in DIRECTIONS]


# What is printed on cards


@lru_cache
def _members(rules: Rules, family: str) -> frozenset[int]:
    return frozenset(rules.families[family])


def row_of(rules: Rules, number: int) -> Any:
    """A row, with what is printed on it."""
    return rules.rows[number]


def level_of(rules: Rules, card: int) -> str:
    """The level of a focus card as a Roman number."""
    return roman(row_of(rules, card).level)


@lru_cache
def slots_of(rules: Rules) -> tuple[int, ...]:
    """The numbers of the slots of a focus row, from left to right."""
    return tuple([row_of(rules, row).value for row in rules.families["focus_slot"]])


def agendas_of(rules: Rules, card: int) -> tuple[int, ...]:
    """The agendas on a victory card."""
    return tuple([agenda.number for agenda in row_of(rules, card).agendas])


# Gathering


def _gather(position: HexTable) -> list[Space]:
    """All spaces, those of the upper rows first."""
    shown, rules = position.shown, position.rules
    laid = _laid(position) if position.building else position.data["spaces"]
    pieces, marks, signs = shown.pieces(), shown.marks(), shown.signs()
    found = list(_ground(rules, tuple([tuple(at) for at in laid])))
    for at, space in enumerate(found):
        number = space.number
        # Most spaces are bare, and as they were printed.
        if number in pieces or number in marks or number in signs:
            there = pieces.get(number, ())
            found[at] = Space(
                *space[:PRINTED], _holder(shown, there), there, marks.get(number, ()),
                signs.get(number, ()),
            )  # fmt: skip
    return found


def _holder(shown: Presentation, pieces: tuple[Piece, ...]) -> int:
    """Whose a space is: that of the piece which holds it."""
    for piece in pieces:
        if shown.kinds[piece.kind].layer == MAIN:
            return piece.seat
    return NONE


@lru_cache
def _ground(rules: Rules, laid: tuple[tuple[int, int, int, int, int], ...]) -> list[Space]:
    """Spaces as they are printed, in reading order: they never change."""
    return sorted([_space(rules, *at) for at in laid], key=_reading_order)


def _space(rules: Rules, number: int, q: int, r: int, terrain: int, tile: int) -> Space:
    """A space with nothing on it."""
    label = rules.kinds["space"].write(number)
    return Space(number, label, q, r, terrain, terrains(rules)[terrain].difficulty, tile)


def _reading_order(space: Space) -> tuple[int, int]:
    return space.r, space.q


def _laid(position: HexTable) -> Iterable[tuple[int, int, int, int, int]]:
    """The spaces of the tiles laid so far, as (space, q, r, terrain, tile)."""
    for placed in position.data["placed"]:
        yield from _tile(position.rules, *placed)


def _tile(
    rules: Rules, tile: int, side: int, rotation: int, q: int, r: int
) -> Iterable[tuple[int, int, int, int, int]]:
    terrain, spaces = side_row(rules, tile, side).terrain, spaces_of(rules, tile)
    for at, cell in enumerate(cells(side, rotation, q, r)):
        yield spaces[at], *cell, terrain[at], tile


def tile_spaces(
    rules: Rules, tile: int, side: int, rotation: int = 0, capitals: bool = False
) -> list[Space]:
    """The spaces of a side of a tile by itself, in their order, with what is printed on them."""
    icons: dict[int, list[Piece]] = {}
    for space, piece in printed(rules, ((tile, side),), capitals).pieces:
        icons.setdefault(space, []).append(piece)
    bare = [_space(rules, *at) for at in _tile(rules, tile, side, rotation, 0, 0)]
    return [space._replace(pieces=tuple(icons.get(space.number, ()))) for space in bare]
