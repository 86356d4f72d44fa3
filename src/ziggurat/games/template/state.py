"""The Night Market's table: all facts of a game in progress.

Owns them and the small changes that keep them consistent. What each seat has lies in rows with
a place for every seat; they are replaced on write, so that a clone shares them. It never asks
and never decides.
"""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.template.ids import FIRST_WARE
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import Layer, Rows, add_at, put_row, with_sorted, without


class Table(State):
    """The market: the night, who is first, both decks and the ware on show.

    By seat: coins and the wares of its stall, both in the open, and the tricks in its hand.
    """

    SPEC: ClassVar[str] = (
        "night: int, first: int, tricks: Bag, wares: Bag, ware: int, coins: tuple[int, ...], "
        "hands: tuple[tuple[int, ...], ...], stalls: tuple[tuple[int, ...], ...]"
    )

    def __init__(
        self,
        rules: Rules,
        seats: int,
        night: int,
        first: int,
        tricks: Bag,
        wares: Bag,
        ware: int,
        coins: Layer,
        hands: Rows,
        stalls: Rows,
    ) -> None:
        super().__init__(rules, seats)
        self.night = night
        self.first = first
        self.tricks = tricks
        self.wares = wares
        self.ware = ware
        self.coins = coins
        self.hands = hands
        self.stalls = stalls

    def holds(self, seat: int, card: int) -> bool:
        # In play are tricks in hand and wares on the stall.
        return card in (self.hands if card < FIRST_WARE else self.stalls)[seat]

    def clone(self) -> Table:
        other = Table(
            self.rules, self.seats, self.night, self.first, self.tricks, self.wares, self.ware,
            self.coins, self.hands, self.stalls,
        )  # fmt: skip
        self.copy_to(other)
        return other


def table(s: State) -> Table:
    """Narrow a state to this game's table."""
    assert isinstance(s, Table)
    return s


def seats_from(g: Table, seat: int) -> tuple[int, ...]:
    """All seats clockwise, beginning with `seat`."""
    return tuple([(seat + offset) % g.seats for offset in range(g.seats)])


def earn(g: Table, seat: int, coins: int) -> None:
    """Give a seat coins, or take them if the number is negative."""
    g.coins = add_at(g.coins, seat, coins)


def pay(g: Table, seat: int, other: int, coins: int) -> None:
    """Move coins from one seat to another."""
    earn(g, seat, -coins)
    earn(g, other, coins)


def play_from_hand(g: Table, seat: int, card: int) -> None:
    """Discard a trick, face up."""
    g.hands = put_row(g.hands, seat, without(g.hands[seat], card))
    g.tricks = g.tricks.put_in_discard(card)


def add_ware(g: Table, seat: int, ware: int) -> None:
    """Put a ware on a stall."""
    g.stalls = put_row(g.stalls, seat, with_sorted(g.stalls[seat], ware))


def move_ware(g: Table, ware: int, seat: int, other: int) -> None:
    """Carry a ware from one stall to another."""
    g.stalls = put_row(g.stalls, seat, without(g.stalls[seat], ware))
    add_ware(g, other, ware)
