"""Parts: who fills the slots of a table, the base game and each of its modules.

Owns how parts are found and put together. It never knows what a part shows.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from ziggurat.tables.slots import Contest

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.slots import (
        Chip,
        Figure,
        Kind,
        Line,
        Mark,
        Panel,
        Piece,
        Progress,
        Sign,
    )

Data: TypeAlias = dict[str, Any]
# So many built games are remembered.
KEPT: Final = 64


class Part:
    """What the base of a game, or one of its modules, shows; here: nothing.

    Every method gets the whole table; a slot that a part does not fill stays empty. `resolving`
    are questions in which something is carried out, so that passing ends that. `city_groups` are
    what a city can do, in groups by name, each with its verbs. `contest` is how attacks are told,
    or what a module adds to that. `rounds` are the flows of the whole table; all others belong to
    one seat. `marking` is what can be true of pieces of others' kinds.
    """

    resolving: ClassVar[tuple[str, ...]] = ()
    city_groups: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = ()
    contest: ClassVar[Contest] = Contest()
    rounds: ClassVar[tuple[str, ...]] = ()
    marking: ClassVar[tuple[Mark, ...]] = ()

    def kinds(self, rules: Rules) -> Iterable[Kind]:
        """The kinds of pieces that it brings, in the order in which they are told."""
        return ()

    def pieces(self, shown: Presentation) -> Iterable[tuple[int, Piece]]:
        """What stands where, as (space, piece)."""
        return ()

    def marks(self, shown: Presentation) -> Iterable[tuple[int, Mark]]:
        """What is true of pieces, as (space, mark)."""
        return ()

    def signs(self, shown: Presentation) -> Iterable[tuple[int, Sign]]:
        """What is seen on spaces themselves, as (space, sign)."""
        return ()

    def figures(self, shown: Presentation, seat: int) -> Iterable[Figure]:
        """What a seat can move, on the map or ready to come there."""
        return ()

    def lying(self, shown: Presentation, seat: int) -> Iterable[tuple[int, int]]:
        """What lies on the cards before a seat, as (place, row)."""
        return ()

    def tokens(self, shown: Presentation) -> Iterable[tuple[int, Sign]]:
        """What lies on cards beside the map, as (row, sign)."""
        return ()

    def chips(self, shown: Presentation, seat: int) -> Iterable[Chip]:
        """Short facts about a seat."""
        return ()

    def lines(self, shown: Presentation, seat: int) -> Iterable[Line]:
        """What a seat has."""
        return ()

    def secrets(self, shown: Presentation) -> Iterable[int]:
        """Rows that the viewer alone may read, beside those that the game itself tells."""
        return ()

    def panels(self, shown: Presentation) -> Iterable[Panel]:
        """What lies beside the map and belongs to nobody."""
        return ()

    def piles(self, shown: Presentation) -> Iterable[Chip]:
        """Piles that belong to nobody: how much is left in each."""
        return ()

    def progress(self, shown: Presentation, seat: int) -> Iterable[Progress]:
        """How far a seat is with what wins."""
        return ()

    def face(self, rules: Rules, family: str, number: int) -> Data:
        """What is printed on a card beside its name and its text."""
        return {}


class Presentation:
    """A view with the parts that show it; the slots of all parts, put together."""

    def __init__(self, rules: Rules, view: Data) -> None:
        self.rules: Final = rules
        self.view: Final = view
        self.viewer: Final[int] = view["seat"]
        self._views: Final[dict[str, Data]] = {part["is"]: part for part in view["parts"]}
        self._read: Final[set[str]] = set()
        self._parts: Final = parts_of(rules)
        self.kinds: Final = kinds_of(rules)

    def part(self, name: str) -> Data:
        """A part of the view by its record; empty if there is none."""
        self._read.add(name)
        return self._views.get(name, {})

    def unread(self) -> list[Data]:
        """The parts of the view that nobody has asked for, and so nobody shows."""
        return [part for name, part in self._views.items() if name not in self._read]

    def pieces(self) -> dict[int, tuple[Piece, ...]]:
        """What stands on each space, the lowest layer first."""
        found: dict[int, list[Piece]] = {}
        for part in self._parts:
            for space, piece in part.pieces(self):
                found.setdefault(space, []).append(piece)
        orders = {name: at for at, name in enumerate(self.kinds)}
        for there in found.values():
            if len(there) > 1:
                there[:] = self._seen(there)
                there.sort(key=lambda piece: orders[piece.kind])
        return {space: tuple(there) for space, there in found.items()}

    def _seen(self, there: list[Piece]) -> list[Piece]:
        """The pieces of a space without those that others cover."""
        covered = {(self.kinds[at.kind].covers, at.seat) for at in there}
        return [at for at in there if (at.kind, at.seat) not in covered]

    def marks(self) -> dict[int, tuple[Mark, ...]]:
        """What is true of the pieces on each space."""
        return _by_space([at for part in self._parts for at in part.marks(self)])

    def signs(self) -> dict[int, tuple[Sign, ...]]:
        """What is seen on each space itself."""
        return _by_space([at for part in self._parts for at in part.signs(self)])

    def figures(self, seat: int) -> list[Figure]:
        """What a seat can move."""
        return [figure for part in self._parts for figure in part.figures(self, seat)]

    def lying(self, seat: int) -> dict[int, tuple[int, ...]]:
        """What lies on the cards before a seat, by place."""
        return _by_space([at for part in self._parts for at in part.lying(self, seat)])

    def tokens(self) -> dict[int, tuple[Sign, ...]]:
        """What lies on cards beside the map, by row."""
        return _by_space([at for part in self._parts for at in part.tokens(self)])

    def chips(self, seat: int) -> list[Chip]:
        """Short facts about a seat."""
        return [chip for part in self._parts for chip in part.chips(self, seat)]

    def lines(self, seat: int) -> list[Line]:
        """What a seat has."""
        return [line for part in self._parts for line in part.lines(self, seat)]

    def secrets(self) -> list[int]:
        """Rows that the viewer alone may read."""
        return [row for part in self._parts for row in part.secrets(self)]

    def panels(self) -> list[Panel]:
        """What lies beside the map."""
        return [panel for part in self._parts for panel in part.panels(self)]

    def piles(self) -> list[Chip]:
        """Piles that belong to nobody."""
        return [chip for part in self._parts for chip in part.piles(self)]

    def progress(self, seat: int) -> dict[int, Progress]:
        """How far a seat is, by the row that asks for it."""
        return {at.row: at for part in self._parts for at in part.progress(self, seat)}


def _by_space(pairs: Iterable[tuple[int, Any]]) -> dict[int, tuple[Any, ...]]:
    found: dict[int, list[Any]] = {}
    for space, what in pairs:
        found.setdefault(space, []).append(what)
    return {space: tuple(there) for space, there in found.items()}


def found_module(name: str) -> ModuleType | None:
    """A module of Python by its whole name, if there is one."""
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:
        return None


def modules_in(package: str, rules: Rules) -> list[tuple[str, ModuleType]]:
    """What the modules of a game bring to a package of it, each with the name of its module."""
    home = f"{package}.{rules.game.folder}"
    found = [(name, found_module(f"{home}.{name}")) for name in rules.installed]
    return [(name, at) for name, at in found if at is not None]


@lru_cache(maxsize=KEPT)
def parts_of(rules: Rules) -> tuple[Part, ...]:
    """The parts of a game as it is built, its base first."""
    base = found_module(f"{__package__}.{rules.game.folder}")
    found = [] if base is None else [base]
    found.extend([at for _, at in modules_in(__package__, rules)])
    return tuple([at.PART for at in found])


@lru_cache(maxsize=KEPT)
def kinds_of(rules: Rules) -> dict[str, Kind]:
    """The table of kinds: all pieces there can be, the lowest layer first."""
    found = [kind for part in parts_of(rules) for kind in part.kinds(rules)]
    marks = [mark for part in parts_of(rules) for mark in part.marking]
    ordered = sorted(found, key=lambda kind: kind.layer)
    return {kind.name: _marked(kind, marks) for kind in ordered}


def _marked(kind: Kind, marks: list[Mark]) -> Kind:
    """A kind with what parts say can be true of it."""
    more = tuple([mark for mark in marks if mark.kind == kind.name])
    return kind._replace(marks=kind.marks + more) if more else kind


@lru_cache(maxsize=KEPT)
def contest_of(rules: Rules) -> Contest:
    """How attacks are told, by all parts together."""
    found = [part.contest for part in parts_of(rules)]
    return Contest(
        tuple([name for at in found for name in at.frames]),
        tuple([key for at in found for key in at.won]),
        tuple([key for at in found for key in at.lost]),
        tuple([side for at in found for side in at.sums]),
        tuple([key for at in found for key in at.announced]),
        tuple([name for at in found for name in at.sides]),
    )


@lru_cache(maxsize=KEPT)
def rounds_of(rules: Rules) -> frozenset[str]:
    """The flows of the whole table, by all parts together."""
    return frozenset([name for part in parts_of(rules) for name in part.rounds])


def face_of(rules: Rules, family: str, number: int) -> Data:
    """What is printed on a card beside its name and its text."""
    found: Data = {}
    for part in parts_of(rules):
        found.update(part.face(rules, family, number))
    return found
