"""Culture: tokens, the track and the hand of culture events.

Owns what a space of the track costs and gives, how many culture events a seat may hold, how they
are drawn and where discarded ones go. What an event does is in its row.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.units import buried, put_bag
from ziggurat.games.board_game.culture.moments import EVENTS_DRAWN, TRACK_CULTURE, TRACK_TRADE
from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.culture.reasons import (
    END_OF_TRACK,
    NOT_IN_HAND,
    OVER_HAND_SIZE,
)
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import LAST_SPACE, NONE
from ziggurat.games.board_game.moments import EVENT_HAND
from ziggurat.games.board_game.reasons import CULTURE_SHORT, TRADE_SHORT
from ziggurat.games.board_game.rows.event import CultureEvent
from ziggurat.games.board_game.state import Table, seat_order, table
from ziggurat.games.board_game.verbs import DISCARD, DRAW_EVENT, KEEP_EVENT
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import Chooser, chance
from ziggurat.kernel.question import CARD, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at, put, put_row, with_sorted, without

STARTING_HAND: Final = 2

# Spaces of the track in each section, and what entering one of them costs.
SECTION: Final = 7
CULTURE_COST: Final = (3, 5, 7)
TRADE_COST: Final = (0, 3, 6)
PERSON_SPACES: Final = (3, 7, 12, 18)


def gain_culture(g: Table, seat: int, amount: int) -> None:
    """Give a seat culture tokens; they never run out (cb.setup.token_supply_unlimited)."""
    g.culture = add_at(g.culture, seat, amount)
    g.note("culture", seat, (amount,))


# The track


def section(space: int) -> int:
    """The era of a space of the track."""
    return (space - 1) // SECTION


def culture_cost(g: Table, seat: int, space: int) -> int:
    """The culture that entering a space of the track costs a seat."""
    return max(0, adjusted(g, TRACK_CULTURE, seat, (space,), CULTURE_COST[section(space)]))


def trade_cost(g: Table, seat: int, space: int) -> int:
    """The trade that it costs."""
    return max(0, adjusted(g, TRACK_TRADE, seat, (space,), TRADE_COST[section(space)]))


def may_enter(g: Table, seat: int, space: int) -> int:
    """The reason why a seat cannot pay for a space of the track.

    Rules: cb.track.cost_of_entered_space, cb.track.both_parts_required
    """
    if space > LAST_SPACE:
        return END_OF_TRACK
    if g.culture[seat] < culture_cost(g, seat, space):
        return CULTURE_SHORT
    return TRADE_SHORT if g.trade[seat] < trade_cost(g, seat, space) else ALLOWED


def may_advance(g: Table, seat: int) -> int:
    """The reason why a seat cannot pay for the next space of the track."""
    return may_enter(g, seat, g.track[seat] + 1)


def track_lack(g: Table, seat: int, reason: int) -> tuple[int, ...]:
    """What the next space of the track costs and what a seat has of it, if that is the reason."""
    space = g.track[seat] + 1
    if reason == CULTURE_SHORT:
        return (culture_cost(g, seat, space), g.culture[seat])
    return (trade_cost(g, seat, space), g.trade[seat]) if reason == TRADE_SHORT else ()


def advance(g: Table, seat: int) -> None:
    """Pay for the next space of the track and enter it."""
    pay_and_enter(g, seat, g.track[seat] + 1)


def pay_and_enter(g: Table, seat: int, space: int) -> None:
    """Pay for a space of the track and enter it; coins do not hold the dial up.

    Rules: cb.track.trade_cost, cb.track.trade_below_coins
    """
    g.culture = add_at(g.culture, seat, -culture_cost(g, seat, space))
    g.trade = add_at(g.trade, seat, -trade_cost(g, seat, space))
    enter(g, seat, space)


def advance_free(g: Table, seat: int) -> None:
    """Move a seat's marker one space along the track without paying."""
    if g.track[seat] < LAST_SPACE:
        enter(g, seat, g.track[seat] + 1)


def enter(g: Table, seat: int, space: int) -> None:
    """Put a seat's marker on a space of the track, and give what is there.

    Rules: cb.track.reward_of_entered_space, cb.track.shared_spaces, cb.track.victory_space
    """
    g.track = put(g.track, seat, space)
    g.note("advanced", seat, (space,))
    if space in PERSON_SPACES:
        gain_person(g, seat)
    elif space < LAST_SPACE:
        draw_event(g, seat, section(space))
    check_victory(g)


# The hand


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


def hold_event(g: Table, seat: int, card: int) -> None:
    """Take a culture event out of a seat's hand: it is about to be played, given or discarded."""
    g.hand = put_row(g.hand, seat, without(g.hand[seat], card))
    refresh(g, seat)


def take_event(g: Table, seat: int, card: int) -> None:
    """Put a culture event into a seat's hand, which may hold too many afterwards."""
    g.hand = put_row(g.hand, seat, with_sorted(g.hand[seat], card))
    refresh(g, seat)


def bury_event(g: Table, card: int) -> None:
    """Lay a culture event faceup under the deck of its era (cb.event.discard_place)."""
    era = era_of(g, card)
    g.event_bags = put_bag(g.event_bags, era, buried(g.event_bags[era], card))


def discard_event(g: Table, seat: int, card: int) -> None:
    """Discard a culture event from a seat's hand."""
    hold_event(g, seat, card)
    bury_event(g, card)
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
            for card in without(self.drawn, choice[1]):
                discard_event(g, seat, card)
            keep_hand_size(g, seat)

    def _draw(self, g: Table, card: int) -> None:
        drawn = with_sorted(self.drawn, card)
        g.swap(DrawEvent(self.seat, self.era, self.left - 1, drawn))
        bag = g.event_bags[self.era].draw(card)
        g.event_bags = put_bag(g.event_bags, self.era, bag)
        take_event(g, self.seat, card)
        told = only(self.seat)
        g.note("drew_event", self.seat, (card,), audience=told, veiled="drew_an_event")

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != KEEP_EVENT or self.left:
            return Reason(OTHER_QUESTION)
        return Reason(NOT_IN_HAND, choice[1:])

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
