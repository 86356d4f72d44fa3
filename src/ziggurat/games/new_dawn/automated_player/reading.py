"""Reading a card of the automated player, order by order.

Owns the frame that carries the orders out and remembers which of them did something. What an
order does is in the file of its type.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.automated_player.rows import AutomatedCard, Order
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.state import State


class ReadCard(Frame):
    """Carry out the orders of a card; `at` is the next, `done` the mask of those that did
    something.  The card is read to its end even if another takes its place meanwhile.

    Rules: ap.general.must_act, ap.turn.replaced_card
    """

    SPEC: ClassVar[str] = "seat: int, place: int, card: int, at: int, done: int"
    CITES: ClassVar[tuple[str, ...]] = ("ap.general.must_act", "ap.turn.replaced_card")

    def __init__(self, seat: int, place: int, card: int, at: int = 0, done: int = 0) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.card: Final = card
        self.at: Final = at
        self.done: Final = done

    def row(self, g: Table) -> AutomatedCard:
        """The card that is read."""
        row = g.rules.rows[self.card]
        assert isinstance(row, AutomatedCard)
        return row

    def run(self, s: State) -> bool:
        g = table(s)
        orders = self.row(g).orders
        if self.at == len(orders):
            g.pop()
            return False
        order = in_force(g, orders[self.at])
        g.swap(ReadCard(self.seat, self.place, self.card, self.at + 1, self.done))
        g.note("reads", self.seat, (self.card, order.number))
        order.obey(g, self)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.card)


def in_force(g: Table, order: Order) -> Order:
    """An order as its family has it now: a module may have replaced it."""
    row = g.rules.rows[order.number]
    assert isinstance(row, Order)
    return row


def read_card(g: Table, seat: int, place: int, value: int) -> None:
    """Resolve the card in a place: every card of the automated player counts as in slot 5.

    Rules: ap.turn.slot_number, ap.turn.printed_values
    """
    g.push(ReadCard(seat, place, g.realms[seat].row[place]))


def being_read(g: Table) -> ReadCard:
    """The card that is being read."""
    for frame in reversed(g.stack):
        if isinstance(frame, ReadCard):
            return frame
    raise ValueError("no card is being read")


def did_something(g: Table) -> None:
    """Remember that the order being carried out had an effect."""
    frame = being_read(g)
    done = frame.done | bit(frame.at - 1)
    g.amend(frame, ReadCard(frame.seat, frame.place, frame.card, frame.at, done))
