"""Broken games: the Night Market with one fault each, put together through Build.

Owns the faults that simulations must find. No game of these is known by name.
"""

from __future__ import annotations

from typing import cast

from ziggurat.api import Game, Rules, State
from ziggurat.build.build import Build, build
from ziggurat.build.game import InstallIt, Invariant
from ziggurat.games.template import TEMPLATE
from ziggurat.games.template.state import table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance, faces
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.rules import Step


class Stuck(Frame):
    """Asks a seat something that has no answer."""

    def question(self, s: State) -> Question:
        return Question(0, "stuck", PICK, ())


class BadDie(Frame):
    """A die that the rules cannot read."""

    def question(self, s: State) -> Question:
        return chance("die", faces(19, 6))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        raise LookupError("the die\nfell off the table")


def stuck_if_rich(s: State, seat: int) -> None:
    """Only some games get here: red has much at the end of the third night."""
    if table(s).night == 3 and table(s).realms[0].coins >= 4:
        s.push(Stuck())


def bad_die(s: State, seat: int) -> None:
    s.push(BadDie())


def no_third_night(s: State) -> str:
    return "it is the third" if table(s).night == 3 else ""


def install_dead_end(b: Build) -> None:
    TEMPLATE.install(b)
    b.flow("night").before("end", Step("stuck", stuck_if_rich))


def install_bad_die(b: Build) -> None:
    TEMPLATE.install(b)
    b.flow("night").replace("die", Step("die", bad_die))


def install_bad_start(b: Build) -> None:
    TEMPLATE.install(b)
    b.flow("night").before("ware", Step("bad", bad_die))


def install_bad_invariant(b: Build) -> None:
    TEMPLATE.install(b)
    b.invariants.add((Invariant("two nights", no_third_night),))


def broken(install: InstallIt) -> Rules:
    """The rules of a broken game."""
    return build(cast(Game, TEMPLATE._replace(name="broken", install=install)))
