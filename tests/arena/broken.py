"""Broken games: the Night Market with one fault each, put together through Build.

Owns the faults that simulations must find. No game of these is known by name.
"""

from __future__ import annotations

from ziggurat.api import NATURE, Choice, Chooser, Question, Reason, Rules, State
from ziggurat.build.build import Build, build
from ziggurat.build.game import InstallIt, Invariant
from ziggurat.games.template import TEMPLATE
from ziggurat.games.template.ids import ROLL
from ziggurat.games.template.state import table
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.nature import chance, faces
from ziggurat.kernel.question import PICK
from ziggurat.kernel.rules import Asker, Ints, Step


def ask_nothing(s: State, seat: int, args: Ints) -> Question:
    """A question without an answer."""
    return Question(seat, "stuck", PICK, ())


def ask_die(s: State, seat: int, args: Ints) -> Question:
    return chance("die", faces(ROLL, 6))


def never_refuse(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    return None


def lose_die(s: State, seats: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    """A die that the rules cannot read."""
    raise LookupError("the die\nfell off the table")


STUCK = Asker("stuck", ask_nothing, never_refuse, lose_die)
BAD_DIE = Asker("bad die", ask_die, never_refuse, lose_die)


def stuck_if_rich(s: State, seat: int) -> None:
    """Only some games get here: red has much at the end of the third night."""
    if table(s).night == 3 and table(s).coins[0] >= 4:
        s.push(Ask("stuck", 0))


def bad_die(s: State, seat: int) -> None:
    s.push(Ask("bad die", NATURE))


def no_third_night(s: State) -> str:
    return "it is the third" if table(s).night == 3 else ""


def lose_cards(s: State, seat: int, chooser: Chooser) -> None:
    """A re-deal that gets stuck late in a game."""
    if table(s).night == 3:
        raise LookupError("no card is left to deal")


def install_dead_end(b: Build) -> None:
    TEMPLATE.install(b)
    b.askers.add((STUCK,))
    b.flow("night").before("end", Step("stuck", stuck_if_rich))


def install_bad_die(b: Build) -> None:
    TEMPLATE.install(b)
    b.askers.add((BAD_DIE,))
    b.flow("night").replace("die", Step("die", bad_die))


def install_bad_start(b: Build) -> None:
    TEMPLATE.install(b)
    b.askers.add((BAD_DIE,))
    b.flow("night").before("ware", Step("bad", bad_die))


def install_bad_invariant(b: Build) -> None:
    TEMPLATE.install(b)
    b.invariants.add((Invariant("two nights", no_third_night),))


def install_bad_redeal(b: Build) -> None:
    TEMPLATE.install(b)
    b.redeal(lose_cards)


def broken(install: InstallIt) -> Rules:
    """The rules of a broken game."""
    return build(TEMPLATE._replace(name="broken", install=install))
