"""Questions: who is asked what, and the legal answers.

Owns the kinds of question a client can draw and who may read the answers. It never
builds options: frames and content do.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import NO_CARD, Choice

# Seats that are not chairs at the table.
NATURE: Final = -1
NOBODY: Final = -2

# Audiences are masks of seats; PUBLIC also includes spectators.
PUBLIC: Final = -1
MOST_STEPS: Final = 2000  # of work between two questions; with more it never ends

PICK: Final = 0
SPACE: Final = 1
CARD: Final = 2
SEAT: Final = 3
AMOUNT: Final = 4
YES_NO: Final = 5
PAY: Final = 6
ORDER: Final = 7
DONE: Final = 8
OFFER: Final = 9
CHANCE: Final = 10
KIND_NAMES: Final = (
    "pick", "space", "card", "seat", "amount", "yes_no", "pay", "order", "done", "offer",
    "chance",
)  # fmt: skip


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def may_see(audience: int, seat: int) -> bool:
    """Tell whether `seat` belongs to an audience; seats below 0 see what is public."""
    if audience == PUBLIC:
        return True
    return seat >= 0 and (audience >> seat) & 1 == 1


class Question:
    """One seat is asked one thing; `options` are exactly the legal answers, ascending.

    `facts` fill the wording of the topic. `audience` says who may read options and
    answer. A `steady` question is asked even with a single option, because skipping it
    would reveal something. An `offered` question also accepts any unlisted choice that
    its frame does not refuse. `any_order`: its answers, one by one, name a set, and the order
    in which they come never matters. `weights` belong to Nature; empty means all alike.
    """

    def __init__(
        self,
        seat: int,
        topic: str,
        kind: int,
        options: tuple[Choice, ...],
        facts: tuple[int, ...] = (),
        source: int = NO_CARD,
        audience: int = PUBLIC,
        steady: bool = False,
        offered: bool = False,
        weights: tuple[int, ...] = (),
        any_order: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.topic: Final = topic
        self.kind: Final = kind
        self.options: Final = options
        self.facts: Final = facts
        self.source: Final = source
        self.audience: Final = audience
        self.steady: Final = steady
        self.offered: Final = offered
        self.weights: Final = weights
        self.any_order: Final = any_order


def seen_by(question: Question, seat: int) -> Question:
    """Return the question as `seat` may read it: without what is secret.

    Nature's options are never shown: what is left to draw tells what others hold.
    """
    own = seat >= 0 and seat == question.seat
    if own or (may_see(question.audience, seat) and question.seat != NATURE):
        return question
    return Question(
        question.seat, question.topic, question.kind, (), (), NO_CARD, question.audience
    )
