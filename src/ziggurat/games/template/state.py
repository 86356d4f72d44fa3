"""The Night Market's shells: the table and one realm for each seat.

Owns all facts of a game in progress and the small changes that keep them consistent.
It never asks and never decides.
"""

from __future__ import annotations

from typing import ClassVar, cast

from ziggurat.kernel.record import Shell
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import with_sorted, without


class Realm(Shell):
    """What one seat has: coins and wares in the open, tricks in its hand."""

    SPEC: ClassVar[str] = "coins: int, hand: tuple[int, ...], wares: tuple[int, ...]"

    def __init__(self, coins: int, hand: tuple[int, ...], wares: tuple[int, ...]) -> None:
        self.coins = coins
        self.hand = hand
        self.wares = wares

    def clone(self) -> Realm:
        return Realm(self.coins, self.hand, self.wares)


class Table(State):
    """The market: the night, who is first, both decks and the ware on show."""

    SPEC: ClassVar[str] = (
        "night: int, first: int, tricks: Bag, wares: Bag, ware: int, realms: list[Realm]"
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
        realms: list[Realm],
    ) -> None:
        super().__init__(rules, seats)
        self.night = night
        self.first = first
        self.tricks = tricks
        self.wares = wares
        self.ware = ware
        self.realms = realms

    def clone(self) -> Table:
        realms = [Realm(realm.coins, realm.hand, realm.wares) for realm in self.realms]
        other = Table(
            self.rules, self.seats, self.night, self.first, self.tricks, self.wares, self.ware,
            realms,
        )  # fmt: skip
        self.copy_to(other)
        return other


def table(s: State) -> Table:
    """Narrow a state to this game's table."""
    return cast(Table, s)


def holds(s: State, seat: int, card: int) -> bool:
    """Tell whether a seat has a row in play: a trick in hand or a ware on its stall."""
    realm = table(s).realms[seat]
    return card in realm.hand or card in realm.wares


def seats_from(g: Table, seat: int) -> tuple[int, ...]:
    """All seats clockwise, beginning with `seat`."""
    return tuple([(seat + offset) % g.seats for offset in range(g.seats)])


def pay(g: Table, seat: int, other: int, coins: int) -> None:
    """Move coins from one seat to another."""
    g.realms[seat].coins -= coins
    g.realms[other].coins += coins


def play_from_hand(g: Table, seat: int, card: int) -> None:
    """Discard a trick, face up."""
    realm = g.realms[seat]
    realm.hand = without(realm.hand, card)
    g.tricks = g.tricks.put_in_discard(card)


def move_ware(g: Table, ware: int, seat: int, other: int) -> None:
    """Carry a ware from one stall to another."""
    g.realms[seat].wares = without(g.realms[seat].wares, ware)
    g.realms[other].wares = with_sorted(g.realms[other].wares, ware)
