"""Announcing: what somebody does and others may still cancel.

Owns the pause between saying a thing and carrying it out. What is carried out is a frame, which
waits below `Announced` and never runs if somebody cancels. Who may cancel what is written on
cards: a card that cancels offers itself at the moment and, in the end, calls `cancel`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.hand import lay_under_deck, remove_from_hand
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.moments import (
    ABILITY_CANCELLABLE,
    ABILITY_USED,
    ACTION_CANCELLABLE,
    ACTION_TAKEN,
    CANCELLABLE,
    EVENT_PLAYED,
)
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.turn.responding import Responding, responders
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import OfferMoment, allowed
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State


def lay_event(g: Table, seat: int, event: int) -> None:
    """Lay a culture event from hand on the table: it is being played until `Played` runs."""
    remove_from_hand(g, seat, event)
    g.note("played_event", seat, (event,))
    g.push(Played(seat, event))


def announce_event(
    g: Table, seat: int, event: int, targets: tuple[int, ...], effect: Frame
) -> None:
    """Say what a culture event that lies on the table does: unless cancelled, `effect` runs.

    `targets` are the other seats it is aimed at.
    Rules: cb.event.resolve_then_discard
    """
    if allowed(g, CANCELLABLE, seat, (event,)) == ALLOWED:
        _announce(g, EVENT_PLAYED, seat, (seat, event, *(targets or (NONE,))), effect)
    else:
        g.push(effect)


def announce_ability(g: Table, seat: int, row: int, effect: Frame) -> None:
    """Use a resource ability that is already paid; the payment is lost if it is cancelled."""
    g.note("used_ability", seat, (row,))
    if allowed(g, ABILITY_CANCELLABLE, seat, (row,)) == ALLOWED:
        _announce(g, ABILITY_USED, seat, (seat, row), effect)
    else:
        g.push(effect)


def announce_action(g: Table, seat: int, slot: int, choice: Choice, effect: Frame) -> None:
    """Take a city action, which is spent even if it is cancelled."""
    if allowed(g, ACTION_CANCELLABLE, seat, (slot, *choice)) == ALLOWED:
        _announce(g, ACTION_TAKEN, seat, (seat, slot), effect)
    else:
        g.push(effect)


def cancel(g: Table) -> None:
    """Stop what was announced last: neither its effect nor the rest of its window happens."""
    at = len(g.stack) - 1
    while not isinstance(g.stack[at], Announced):
        at -= 1
    frame = g.stack[at]
    assert isinstance(frame, Announced)
    g.note("cancelled", frame.seat, ())
    g.stack = g.stack[: at - 1] + g.stack[at + 2 :]


def _announce(
    g: Table, moment: OfferMoment, seat: int, args: tuple[int, ...], effect: Frame
) -> None:
    g.push(effect)
    order = responders(g, moment, seat, args)
    if order:
        g.push(Announced(seat))
        g.push(Responding(moment.name, order, args))


def events_on_table(g: Table) -> list[int]:
    """Culture events that are being played: they are in no hand and not discarded yet."""
    return [frame.event for frame in g.stack if isinstance(frame, Played)]


class Announced(Frame):
    """Something was announced; the frame below carries it out unless somebody cancels."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        s.pop()
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class Played(Frame):
    """A culture event lies on the table until it is carried out or cancelled, then is discarded.

    Rules: cb.event.resolve_then_discard, cb.event.discard_place
    """

    SPEC: ClassVar[str] = "seat: int, event: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.event.resolve_then_discard", "cb.event.discard_place")

    def __init__(self, seat: int, event: int) -> None:
        self.seat: Final = seat
        self.event: Final = event

    def run(self, s: State) -> bool:
        s.pop()
        lay_under_deck(table(s), self.event)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.event)


class Cancelling(Frame):
    """Somebody cancels what was announced before."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        s.pop()
        cancel(table(s))
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


ANNOUNCE_FRAMES: Final = (Announced, Played, Cancelling)
