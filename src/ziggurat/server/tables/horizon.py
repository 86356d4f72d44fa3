"""The horizon: how far a seat that chooses can see.

Owns where foresight ends: with the act in which the seat chooses, at every decision of another
seat or of chance, and where something is shown that the seat did not know. It runs the frames of
a state that was dealt again, as the engine does, and never looks into a game (decision 0044).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.kernel.flows import Each, Flow, Together
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import NATURE, NOBODY, may_see
from ziggurat.tables.parts import rounds_of

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.event import Event
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.state import State

# A frame that only waits: put into a stack, it is where foresight ends as well.
FLOOR: Final = Frame()
# What a choice may do, as bits.
ENDS: Final = 1
REVEALS: Final = 2


class Ahead(NamedTuple):
    """What a seat foresees of a choice, and the state in which its foresight ends.

    `events` are certain to come; the first `own` of them belong to the act in which it chose. That
    act is `over` if another one has begun. `shows` says whether it shows or rolls something, and
    `dark` that foresight ends because nobody can know how it goes on.
    """

    state: State
    events: list[Event]
    own: int
    over: bool
    shows: bool
    dark: bool

    def effect(self, seat: int) -> int:
        """Whether the choice ends what the seat does, and whether it shows something."""
        asks = [question.seat for question in self.state.asked]
        found = REVEALS if self.shows else 0
        if seat not in asks and (self.over or not self.dark):
            found |= ENDS
        return found


def look_ahead(s: State, viewer: int, seat: int, choice: Choice, is_told: bool = True) -> Ahead:
    """Carry out a legal choice of a seat, as far as the viewer can foresee what comes of it.

    `s` was dealt again for the viewer and stays as it is. Without `is_told` no events are noted.
    """
    after = s.clone()
    journal: list[Event] = []
    after.journal = journal if is_told else None
    rounds = rounds_of(s.rules)
    acting = actor(s, rounds)
    own = known = 0
    over = shows = dark = False
    after.stack[-1].answer(after, seat, choice)
    while True:
        if not over:
            shows = after.unveiled != s.unveiled
        if not may_see(after.knowing, viewer):
            # What was told together with the secret may depend on it.
            dark = True
            after.asked = ()
            break
        known = len(journal)
        if not over:
            own = known
        if after.outcome is not None or after.stack[-1] is FLOOR:
            after.asked = ()
            break
        frame = after.stack[-1]
        over = over or _goes_on(frame, viewer, rounds) or actor(after, rounds) != acting
        if not frame.run(after):
            continue
        after.asked = asked = _open(s, after, frame.questions(after))
        if not asked or asked[0].seat == NATURE:
            dark = True
            shows = shows or not over
            break
        forced = _forced(asked)
        if forced is None:
            break
        over = over or forced.seat != viewer
        after.asked = ()
        frame.answer(after, forced.seat, forced.options[0])
    return Ahead(after, journal[:known], own, over, shows, dark)


def actor(s: State, rounds: frozenset[str]) -> int:
    """The seat whose act goes on: that of the lowest frame which is not one of the whole table."""
    for frame in s.stack:
        seat: int | None = getattr(frame, "seat", None)
        if seat is not None and not (isinstance(frame, Flow) and frame.name in rounds):
            return seat
    return NOBODY


def _goes_on(frame: Frame, seat: int, rounds: frozenset[str]) -> bool:
    """Tell whether a round, or what somebody else does, goes on with its next step."""
    if isinstance(frame, Flow):
        return frame.seat != seat or frame.name in rounds
    return isinstance(frame, Each)


def _open(before: State, after: State, asked: tuple[Question, ...]) -> tuple[Question, ...]:
    """The questions without those that have been answered in secret; none if all have.

    Such answers are not known, so a state that was dealt again asks for them once more.
    """
    old, new = before.stack[-1], after.stack[-1]
    if not isinstance(old, Together) or not isinstance(new, Together) or old.asker != new.asker:
        return asked
    waiting = [question.seat for question in before.asked]
    return tuple([question for question in asked if question.seat in waiting])


def _forced(asked: tuple[Question, ...]) -> Question | None:
    """The question that answers itself, as the engine sees to it."""
    for question in asked:
        if len(question.options) == 1 and not question.steady and not question.offered:
            return question
    return None
