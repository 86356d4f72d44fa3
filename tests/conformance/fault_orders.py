"""Games in which a seat names crates, one by one: one is sound, the others broken; see `faults.py`.

Each night the first seat opens up to three of six crates and gets a coin for each, or whatever
the fault makes of it. The crates named so far are the arguments of the question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.conformance.faults import broken
from ziggurat.build.build import Build
from ziggurat.build.game import Game, Sequence
from ziggurat.games.template import TEMPLATE
from ziggurat.games.template.state import earn, table
from ziggurat.kernel.choice import PASS, Choice, Verb
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason, ReasonKind
from ziggurat.kernel.rules import Asker, Step
from ziggurat.kernel.state import State

Ints = tuple[int, ...]
TestIt = Callable[[Ints, int], int]
OpenIt = Callable[[State, int, Ints, int], None]

OPEN: Final = 90
ALREADY_OPEN: Final = 90
ENOUGH: Final = 91
TOO_LATE: Final = 92
MOST: Final = 3
CRATES: Final = range(1, 7)


def may_open(named: Ints, crate: int) -> int:
    """The test of a set: what has been named counts, and not when."""
    if crate in named:
        return ALREADY_OPEN
    return ENOUGH if len(named) >= MOST else ALLOWED


def may_open_later_ones(named: Ints, crate: int) -> int:
    """The test of a set that is named in ascending order."""
    return TOO_LATE if named and crate < max(named) else may_open(named, crate)


def may_open_later_ones_silently(named: Ints, crate: int) -> int:
    reason = may_open_later_ones(named, crate)
    return OTHER_QUESTION if reason == TOO_LATE else reason


def earn_one(s: State, seat: int, named: Ints, crate: int) -> None:
    earn(table(s), seat, 1)
    s.note("opened", seat, (crate,))


def earn_more_later(s: State, seat: int, named: Ints, crate: int) -> None:
    earn(table(s), seat, crate * len(named))
    s.note("opened", seat, (crate,))


def tell_the_count(s: State, seat: int, named: Ints, crate: int) -> None:
    earn(table(s), seat, 1)
    s.note("opened", seat, (crate, len(named)))


def crates(test: TestIt, act: OpenIt, any_order: bool = True) -> Game:
    """The game with its crates."""

    def ask(s: State, seat: int, args: Ints) -> Question:
        listed = [(OPEN, crate) for crate in CRATES if test(args, crate) == ALLOWED]
        return Question(seat, "crates", PICK, ((PASS,), *listed), any_order=any_order)

    def refuse(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
        if choice[0] != OPEN:
            return Reason(OTHER_QUESTION)
        reason = test(args, choice[1])
        return None if reason == ALLOWED else Reason(reason)

    def resolve(s: State, order: Ints, answers: tuple[Choice, ...], args: Ints) -> None:
        if answers[0][0] == PASS:
            return
        named = (*args, answers[0][1])
        act(s, order[0], named, answers[0][1])
        s.push(Ask("crates", order[0], named))

    def begin(s: State, seat: int) -> None:
        s.push(Ask("crates", seat))

    def install(b: Build) -> None:
        TEMPLATE.install(b)
        b.verbs.add((Verb(OPEN, "open", ("die",)),))
        b.reasons.add(
            (
                ReasonKind(ALREADY_OPEN, "already_open", "tp.crate.once"),
                ReasonKind(ENOUGH, "enough", "tp.crate.three"),
                ReasonKind(TOO_LATE, "too_late", "tp.crate.ascending"),
            )
        )
        b.askers.add((Asker("crates", ask, refuse, resolve),))
        b.flow("night").before("bid", Step("crates", begin))

    return broken(install)


SOUND: Final = crates(may_open, earn_one)
ASCENDING: Final = crates(may_open_later_ones, earn_one)
ASCENDING_SILENTLY: Final = crates(may_open_later_ones_silently, earn_one)
LATER_IS_BETTER: Final = crates(may_open, earn_more_later)
COUNTS_ALOUD: Final = crates(may_open, tell_the_count)
UNDECLARED: Final = crates(may_open, earn_one, any_order=False)
UNDECLARED_ASCENDING: Final = crates(may_open_later_ones, earn_one, any_order=False)
WHY: Final = (Sequence("crates", "what is in a crate may open the next"),)
SEQUENCE: Final = UNDECLARED_ASCENDING._replace(sequences=WHY)
SET_AND_SEQUENCE: Final = SOUND._replace(sequences=WHY)
