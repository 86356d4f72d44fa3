"""Culture: tokens, the track and the hand of culture events.

Owns how many culture events a seat may hold and where discarded ones go.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.content.event import CultureEvent
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import LAST_SPACE
from ziggurat.games.board_game.moments import EVENT_HAND
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.units import put_bag
from ziggurat.games.board_game.verbs import DISCARD
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question, only
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at, put_row, without

STARTING_HAND: Final = 2


def gain_culture(g: Table, seat: int, amount: int) -> None:
    """Give a seat culture tokens; they never run out (cb.setup.token_supply_unlimited)."""
    g.culture = add_at(g.culture, seat, amount)
    g.note("culture", seat, (amount,))


def advance_free(g: Table, seat: int) -> None:
    """Move a seat's marker one space along the culture track without paying."""
    if g.track[seat] < LAST_SPACE:
        g.track = add_at(g.track, seat, 1)
        g.note("advanced", seat, (g.track[seat],))


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


def discard_event(g: Table, seat: int, card: int) -> None:
    """Lay a culture event faceup under the deck of its era (cb.event.discard_place)."""
    row = g.rules.rows[card]
    assert isinstance(row, CultureEvent)
    g.hand = put_row(g.hand, seat, without(g.hand[seat], card))
    bag = g.event_bags[row.era].put_in_discard(card)
    g.event_bags = put_bag(g.event_bags, row.era, bag)
    refresh(g, seat)
    g.note("discarded", seat, (card,))


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
        return Question(self.seat, "discard", CARD, options, audience=only(self.seat), steady=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        discard_event(table(s), seat, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
