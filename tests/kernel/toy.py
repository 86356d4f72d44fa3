"""A toy game for the tests of the kernel: a table, a purse and a hand for each seat.

Owns the smallest rules that build. Tests put in the one step, row or asker they are about. It
uses the template's table, because a compiled engine takes no table that a test declares.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ziggurat.build.build import Build, build, new_state
from ziggurat.build.game import Game, InstallIt, Limit
from ziggurat.build.kind import amount
from ziggurat.games.template.state import Table, table
from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.content import Row
from ziggurat.kernel.engine import advance
from ziggurat.kernel.flows import Ask, Flow
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason, ReasonKind
from ziggurat.kernel.rules import Asker, Rules, Step
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag, bag_of
from ziggurat.lib.vec import Rows, filled

Ints: TypeAlias = tuple[int, ...]
# What a test changes; seams return themselves, so that the result does not matter.
Change: TypeAlias = Callable[[Build], object]
SAY: Final = 10
FORBIDDEN: Final = 10
SAYINGS: Final[tuple[Choice, ...]] = ((SAY, 1), (SAY, 2))


def start(rules: Rules, seats: int) -> State:
    """An empty table with the main flow to run."""
    none: Rows = tuple([() for _ in range(seats)])
    g = Table(rules, seats, 0, 0, bag_of(()), bag_of(()), -1, filled(seats, 0), none, none)
    g.push(Flow("main", 0))
    return g


def end(s: State, seat: int) -> None:
    """End the game; seat 0 wins."""
    s.finish((0,), "end", table(s).coins)


def install(b: Build) -> None:
    """A game that ends at once."""
    b.start(start)
    b.records((Table, Bag))
    b.flow("main").add((Step("end", end),))
    b.kinds.add((amount("number", 0, 9),))
    b.verbs.add((Verb(SAY, "say", ("number",)),))
    b.reasons.add((ReasonKind(FORBIDDEN, "forbidden", "toy.forbidden"),))
    b.limits.add((Limit("size", 4),))


def game(change: Change = lambda b: None) -> Game:
    """The toy game with a change."""
    names = ("north", "east", "south", "west")
    return Game("toy", 1, "toy", names, (2, 3, 4), installing(both(install, change)))


def installing(change: Change) -> InstallIt:
    """A change as something that a game or a module installs."""

    def install_it(b: Build) -> None:
        change(b)

    return install_it


def noting(name: str) -> Step:
    """A step that only tells that it ran."""
    return Step(name, lambda s, seat: s.note(name, seat))


def pushing(name: str, work: Callable[[State, int], None]) -> Change:
    """A change of the game: one more step before the end."""
    return lambda b: b.flow("main").before("end", Step(name, work))


def begun(change: Change, seats: int = 2, hands: tuple[Ints, ...] = ()) -> Table:
    """A game run to its first question, with a journal."""
    g = table(new_state(build(game(change)), seats))
    g.hands = hands + g.hands[len(hands) :]
    g.journal = []
    advance(g)
    return g


def told(s: State) -> list[tuple[str, int]]:
    """What has happened since the last time: keys and seats."""
    events = s.journal or []
    s.journal = []
    return [(event.key, event.seat) for event in events]


def ask_saying(s: State, seat: int, args: Ints) -> Question:
    """Two sayings."""
    return Question(seat, "saying", PICK, SAYINGS, args)


def refuse_saying(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    """Other sayings are forbidden."""
    return Reason(FORBIDDEN if choice[0] == SAY else OTHER_QUESTION, args)


def tell_sayings(s: State, order: Ints, answers: tuple[Choice, ...], args: Ints) -> None:
    """Tell who said what, in the order of the seats asked."""
    for seat, answer in zip(order, answers, strict=True):
        s.note(f"said {answer[1]}", seat, args)


SAYING: Final = Asker("saying", ask_saying, refuse_saying, tell_sayings)


def asking(asker: Asker, seat: int = 0, args: Ints = ()) -> Change:
    """A change of the game: one seat is asked something before the end."""

    def change(b: Build) -> None:
        b.askers.add((asker,))
        pushing("ask", lambda s, _: s.push(Ask(asker.name, seat, args)))(b)

    return change


def with_rows(*rows: Row) -> Change:
    """A change of the game: content that a seat holds by having it in hand."""
    return lambda b: b.content("card").add(rows)


def both(*changes: Change) -> Change:
    """Several changes, one after the other."""

    def change(b: Build) -> None:
        for each in changes:
            each(b)

    return change
