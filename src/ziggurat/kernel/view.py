"""Views and re-deals: what one seat may know.

Owns the envelope around the parts that a game and its modules contribute, and the
loop that deals everything unknown again. A view is built up from nothing; none is ever
made by stripping a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.kernel.record import Record

if TYPE_CHECKING:
    from ziggurat.kernel.nature import Chooser
    from ziggurat.kernel.state import State

TRIES: Final = 64


class View(Record):
    """What `seat` may know: one part of the base game, then one of each module."""

    SPEC: ClassVar[str] = "seat: int, parts: tuple[Record, ...]"

    def __init__(self, seat: int, parts: tuple[Record, ...]) -> None:
        self.seat: Final = seat
        self.parts: Final = parts


def view(s: State, seat: int) -> View:
    """Build what `seat` may know; a seat below 0 is a spectator."""
    return View(seat, tuple([part(s, seat) for part in s.rules.views]))


def redeal(s: State, seat: int, chooser: Chooser) -> State:
    """Return a state in which everything `seat` cannot know has been dealt again.

    Somebody who is asked can answer, and every seat knows that: a deal that leaves an
    asked seat without an answer contradicts it and is dealt anew. Others who have already
    answered in secret are asked again, for their answers are not known.
    """
    for _ in range(TRIES):
        dealt = s.clone()
        dealt.asked = ()
        dealt.stack = tuple([frame.veil(seat) for frame in s.stack])
        for part in s.rules.redeals:
            part(dealt, seat, chooser)
        if dealt.outcome is not None:
            return dealt
        dealt.asked = dealt.stack[-1].questions(dealt)
        if all([bool(question.options) for question in dealt.asked]):
            return dealt
    raise ValueError(f"no deal fits what seat {seat} knows: a re-deal part ignores something")
