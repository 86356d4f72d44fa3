"""A first game that can wait: a turn ends with nothing left to do.

Owns the rules of such a game and a position in which something else may happen after it has
waited. It says nothing about what lies on the table.
"""

from __future__ import annotations

from functools import cache

from tests.kit.table import Position
from ziggurat.build.build import Build, build
from ziggurat.games.new_dawn.rules import NEW_DAWN
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import DONE, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker, Rules, Step
from ziggurat.kernel.state import State


@cache
def rules() -> Rules:
    """The rules of a first game, in which a turn ends with nothing left to do."""
    return build(NEW_DAWN._replace(install=install_with_idle), (), {"map": "first-game"})


def install_with_idle(b: Build) -> None:
    """Install the game; the next seat's turn gives way to the question that waits for ever."""
    NEW_DAWN.install(b)
    b.askers.add((Asker("idle", ask_idle, refuse_idle, stay_idle),))
    b.flow("turn").replace("end", Step("end", idle))


def waiting() -> Frame:
    """Work that never ends."""
    return Ask("idle", 0)


def idle(s: State, seat: int) -> None:
    """Begin to wait."""
    s.push(waiting())


def ask_idle(s: State, seat: int, args: tuple[int, ...]) -> Question:
    """Ask whether there is nothing more to do."""
    return Question(seat, "idle", DONE, ((PASS,),), steady=True)


def refuse_idle(s: State, seat: int, args: tuple[int, ...], choice: Choice) -> Reason | None:
    """There is only one answer."""
    return Reason(OTHER_QUESTION)


def stay_idle(
    s: State, order: tuple[int, ...], answers: tuple[Choice, ...], args: tuple[int, ...]
) -> None:
    """Wait again."""
    idle(s, order[0])


class Resumed(Position):
    """A position in which something else may be set and run after the game has waited."""

    def pause(self) -> Resumed:
        """Stop where the game waits."""
        self._running = False
        return self
