"""Bags: decks whose order does not exist until it is needed.

Owns the lazy deck: which cards are known to lie on top, which are somewhere below, which are
discarded. Never shuffles and holds no generator; the next card is a question to Nature with the
options of `draws`. What happens when a bag runs dry is the game's business.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.kernel.record import Record
from ziggurat.lib.vec import Layer, without


class Bag(Record):
    """An immutable deck: every change returns a new one.

    `top` lists the cards known to lie on top, the next one first. `unknown` lists the cards
    below in ascending order, a card once per copy: card ids stay the game's own, and a deck
    gets faster to copy as it shrinks. `discard` lists the discarded cards, the latest last.
    """

    SPEC: ClassVar[str] = "top: tuple[int, ...], unknown: tuple[int, ...], discard: tuple[int, ...]"

    def __init__(
        self, top: tuple[int, ...], unknown: tuple[int, ...], discard: tuple[int, ...]
    ) -> None:
        self.top: Final = top
        self.unknown: Final = unknown
        self.discard: Final = discard

    def size(self) -> int:
        """Count the cards that can be drawn."""
        return len(self.top) + len(self.unknown)

    def draws(self) -> tuple[Layer, Layer]:
        """Return the distinct cards that may come next, ascending, and how many of each.

        A known top leaves exactly one; an empty bag leaves none.
        """
        if self.top:
            return (self.top[0],), (1,)
        cards: list[int] = []
        weights: list[int] = []
        last = -1
        copies = 0
        for card in self.unknown:
            # Copies lie together.
            if card == last:
                copies += 1
                continue
            if copies > 0:
                weights.append(copies)
            cards.append(card)
            last = card
            copies = 1
        if copies > 0:
            weights.append(copies)
        return tuple(cards), tuple(weights)

    def draw(self, card: int) -> Bag:
        """Take a card that `draws` lists."""
        if not self.top:
            return Bag(self.top, without(self.unknown, card), self.discard)
        if self.top[0] != card:
            raise ValueError(f"card {card} is not the known top card")
        return Bag(self.top[1:], self.unknown, self.discard)

    def put_on_top(self, card: int) -> Bag:
        """Lay a card on top, where it stays known."""
        return Bag((card,) + self.top, self.unknown, self.discard)

    def put_in_discard(self, card: int) -> Bag:
        """Lay a card on the discards."""
        return Bag(self.top, self.unknown, self.discard + (card,))

    def take_from_discard(self, card: int) -> Bag:
        """Take a card out of the discards."""
        return Bag(self.top, self.unknown, without(self.discard, card))

    def return_unknown(self, cards: Layer) -> Bag:
        """Mix cards into the unknown ones, as redealing hidden cards does; the top stays known."""
        return Bag(self.top, _mixed(self.unknown, cards), self.discard)

    def shuffle(self) -> Bag:
        """Forget what is known of the top."""
        return Bag((), _mixed(self.unknown, self.top), self.discard)

    def reshuffle(self) -> Bag:
        """Mix the discards and what is left into one unknown deck."""
        return Bag((), _mixed(_mixed(self.unknown, self.top), self.discard), ())


def bag_of(cards: Layer) -> Bag:
    """Build a shuffled bag of these cards."""
    return Bag((), tuple(sorted(cards)), ())


def _mixed(unknown: Layer, cards: Layer) -> Layer:
    """Join two multisets in ascending order."""
    return tuple(sorted(unknown + cards))
