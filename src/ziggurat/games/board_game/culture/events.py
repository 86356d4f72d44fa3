"""Culture events: playing one from hand, aiming it, and carrying it out.

Owns the way of an event from hand to discard. What it does is in its row; that somebody may
cancel it is in `announce.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.reasons import NO_TARGET, NOT_AIMED_AT_YOU, NOT_IN_HAND
from ziggurat.games.board_game.moments import EVENT_PLAYED, TARGETED
from ziggurat.games.board_game.reasons import NAMED_BEFORE
from ziggurat.games.board_game.rows.event import Aims, Effect
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.turn.announce import (
    Cancelling,
    announce_event,
    lay_event,
)
from ziggurat.games.board_game.verbs import (
    ACCEPT,
    AT,
    CANCEL,
    CITY,
    EVENT,
    KILL,
    MOVE_TO,
    RAZE,
    TARGET,
)
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue, Offer, OfferMoment, allowed
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, YES_NO, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State


class Plays(Offer):
    """The hook of an event that is played at a moment, with what it does then.

    An event may do something else in another phase: only what belongs to the phase in which it
    is played is carried out.
    """

    def __init__(self, moment: OfferMoment, effect: Effect) -> None:
        super().__init__(moment, self.uses, self.play, self.refuse_play)
        self.effect: Final = effect

    def reason(self, g: Table, cue: Cue, choice: Choice) -> int:
        """The reason why a seat may not play the event now (cb.event.phase_bound).

        That it may not hold it comes last, because others do not know that.
        """
        if choice != (EVENT, cue.card):
            return OTHER_QUESTION
        for aim in self.effect.aims(g, cue.owner, ()):
            if may_aim(g, cue.owner, self.effect, (), aim) == ALLOWED:
                return ALLOWED if g.holds(cue.owner, cue.card) else NOT_IN_HAND
        return NO_TARGET

    def uses(self, s: State, cue: Cue) -> list[Choice]:
        """Offer an event that could be aimed at something."""
        choice = (EVENT, cue.card)
        return [choice] if self.reason(table(s), cue, choice) == ALLOWED else []

    def play(self, s: State, cue: Cue, choice: Choice) -> None:
        """Lay the event on the table and aim it; one that hits all asks for no aim."""
        g = table(s)
        lay_event(g, cue.owner, cue.card)
        if self.effect.whole:
            ask_consent(
                g, cue.owner, cue.card, self.moment.name, all_aims(g, cue.owner, self.effect)
            )
        else:
            g.push(Aim(cue.owner, cue.card, self.moment.name, ()))

    def refuse_play(self, s: State, cue: Cue, choice: Choice) -> int:
        """Say why the event cannot be played."""
        return self.reason(table(s), cue, choice)


def effect_of(g: Table, card: int, moment: str) -> Effect:
    """What a culture event does that is played at a moment."""
    hook = g.rules.hook_of(moment, card)
    assert isinstance(hook, Plays)
    return hook.effect


# How the table is told what an event is aimed at, by the verb of the aim; of others its effect
# tells enough.
AIMED: Final = {
    TARGET: "aims_at_seat", AT: "aims_at_square", RAZE: "aims_at_square", KILL: "aims_at_figure",
    MOVE_TO: "aims_at_group", CITY: "aims_at_city",
}  # fmt: skip


# Playing


def may_aim(g: Table, seat: int, effect: Effect, chosen: Aims, choice: Choice) -> int:
    """The reason why an event may not be aimed at something, its owner's protection included."""
    reason = effect.reason(g, seat, chosen, choice)
    if reason == ALLOWED and not effect.friendly:
        for target in effect.targets(g, seat, (*chosen, choice)):
            reason = allowed(g, TARGETED, target, (seat,))
            if reason != ALLOWED:
                return reason
    return reason


def all_aims(g: Table, seat: int, effect: Effect) -> Aims:
    """Everything that an event may be aimed at, ascending."""
    aims = effect.aims(g, seat, ())
    return tuple(sorted([aim for aim in aims if may_aim(g, seat, effect, (), aim) == ALLOWED]))


class Aim(Frame):
    """A seat aims a culture event that lies on the table; whoever may aim at more may stop.

    `chosen` is ascending: what an event does to several things does not depend on their order.
    """

    SPEC: ClassVar[str] = "seat: int, card: int, moment: str, chosen: tuple[tuple[int, ...], ...]"
    CITES: ClassVar[tuple[str, ...]] = ("cb.event.resolve_then_discard",)

    def __init__(self, seat: int, card: int, moment: str, chosen: Aims) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.moment: Final = moment
        self.chosen: Final = chosen

    def question(self, s: State) -> Question:
        g = table(s)
        effect = effect_of(g, self.card, self.moment)
        options: list[Choice] = [(PASS,)] if self.chosen else []
        for aim in effect.aims(g, self.seat, self.chosen):
            if may_aim(g, self.seat, effect, self.chosen, aim) == ALLOWED:
                options.append(aim)
        several = effect.most > 1
        return Question(
            self.seat, "aim_event", PICK, tuple(options), (self.card,), any_order=several
        )

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        chosen = self.chosen if choice[0] == PASS else tuple(sorted((*self.chosen, choice)))
        if choice[0] != PASS and len(chosen) < effect_of(g, self.card, self.moment).most:
            g.swap(Aim(seat, self.card, self.moment, chosen))
        else:
            g.pop()
            ask_consent(g, seat, self.card, self.moment, chosen)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        g = table(s)
        reason = may_aim(g, seat, effect_of(g, self.card, self.moment), self.chosen, choice)
        if reason == ALLOWED:
            return None
        return Reason(NAMED_BEFORE if choice in self.chosen else reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.card)


def ask_consent(g: Table, seat: int, card: int, moment: str, chosen: Aims) -> None:
    """Say what an event is aimed at and announce it; whom events do not reach is asked before."""
    for aim in chosen:
        if aim[0] in AIMED:
            g.note(AIMED[aim[0]], seat, aim[1:])
    for target in effect_of(g, card, moment).targets(g, seat, chosen):
        if allowed(g, TARGETED, target, (seat,)) != ALLOWED:
            g.push(Consent(seat, card, moment, chosen, target))
            return
    tell_aimed(g, seat, card, moment, chosen)


def tell_aimed(g: Table, seat: int, card: int, moment: str, chosen: Aims) -> None:
    """Announce what an event does to what it is aimed at."""
    targets = effect_of(g, card, moment).targets(g, seat, chosen)
    announce_event(g, seat, card, targets, EventEffect(seat, card, moment, chosen))


class Consent(Frame):
    """A seat that culture events do not reach agrees to one, or the event is for nothing."""

    SPEC: ClassVar[str] = (
        "seat: int, card: int, moment: str, chosen: tuple[tuple[int, ...], ...], target: int"
    )

    def __init__(self, seat: int, card: int, moment: str, chosen: Aims, target: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.moment: Final = moment
        self.chosen: Final = chosen
        self.target: Final = target

    def question(self, s: State) -> Question:
        facts = (self.seat, self.card)
        return Question(self.target, "consent", YES_NO, ((PASS,), (ACCEPT,)), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == ACCEPT:
            tell_aimed(g, self.seat, self.card, self.moment, self.chosen)
        else:
            g.note("fended_off", seat, (self.card,))

    def about(self) -> tuple[int, ...]:
        return (self.target, self.seat, self.card)


class EventEffect(Frame):
    """A culture event that nobody has cancelled takes effect."""

    SPEC: ClassVar[str] = "seat: int, card: int, moment: str, chosen: tuple[tuple[int, ...], ...]"
    CITES: ClassVar[tuple[str, ...]] = ("cb.event.resolve_then_discard",)

    def __init__(self, seat: int, card: int, moment: str, chosen: Aims) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.moment: Final = moment
        self.chosen: Final = chosen

    def run(self, s: State) -> bool:
        g = table(s)
        g.pop()
        effect_of(g, self.card, self.moment).resolve(g, self.seat, self.chosen)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.card)


# Cancelling


def cancels_at(moment: OfferMoment) -> Offer:
    """The hook of an event that cancels whatever is announced at a moment."""
    return Offer(moment, offer_cancel, play_cancel, refuse_cancel)


def wards_off() -> Offer:
    """The hook of an event that cancels another one which is aimed at its holder."""
    return Offer(EVENT_PLAYED, offer_ward, play_cancel, refuse_ward)


def may_cancel(g: Table, cue: Cue, choice: Choice) -> int:
    """The reason why a seat may not cancel with an event; that it may not hold it comes last."""
    if choice != (CANCEL, cue.card):
        return OTHER_QUESTION
    return ALLOWED if g.holds(cue.owner, cue.card) else NOT_IN_HAND


def offer_cancel(s: State, cue: Cue) -> list[Choice]:
    choice = (CANCEL, cue.card)
    return [choice] if may_cancel(table(s), cue, choice) == ALLOWED else []


def play_cancel(s: State, cue: Cue, choice: Choice) -> None:
    """Play a cancelling event, which can be cancelled in its turn."""
    g = table(s)
    lay_event(g, cue.owner, cue.card)
    announce_event(g, cue.owner, cue.card, (), Cancelling(cue.owner))


def refuse_cancel(s: State, cue: Cue, choice: Choice) -> int:
    return may_cancel(table(s), cue, choice)


def may_ward_off(g: Table, cue: Cue, choice: Choice) -> int:
    """The same for an event that cancels only what is aimed at its holder."""
    if choice == (CANCEL, cue.card) and cue.owner not in cue.args[2:]:
        return NOT_AIMED_AT_YOU
    return may_cancel(g, cue, choice)


def offer_ward(s: State, cue: Cue) -> list[Choice]:
    choice = (CANCEL, cue.card)
    return [choice] if may_ward_off(table(s), cue, choice) == ALLOWED else []


def refuse_ward(s: State, cue: Cue, choice: Choice) -> int:
    return may_ward_off(table(s), cue, choice)


EVENT_FRAMES: Final = (Aim, Consent, EventEffect)
