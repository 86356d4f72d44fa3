"""Rows of attacks: kinds of targets, lists of them, and the orders to attack by such a list.

Owns the classes only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.new_dawn.automated_player.rows import Criterion, ObeyIt, Order, PriorityList
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.rows import SeatCount

if TYPE_CHECKING:
    from ziggurat.games.new_dawn.state import Table
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question


def space_of(choice: Choice) -> int:
    """The space that an attack is about; whoever attacks stands before it."""
    return choice[-1]


def unmeasured(g: Table, question: Question, choice: Choice) -> int:
    """A kind of target says itself what belongs to it."""
    return 0


class TargetKind(Criterion):
    """A kind of target; `where` finds the mask of spaces with one that a seat looks for."""

    def __init__(self, number: int, name: str, where: SeatCount) -> None:
        super().__init__(number, name, unmeasured)
        self.where: Final = where

    def worth(self, g: Table, question: Question, choice: Choice) -> int:
        return 1 if has(self.where(g, question.seat), space_of(choice)) else 0


class TargetList(PriorityList):
    """Kinds of targets, the first before all others, and what separates those of one kind.

    Nothing else is a target.
    """

    def __init__(
        self,
        number: int,
        name: str,
        rule: str,
        kinds: tuple[TargetKind, ...],
        ties: tuple[Criterion, ...],
    ) -> None:
        super().__init__(number, name, rule, (*kinds, *ties))
        self.kinds: Final = kinds

    def sought(self, g: Table, seat: int) -> int:
        """Mask: the spaces with a target of any kind."""
        found = 0
        for kind in self.kinds:
            found |= kind.where(g, seat)
        return found


class AttackOrder(Order):
    """An order to attack what a list says."""

    def __init__(
        self, number: int, name: str, rule: str, obey: ObeyIt, targets: TargetList
    ) -> None:
        super().__init__(number, name, rule, obey)
        self.targets: Final = targets
