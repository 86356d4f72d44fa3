"""What a game declares about itself: modules, options, limits, facts, invariants and endings.

Owns the plain rows that `install` functions hand to a Build. They hold no behaviour.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from ziggurat.build.build import Build
    from ziggurat.kernel.state import State

Ints: TypeAlias = tuple[int, ...]
Terms: TypeAlias = tuple[str, ...]
CheckIt: TypeAlias = "Callable[[State], str]"
ReachIt: TypeAlias = "Callable[[State, int], None]"
ReadFact: TypeAlias = "Callable[[State, Ints], Ints]"
WriteFact: TypeAlias = "Callable[[State, Ints, Ints], None]"
InstallIt: TypeAlias = "Callable[[Build], None]"
NO_TERMS: Final[dict[str, Terms]] = {}
# How an option is chosen: from a list, as a number, or as a set of seats (decision 0043).
LIST: Final = "list"
NUMBER: Final = "number"
SEATS: Final = "seats"
NEVER: Final[dict[str, str]] = {}


class Limit(NamedTuple):
    """A number that options and modules may set."""

    name: str
    value: int


class Invariant(NamedTuple):
    """Something that holds after every decision; `check` says what is wrong, or nothing."""

    name: str
    check: CheckIt


class Ending(NamedTuple):
    """A way to win, for checks only: `reach` lets a seat meet its condition, unnoticed so far.

    The game ends when its rules look next, which may be in the middle of other work.
    """

    name: str
    reach: ReachIt


class Fact(NamedTuple):
    """Something a scene can state and, if `write` is given, set up.

    `kinds` are the kinds of its arguments, `value` that of its values; there may be `many`.
    """

    name: str
    kinds: tuple[str, ...]
    value: str
    read: ReadFact
    write: WriteFact | None = None
    many: bool = False


class Sequence(NamedTuple):
    """A question that comes back after each answer, where the order matters, and why it does.

    One where it does not says `any_order` (decision 0021); the suite lets none say neither.
    """

    topic: str
    why: str


class Option(NamedTuple):
    """A setting of a game or a module: its values, each with what it installs; the first is usual.

    A value may need or exclude others: `needs` and `excludes` hold terms (see `declared`) by value.
    Of a long row of values some are `tried` in mixes. `older` says what a value was called before,
    for saves of that time. One that is a number or a set of seats is made in `option.py`.
    """

    name: str
    values: dict[str, InstallIt]
    needs: dict[str, Terms] = NO_TERMS
    excludes: dict[str, Terms] = NO_TERMS
    kind: str = LIST
    tried: Terms = ()
    older: dict[str, str] = NEVER

    def meant(self, text: str) -> str:
        """The value that a text stands for, or the text itself if there is none."""
        value = self.older.get(text, text)
        if self.kind == SEATS and value not in self.values:
            names = value.split("+")
            ordered = [seat for seat in self.values if seat in names]
            if len(ordered) == len(names):
                return "+".join(ordered)
        return value

    def told(self) -> str:
        """What it can be, in words."""
        there = list(self.values)
        if self.kind == NUMBER:
            return f"a whole number from {there[0]} to {there[-1]}"
        if self.kind == SEATS:
            seats = [seat for seat in there[:-1] if "+" not in seat]
            return f"{there[-1]}, {', '.join(seats)}, or several such as {seats[0]}+{seats[-1]}"
        return ", ".join(there)


class Module(NamedTuple):
    """An expansion or variant.  `after` names modules whose replacements it builds on.

    `needs` and `excludes` are terms (see `declared`). `stage` tells players how far it has come:
    draft, trial or stable. `seats` are numbers of seats that it adds, `no_seats` those it refuses.
    So many of all seats, the last ones, are `governed`: a rule plays them. Games of a version
    below `implied_before` were played as this module has it, though they do not name it.
    """

    name: str
    install: InstallIt
    after: tuple[str, ...] = ()
    needs: Terms = ()
    stage: str = "stable"
    sequences: tuple[Sequence, ...] = ()
    excludes: Terms = ()
    options: tuple[Option, ...] = ()
    seats: Ints = ()
    no_seats: Ints = ()
    governed: int = 0
    implied_before: int = 0


class Game(NamedTuple):
    """What the world needs to know of a game before it is built.

    `folder` is the package with its ledger; `version` changes when behaviour does. `seats` are the
    numbers of seats without any module. A module of `joins` is installed as soon as all modules
    that it needs are chosen; it is never chosen itself. `endings` let checks end a game anywhere.
    """

    name: str
    version: int
    folder: str
    seat_names: tuple[str, ...]
    seats: Ints
    install: InstallIt
    modules: tuple[Module, ...] = ()
    options: tuple[Option, ...] = ()
    sequences: tuple[Sequence, ...] = ()
    joins: tuple[Module, ...] = ()
    endings: tuple[Ending, ...] = ()


def sequences_of(game: Game, installed: tuple[str, ...]) -> dict[str, str]:
    """The topics whose answers are sequences with some modules in play, and why."""
    found = {topic: why for topic, why in game.sequences}
    for module in (*game.modules, *game.joins):
        if module.name in installed:
            found.update({topic: why for topic, why in module.sequences})
    return found
