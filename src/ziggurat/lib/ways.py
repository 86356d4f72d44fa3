"""Ways: kinds of choices as one description of verb, targets, test and act.

Owns that what is listed is what the test allows, because both come from the same description: a
frame lists its ways, refuses by them and carries them out. It never knows what a verb means.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.kernel.choice import Choice
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION

if TYPE_CHECKING:
    from ziggurat.kernel.state import State

TargetsOf: TypeAlias = "Callable[[State, int], list[Choice]]"
TestWay: TypeAlias = "Callable[[State, int, Choice], int]"
ActOn: TypeAlias = "Callable[[State, int, Choice], None]"


class Way:
    """One kind of choice of a seat.

    `targets` are choices among which all legal ones are, in the order of listing; `test` is the
    reason number against one.
    """

    def __init__(self, verb: int, targets: TargetsOf, test: TestWay, act: ActOn) -> None:
        self.verb: Final = verb
        self.targets: Final = targets
        self.test: Final = test
        self.act: Final = act


def listed(ways: tuple[Way, ...], s: State, seat: int) -> list[Choice]:
    """Everything that a seat may choose, way by way."""
    found: list[Choice] = []
    for way in ways:
        for choice in way.targets(s, seat):
            if way.test(s, seat, choice) == ALLOWED:
                found.append(choice)
    return found


def against(ways: tuple[Way, ...], s: State, seat: int, choice: Choice) -> int:
    """The reason against a choice; one that is of no way belongs to another question."""
    for way in ways:
        if way.verb == choice[0]:
            return way.test(s, seat, choice)
    return OTHER_QUESTION


def carry_out(ways: tuple[Way, ...], s: State, seat: int, choice: Choice) -> bool:
    """Do what was chosen; False if it is of no way."""
    for way in ways:
        if way.verb == choice[0]:
            way.act(s, seat, choice)
            return True
    return False
