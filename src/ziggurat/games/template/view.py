"""What each seat may know of the Night Market, and how the rest is dealt again.

Everything hidden is in this file: hands and the order of both decks. The view adds what
a seat may see; the re-deal draws again what it may not.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.template.state import Table, table
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import put_row, without


class SeatView(Record):
    """One seat as seen by another: `hand` is empty unless it is the viewer's own."""

    SPEC: ClassVar[str] = "coins: int, cards: int, hand: tuple[int, ...], wares: tuple[int, ...]"

    def __init__(
        self, coins: int, cards: int, hand: tuple[int, ...], wares: tuple[int, ...]
    ) -> None:
        self.coins: Final = coins
        self.cards: Final = cards
        self.hand: Final = hand
        self.wares: Final = wares


class MarketView(Record):
    """The market as seen by one seat."""

    SPEC: ClassVar[str] = (
        "night: int, nights: int, first: int, ware: int, trick_deck: int, ware_deck: int, "
        "trick_discard: tuple[int, ...], ware_discard: tuple[int, ...], seats: tuple[SeatView, ...]"
    )

    def __init__(
        self,
        night: int,
        nights: int,
        first: int,
        ware: int,
        trick_deck: int,
        ware_deck: int,
        trick_discard: tuple[int, ...],
        ware_discard: tuple[int, ...],
        seats: tuple[SeatView, ...],
    ) -> None:
        self.night: Final = night
        self.nights: Final = nights
        self.first: Final = first
        self.ware: Final = ware
        self.trick_deck: Final = trick_deck
        self.ware_deck: Final = ware_deck
        self.trick_discard: Final = trick_discard
        self.ware_discard: Final = ware_discard
        self.seats: Final = seats


def view_market(s: State, seat: int) -> Record:
    """Build what `seat` may know."""
    g = table(s)
    seats: list[SeatView] = []
    for owner in range(g.seats):
        hand = g.hands[owner] if owner == seat else ()
        seats.append(SeatView(g.coins[owner], len(g.hands[owner]), hand, g.stalls[owner]))
    return MarketView(
        g.night, g.rules.limits["nights"], g.first, g.ware, g.tricks.size(), g.wares.size(),
        g.tricks.discard, g.wares.discard, tuple(seats),
    )  # fmt: skip


def redeal_hands(s: State, seat: int, chooser: Chooser) -> None:
    """Deal the hands that `seat` cannot see again from all tricks it cannot see."""
    g = table(s)
    unseen = g.tricks
    for owner in range(g.seats):
        if owner != seat:
            unseen = unseen.return_unknown(g.hands[owner])
    for owner in range(g.seats):
        if owner != seat:
            unseen = _deal(g, owner, unseen, chooser)
    g.tricks = unseen


def _deal(g: Table, owner: int, unseen: Bag, chooser: Chooser) -> Bag:
    left = unseen.unknown
    hand: list[int] = []
    for _ in g.hands[owner]:
        card = left[chooser.below(len(left))]
        left = without(left, card)
        hand.append(card)
    g.hands = put_row(g.hands, owner, tuple(sorted(hand)))
    return Bag(unseen.top, left, unseen.discard)
