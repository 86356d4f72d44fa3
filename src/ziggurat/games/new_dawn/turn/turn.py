"""The turn: choose a focus card, resolve it, reset it.

Owns the three steps and what frames them: the event before the first player's turn,
abilities at its start, the next seat at its end. What a card does is its type's file.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask, is_governed
from ziggurat.games.new_dawn.focus.row import places_from, reset, slot_value
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.moments import AFTER_RESET, AFTER_RESOLVE, START_OF_TURN
from ziggurat.games.new_dawn.picking import Listed, Pick
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.reasons import SLOT_NOT_REACHED
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import RESOLVE
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.engine import advance
from ziggurat.kernel.flows import NO_THANKS, Flow, fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


class UseAbilities(Listed):
    """The active seat uses what it has for the start of its turn, until it passes.

    Rules: nd.wonder.effect_controller, nd.diplomacy.use_taken
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.wonder.effect_controller", "nd.diplomacy.use_taken")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return NO_THANKS + tuple(sorted(set(offers(g, START_OF_TURN, self.seat, ()))))

    def against(self, g: Table, choice: Choice) -> int:
        return refusal(g, START_OF_TURN, self.seat, (), choice)

    def question(self, s: State) -> Question:
        return ask(s, self.seat, START_OF_TURN.name, PICK, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
        else:
            reply(s, START_OF_TURN, self.seat, (), choice)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class ChooseFocus(Listed):
    """The active seat chooses one of its cards, and is told if that does nothing.

    Rules: nd.turn.choose, nd.turn.no_pass
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.turn.choose", "nd.turn.no_pass")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return printed(g.rules).focus_options

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "focus", CARD, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        resolve_card(g, self.seat, choice[1], choice[1], CHOSEN)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Why a card is resolved: it was chosen for the turn, or an effect resolves it, with or without
# its reset.
CHOSEN: Final = 0
RESOLVED: Final = 1
RESOLVED_AND_RESET: Final = 2


def resolve_card(g: Table, seat: int, place: int, start: int, why: int) -> None:
    """Resolve the card in a place, counted from the slot of another; ask if that is not clear."""
    places = places_from(g, seat, g.realms[seat].row[place], start)
    if len(places) > 1:
        g.push(ChooseSlot(seat, place, start, why))
    else:
        resolve_at(g, seat, place, printed(g.rules).slots[places[0]], why)


def resolve_at(g: Table, seat: int, place: int, value: int, why: int) -> None:
    """Resolve the card in a place as if it stood in the slot `value`."""
    if why == CHOSEN:
        card = g.realms[seat].row[place]
        g.note("chose_focus", seat, (card, value))
        # Worked out only where somebody is told.
        if g.journal is not None and does_nothing(g, seat, place):
            g.note("no_effect", seat, (card,))
    if why != RESOLVED:
        g.push(Reset(seat, place, value))
    g.push(Resolve(seat, place, value))


class ChooseSlot(Pick):
    """Several effects change the slot, and their order matters: choose among what can result.

    Rules: nd.turn.resolve
    """

    SPEC: ClassVar[str] = "seat: int, place: int, start: int, why: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.turn.resolve",)

    def __init__(self, seat: int, place: int, start: int, why: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.start: Final = start
        self.why: Final = why

    def _card(self, g: Table) -> int:
        return g.realms[self.seat].row[self.place]

    def candidates(self, g: Table) -> list[Choice]:
        places = places_from(g, self.seat, self._card(g), self.start)
        return [(RESOLVE, to) for to in places]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] != RESOLVE:
            return OTHER_QUESTION
        places = places_from(g, self.seat, self._card(g), self.start)
        return ALLOWED if choice[1] in places else SLOT_NOT_REACHED

    def question(self, s: State) -> Question:
        g = table(s)
        return ask(s, self.seat, "choose_slot", PICK, self.listed(g), (self._card(g),))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        resolve_at(g, self.seat, self.place, printed(g.rules).slots[choice[1]], self.why)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.place)


class Resolve(Frame):
    """Resolve the card in a place as if it stood in the slot `value`.

    Rules: nd.turn.resolve, nd.turn.no_effect. Whatever resolves a card again pushes this.
    """

    SPEC: ClassVar[str] = "seat: int, place: int, value: int, card: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.turn.resolve", "nd.turn.no_effect")

    def __init__(self, seat: int, place: int, value: int, card: int = -1) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.value: Final = value
        self.card: Final = card

    def run(self, s: State) -> bool:
        g = table(s)
        if self.card >= 0:
            g.pop()
            fire(g, AFTER_RESOLVE, self.seat, (self.card, self.place, self.value), everyone=False)
            return False
        card = g.realms[self.seat].row[self.place]
        g.swap(Resolve(self.seat, self.place, self.value, card))
        row = g.rules.rows[card]
        assert isinstance(row, FocusCard)
        row.resolve(g, self.seat, self.place, self.value)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.place, self.value)


class Reset(Frame):
    """Reset the card in a place.  Rules: nd.turn.reset_lift, nd.turn.reset_tokens"""

    SPEC: ClassVar[str] = "seat: int, place: int, value: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.turn.reset_lift", "nd.turn.reset_tokens")

    def __init__(self, seat: int, place: int, value: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.value: Final = value

    def run(self, s: State) -> bool:
        g = table(s)
        g.pop()
        realm = g.realms[self.seat]
        card = realm.row[self.place]
        reset(realm, self.place)
        follow_reset(g, self.seat, self.place)
        fire(g, AFTER_RESET, self.seat, (card, self.value), everyone=False)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.place)


def card_resolved(g: Table, seat: int) -> int:
    """The card that a seat is resolving now, or `NONE`."""
    for frame in reversed(g.stack):
        if isinstance(frame, Resolve) and frame.seat == seat:
            return frame.card
    return NONE


def does_nothing(g: Table, seat: int, place: int) -> bool:
    """Tell whether the card in a place, chosen now, would only be reset (nd.turn.no_effect).

    It is tried on a copy: where nobody is asked and nothing is told, nothing happens. A governed
    seat chooses nothing that anybody would have to be told about.
    """
    if is_governed(g, seat):
        return False
    after = g.clone()
    after.journal = []
    value = slot_value(after, seat, place)
    work: list[Frame] = [ChooseFocus(seat), Reset(seat, place, value), Resolve(seat, place, value)]
    after.stack = tuple(work)
    advance(after)
    return len(after.stack) == 1 and not after.journal


def follow_reset(g: Table, seat: int, place: int) -> None:
    """Let a card that still waits to be reset keep its place when another is reset first."""
    for frame in g.stack:
        if isinstance(frame, Reset) and frame.seat == seat and frame.place <= place:
            now = 0 if frame.place == place else frame.place + 1
            g.amend(frame, Reset(seat, now, frame.value))


def follow_swap(g: Table, seat: int, place: int, other: int) -> None:
    """Let a card that is being resolved be reset where it lies, if two cards change places."""
    now = {place: other, other: place}
    for frame in g.stack:
        if isinstance(frame, Reset) and frame.seat == seat and frame.place in now:
            g.amend(frame, Reset(seat, now[frame.place], frame.value))
        elif isinstance(frame, Resolve) and frame.seat == seat and frame.place in now:
            g.amend(frame, Resolve(seat, now[frame.place], frame.value, frame.card))


def start_of_turn(s: State, seat: int) -> None:
    """Begin a seat's turn: everything used once a turn is ready again."""
    g = table(s)
    g.active = seat
    g.turns += 1
    g.captured_this_turn = 0
    for realm in g.realms:
        realm.used_this_turn = 0
        realm.journeys = 0
    g.note("turn", seat, ())
    if offers(g, START_OF_TURN, seat, ()):
        g.push(UseAbilities(seat))


def choose_focus(s: State, seat: int) -> None:
    """Ask for the card of the turn."""
    s.push(ChooseFocus(seat))


def end_turn(s: State, seat: int) -> None:
    """The next seat clockwise begins (nd.turn.end, nd.turn.clockwise)."""
    s.push(Flow("turn", (seat + 1) % s.seats))
