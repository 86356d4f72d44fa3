"""Content: rows of cards and rules, and the moments at which they act.

Owns rows, hooks and the four families of moments, and asks the hooks that are in play.
It never knows what a card is: the game says who holds a row. Nothing is registered at
run time, so cloning and loading cost nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.kernel.choice import Choice
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION

if TYPE_CHECKING:
    from ziggurat.kernel.state import State


class Cue:
    """What a hook is told: its own row, who holds it, and what the moment is about."""

    def __init__(self, card: int, owner: int, args: tuple[int, ...]) -> None:
        self.card: Final = card
        self.owner: Final = owner
        self.args: Final = args


DoIt: TypeAlias = "Callable[[State, Cue], None]"
ListIt: TypeAlias = "Callable[[State, Cue], list[Choice]]"
ReplyTo: TypeAlias = "Callable[[State, Cue, Choice], None]"
TestIt: TypeAlias = "Callable[[State, Cue, Choice], int]"
AdjustIt: TypeAlias = "Callable[[State, Cue, int], int]"
AllowIt: TypeAlias = "Callable[[State, Cue], int]"


class Moment:
    """A named point where content may act.  `when` says in one line when that is.

    A steady moment asks even a seat that has nothing to use, so that nobody learns it.
    """

    def __init__(self, name: str, when: str, steady: bool = False) -> None:
        self.name: Final = name
        self.when: Final = when
        self.steady: Final = steady


class DoMoment(Moment):
    """Something just happened; hooks do their work."""


class OfferMoment(Moment):
    """A seat may use what it holds."""


class AdjustMoment(Moment):
    """A number is being worked out; hooks change it."""


class AllowMoment(Moment):
    """Something is about to be allowed; hooks may give a reason against it."""


class Hook:
    """What one row does at one moment."""

    def __init__(self, moment: Moment) -> None:
        self.moment: Final = moment


class Do(Hook):
    """Act.  Hooks that commute need no order question when one seat holds several."""

    def __init__(self, moment: DoMoment, act: DoIt, commutes: bool = True) -> None:
        super().__init__(moment)
        self.act: Final = act
        self.commutes: Final = commutes


class Offer(Hook):
    """Offer choices; `test` is the one legality test: it lists, refuses and finds who replies."""

    def __init__(self, moment: OfferMoment, offer: ListIt, reply: ReplyTo, test: TestIt) -> None:
        super().__init__(moment)
        self.offer: Final = offer
        self.reply: Final = reply
        self.test: Final = test


class Adjust(Hook):
    """Change a number."""

    def __init__(self, moment: AdjustMoment, change: AdjustIt) -> None:
        super().__init__(moment)
        self.change: Final = change


class Plus(Hook):
    """Add a constant to a number: the tier for cards that are pure data."""

    def __init__(self, moment: AdjustMoment, amount: int) -> None:
        super().__init__(moment)
        self.amount: Final = amount


class Allow(Hook):
    """Forbid something by returning a reason number."""

    def __init__(self, moment: AllowMoment, test: AllowIt) -> None:
        super().__init__(moment)
        self.test: Final = test


class Row:
    """One card, tile or rule; a game extends it with what is printed on it."""

    def __init__(self, number: int, name: str, hooks: tuple[Hook, ...] = ()) -> None:
        self.number: Final = number
        self.name: Final = name
        self.hooks: Final = hooks


class Attached:
    """A hook together with the row it belongs to, as the moment's table lists it."""

    def __init__(self, card: int, hook: Hook) -> None:
        self.card: Final = card
        self.hook: Final = hook


def adjusted(s: State, moment: AdjustMoment, seat: int, args: tuple[int, ...], value: int) -> int:
    """Work out a number: let everything `seat` has in play change it, in row order."""
    for attached in s.acting(seat, moment.name):
        hook = attached.hook
        if isinstance(hook, Plus):
            value += hook.amount
        elif isinstance(hook, Adjust):
            value = hook.change(s, Cue(attached.card, seat, args), value)
    return value


def allowed(s: State, moment: AllowMoment, seat: int, args: tuple[int, ...]) -> int:
    """Return the first reason that anything `seat` has in play gives, or `ALLOWED`."""
    for attached in s.acting(seat, moment.name):
        hook = attached.hook
        if isinstance(hook, Allow):
            reason = hook.test(s, Cue(attached.card, seat, args))
            if reason != ALLOWED:
                return reason
    return ALLOWED


def offers(s: State, moment: OfferMoment, seat: int, args: tuple[int, ...]) -> list[Choice]:
    """List what `seat` may use at this moment; frames add it to their own options."""
    found: list[Choice] = []
    for attached in s.acting(seat, moment.name):
        hook = attached.hook
        if isinstance(hook, Offer):
            found.extend(hook.offer(s, Cue(attached.card, seat, args)))
    return found


def reply(s: State, moment: OfferMoment, seat: int, args: tuple[int, ...], choice: Choice) -> bool:
    """Carry out a choice that something in play offers; False if nothing does."""
    for attached in s.acting(seat, moment.name):
        hook = attached.hook
        if isinstance(hook, Offer):
            cue = Cue(attached.card, seat, args)
            if hook.test(s, cue, choice) == ALLOWED:
                hook.reply(s, cue, choice)
                return True
    return False


def refusal(s: State, moment: OfferMoment, seat: int, args: tuple[int, ...], choice: Choice) -> int:
    """The reason number of the first row that knows an unlisted choice.

    Rows in play answer first; then the others, so that "you do not hold this" can be said.
    """
    for in_play in (True, False):
        for attached in s.rules.attached[moment.name]:
            hook = attached.hook
            if isinstance(hook, Offer) and s.holds(seat, attached.card) == in_play:
                reason = hook.test(s, Cue(attached.card, seat, args), choice)
                if reason != OTHER_QUESTION:
                    return reason
    return OTHER_QUESTION
