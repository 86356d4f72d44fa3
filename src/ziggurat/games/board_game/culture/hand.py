"""The hand of culture events: drawing, holding and discarding them.

Owns how many culture events a seat may hold, how they are drawn and where discarded ones go. What
an event does is in its row; how it is played is in `events.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.units import buried, put_bag
from ziggurat.games.board_game.culture.moments import EVENTS_DRAWN
from ziggurat.games.board_game.culture.reasons import NOT_IN_HAND, OVER_HAND_SIZE
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.moments import EVENT_HAND
from ziggurat.games.board_game.rows.event import CultureEvent
from ziggurat.games.board_game.state import Table, seat_order, table
from ziggurat.games.board_game.verbs import DISCARD, DRAW_EVENT, KEEP_EVENT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import Chooser, chance
from ziggurat.kernel.question import CARD, Question, only
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, with_sorted, without

STARTING_HAND: Final = 2


def draw_event(g: Table, seat: int, era: int) -> None:
    """Let a seat draw a culture event; nothing happens if all of its era are in hands."""
    if can_draw(g, era):
        g.push(DrawEvent(seat, era, adjusted(g, EVENTS_DRAWN, seat, (era,), 1), ()))


def can_draw(g: Table, era: int) -> bool:
    """Tell whether a culture event of an era can be drawn."""
    return g.event_bags[era].size() > 0 or len(g.event_bags[era].discard) > 0


def hand_size(g: Table, seat: int) -> int:
    """How many culture events a seat may hold.

    Rules: cb.event.hand_size, cb.event.hand_size_tech
    """
    return adjusted(g, EVENT_HAND, seat, (), STARTING_HAND)


def keep_hand_size(g: Table, seat: int) -> None:
    """Make a seat discard down to its hand size at once.

    Rules: cb.event.discard_down, cb.event.hand_size_drop
    """
    if len(g.hand[seat]) > hand_size(g, seat):
        g.push(DiscardDown(seat))


def hands_are_kept(g: Table) -> bool:
    """Tell whether no seat holds too many culture events; those who do discard first.

    Asked before anybody goes on: coins that are lost may have made a hand smaller.
    Rules: cb.event.hand_size_drop
    """
    kept = True
    for seat in reversed(seat_order(g)):
        # No hand is ever smaller than at the start.
        if len(g.hand[seat]) > STARTING_HAND and len(g.hand[seat]) > hand_size(g, seat):
            g.push(DiscardDown(seat))
            kept = False
    return kept


def remove_from_hand(g: Table, seat: int, card: int) -> None:
    """Take a culture event out of a seat's hand: it is about to be played, given or discarded."""
    g.hand = put_row(g.hand, seat, without(g.hand[seat], card))
    refresh(g, seat)


def add_to_hand(g: Table, seat: int, card: int) -> None:
    """Put a culture event into a seat's hand, which may hold too many afterwards."""
    g.hand = put_row(g.hand, seat, with_sorted(g.hand[seat], card))
    refresh(g, seat)


def lay_under_deck(g: Table, card: int) -> None:
    """Lay a culture event faceup under the deck of its era (cb.event.discard_place)."""
    era = era_of(g, card)
    g.event_bags = put_bag(g.event_bags, era, buried(g.event_bags[era], card))


def discard_event(g: Table, seat: int, card: int) -> None:
    """Discard a culture event from a seat's hand."""
    remove_from_hand(g, seat, card)
    lay_under_deck(g, card)
    g.note("discarded", seat, (card,))


def era_of(g: Table, card: int) -> int:
    """The era of a culture event, which its back shows (cb.event.secret_hand)."""
    row = g.rules.rows[card]
    assert isinstance(row, CultureEvent)
    return row.era


class DrawEvent(Frame):
    """A culture event comes into a seat's hand; only the seat sees which.

    `left` are to be drawn still. Of several that were `drawn` it keeps one and discards the others.
    Rules: cb.track.event_reward_secret, cb.event.reshuffle, cb.event.discard_down
    """

    SPEC: ClassVar[str] = "seat: int, era: int, left: int, drawn: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.track.event_reward_secret", "cb.event.reshuffle", "cb.event.discard_down",
    )  # fmt: skip

    def __init__(self, seat: int, era: int, left: int, drawn: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.era: Final = era
        self.left: Final = left
        self.drawn: Final = drawn

    def run(self, s: State) -> bool:
        g = table(s)
        if self.left and can_draw(g, self.era):
            bag = g.event_bags[self.era]
            if not bag.size():
                g.event_bags = put_bag(g.event_bags, self.era, bag.reshuffle())
            return True
        if self.left:
            g.swap(DrawEvent(self.seat, self.era, 0, self.drawn))
            return False
        if len(self.drawn) > 1:
            return True
        g.pop()
        keep_hand_size(g, self.seat)
        return False

    def question(self, s: State) -> Question:
        if self.left:
            cards, copies = table(s).event_bags[self.era].draws()
            options = tuple([(DRAW_EVENT, card) for card in cards])
            return chance("draw_event", options, copies, only(self.seat))
        kept = tuple([(KEEP_EVENT, card) for card in sorted(set(self.drawn))])
        told = only(self.seat)
        return Question(self.seat, "keep_event", CARD, kept, audience=told, steady=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == DRAW_EVENT:
            self._draw(g, choice[1])
        else:
            g.pop()
            # The cards that are not kept lie faceup from now on.
            g.unveil(only(seat))
            for card in without(self.drawn, choice[1]):
                discard_event(g, seat, card)
            keep_hand_size(g, seat)

    def _draw(self, g: Table, card: int) -> None:
        drawn = with_sorted(self.drawn, card)
        g.swap(DrawEvent(self.seat, self.era, self.left - 1, drawn))
        bag = g.event_bags[self.era].draw(card)
        g.event_bags = put_bag(g.event_bags, self.era, bag)
        add_to_hand(g, self.seat, card)
        told = only(self.seat)
        g.note("drew_event", self.seat, (card,), audience=told, veiled="drew_an_event")

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != KEEP_EVENT or self.left:
            return Reason(OTHER_QUESTION)
        return None if choice[1] in self.drawn else Reason(NOT_IN_HAND, choice[1:])

    def veil(self, seat: int) -> Frame:
        """Others know of what was drawn only the back."""
        if seat == self.seat:
            return self
        return DrawEvent(self.seat, self.era, self.left, tuple([NONE for _ in self.drawn]))

    def drawn_anew(self, g: Table, chooser: Chooser) -> DrawEvent:
        """The same frame, with cards of the seat's hand in place of backs."""
        hand = [card for card in g.hand[self.seat] if era_of(g, card) == self.era]
        drawn = [hand.pop(chooser.below(len(hand))) for _ in self.drawn]
        return DrawEvent(self.seat, self.era, self.left, tuple(sorted(drawn)))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.era)


class DiscardDown(Frame):
    """A seat that holds too many culture events chooses which to discard.

    Rules: cb.event.discard_down, cb.event.discard_choice
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.event.discard_down", "cb.event.discard_choice")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        g = table(s)
        if len(g.hand[self.seat]) > hand_size(g, self.seat):
            return True
        g.pop()
        return False

    def question(self, s: State) -> Question:
        cards = sorted(set(table(s).hand[self.seat]))
        options = tuple([(DISCARD, card) for card in cards])
        return Question(
            self.seat, "discard", CARD, options, audience=only(self.seat), steady=True,
            any_order=True,
        )  # fmt: skip

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        discard_event(table(s), seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != DISCARD:
            g = table(s)
            return Reason(OVER_HAND_SIZE, (len(g.hand[seat]), hand_size(g, seat)))
        held = choice[1] in table(s).hand[seat]
        return None if held else Reason(NOT_IN_HAND, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
