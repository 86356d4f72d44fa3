"""State: everything that is true about a game in progress.

Owns the shell every game's table extends, with the stack of frames. It never holds a
generator, a log, a player or a callable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.kernel.choice import NO_CARD
from ziggurat.kernel.event import Event
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PUBLIC, Question
from ziggurat.kernel.record import Record, Shell

if TYPE_CHECKING:
    from ziggurat.kernel.content import Attached
    from ziggurat.kernel.rules import Rules


class Outcome(Record):
    """How a game ended: who won, by what, and each seat's score."""

    SPEC: ClassVar[str] = "winners: tuple[int, ...], by: str, scores: tuple[int, ...]"

    def __init__(self, winners: tuple[int, ...], by: str, scores: tuple[int, ...]) -> None:
        self.winners: Final = winners
        self.by: Final = by
        self.scores: Final = scores


class State(Shell):
    """The table's shell.  A game's table lists its own fields in `SPEC` and `__init__`.

    `asked` (the open questions) and `journal` (events, or None when nobody watches) are
    derived or transient and are not saved. `unveiled` counts secrets shown, so that
    undo never reaches behind one; `knowing` are the seats that knew all those shown since
    the state was cloned. `extras` are the shells of modules.
    """

    stack: tuple[Frame, ...] = ()
    asked: tuple[Question, ...] = ()
    outcome: Outcome | None = None
    unveiled: int = 0
    knowing: int = PUBLIC
    extras: tuple[Shell, ...] = ()
    journal: list[Event] | None = None

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules: Final = rules
        self.seats: Final = seats

    def holds(self, seat: int, card: int) -> bool:
        """Tell whether a row acts for a seat; a game with content overrides it."""
        return False

    def acting(self, seat: int, moment: str) -> tuple[Attached, ...]:
        """The rows that act for a seat at a moment, in row order."""
        every = self.rules.attached[moment]
        return tuple([at for at in every if self.holds(seat, at.card)])

    def clone(self) -> State:
        """Return an independent copy; a game overrides it and ends with `copy_to`."""
        raise TypeError(f"{type(self).__name__} does not say how it is cloned")

    def copy_to(self, other: State) -> None:
        """Give a fresh clone the kernel's part of this state; the journal stays behind."""
        other.stack = self.stack
        other.asked = self.asked
        other.unveiled = self.unveiled
        if self.outcome is not None:
            other.outcome = self.outcome
        if self.extras:
            other.extras = tuple([extra.clone() for extra in self.extras])

    def push(self, frame: Frame) -> None:
        """Put work on top: it happens before what is there."""
        self.stack = self.stack + (frame,)

    def swap(self, frame: Frame) -> None:
        """Replace the top frame by its successor."""
        self.stack = self.stack[:-1] + (frame,)

    def pop(self) -> None:
        """Take the finished top frame away."""
        self.stack = self.stack[:-1]

    def amend(self, old: Frame, new: Frame) -> None:
        """Replace a frame that waits further down, for example by a cancelled one."""
        self.stack = tuple([new if frame is old else frame for frame in self.stack])

    def note(
        self,
        key: str,
        seat: int,
        args: tuple[int, ...] = (),
        origin: int = NO_CARD,
        audience: int = PUBLIC,
        veiled: str = "",
    ) -> None:
        """Tell whoever watches that something happened."""
        if self.journal is not None:
            self.journal.append(Event(key, seat, args, origin, audience, veiled))

    def unveil(self, known_to: int = 0) -> None:
        """Mark that a secret was shown, for good; the seats of `known_to` knew it before."""
        self.unveiled += 1
        self.knowing &= known_to

    def finish(self, winners: tuple[int, ...], by: str, scores: tuple[int, ...]) -> None:
        """End the game."""
        self.outcome = Outcome(winners, by, scores)
        self.stack = ()
