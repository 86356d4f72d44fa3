"""Rows of attacks: kinds of targets, lists of them, and the orders to attack by such a list.

Owns the classes, and which piece of a space is the target there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.games.new_dawn.automated_player.rows import Criterion, ObeyIt, Order, PriorityList
from ziggurat.games.new_dawn.board.kinds import pieces_at
from ziggurat.games.new_dawn.printed import piece_kind
from ziggurat.games.new_dawn.rows import Piece

if TYPE_CHECKING:
    from ziggurat.games.new_dawn.state import Table
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question

# Tells whether a seat looks for a piece of others.
SeekIt: TypeAlias = "Callable[[Table, int, Piece], bool]"


def space_of(choice: Choice) -> int:
    """The space that an attack is about; whoever attacks stands before it."""
    return choice[-1]


def target_at(g: Table, seat: int, space: int) -> Piece | None:
    """What a seat would attack in a space: figures come last.  `None` if there is nothing."""
    pieces = pieces_at(g, seat, space)
    for piece in pieces:
        if not piece_kind(g.rules, piece.kind).figure:
            return piece
    return pieces[0] if pieces else None


def unmeasured(g: Table, question: Question, choice: Choice) -> int:
    """A kind of target says itself what belongs to it."""
    return 0


class TargetKind(Criterion):
    """A kind of target; `seeks` tells whether a piece belongs to it."""

    def __init__(self, number: int, name: str, seeks: SeekIt) -> None:
        super().__init__(number, name, unmeasured)
        self.seeks: Final = seeks

    def worth(self, g: Table, question: Question, choice: Choice) -> int:
        piece = target_at(g, question.seat, space_of(choice))
        return 1 if piece is not None and self.seeks(g, question.seat, piece) else 0


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

    def seeks(self, g: Table, seat: int, space: int) -> bool:
        """Tell whether there is a target of any kind in a space."""
        piece = target_at(g, seat, space)
        if piece is None:
            return False
        for kind in self.kinds:
            if kind.seeks(g, seat, piece):
                return True
        return False


class AttackOrder(Order):
    """An order to attack what a list says."""

    def __init__(
        self, number: int, name: str, rule: str, obey: ObeyIt, targets: TargetList
    ) -> None:
        super().__init__(number, name, rule, obey)
        self.targets: Final = targets
