"""The deck's own shell: where each great person card is, and what cards leave behind."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.board_game.great_person_deck.rows import card_row
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.record import Shell
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag, bag_of
from ziggurat.lib.vec import Layer, Rows


class PersonDeck(Shell):
    """The great person deck and the cards before seats.

    `deck` is facedown; its discards lie faceup under it. By seat: `facedown` and `faceup` are
    cards, ascending; `counters` lie on a card that collects them; `blank` is the row of the
    pyramid in which a card lies as a tech without a face, 0 for none; `lowered` are techs that
    lie one row lower than their level, ascending. `faces` are what was looked at under huts and
    villages on the map, ascending: square, find and a mask of the seats that know it. `seen`
    has for each seat and each owner (`seen_at`) the finds that the seat knows the owner to have.
    """

    SPEC: ClassVar[str] = (
        "deck: Bag, facedown: tuple[tuple[int, ...], ...], faceup: tuple[tuple[int, ...], ...], "
        "counters: tuple[int, ...], blank: tuple[int, ...], lowered: tuple[tuple[int, ...], ...], "
        "faces: tuple[tuple[int, ...], ...], seen: tuple[tuple[int, ...], ...]"
    )

    def __init__(
        self,
        deck: Bag,
        facedown: Rows,
        faceup: Rows,
        counters: Layer,
        blank: Layer,
        lowered: Rows,
        faces: Rows,
        seen: Rows,
    ) -> None:
        self.deck = deck
        self.facedown = facedown
        self.faceup = faceup
        self.counters = counters
        self.blank = blank
        self.lowered = lowered
        self.faces = faces
        self.seen = seen

    def clone(self) -> PersonDeck:
        return PersonDeck(
            self.deck, self.facedown, self.faceup, self.counters, self.blank, self.lowered,
            self.faces, self.seen,
        )  # fmt: skip


def person_deck(s: State) -> PersonDeck:
    """The shell of the deck; where it is among the others depends on the mix."""
    for extra in s.extras:
        if isinstance(extra, PersonDeck):
            return extra
    raise LookupError("there is no great person deck")


def make_person_deck(s: State) -> Shell:
    """All cards are in the deck.

    Rules: bx.gpdeck.deck_size, bx.gpdeck.deck_shuffled
    """
    nothing = tuple([()] * s.seats)
    zeros = tuple([0] * s.seats)
    deck = bag_of(s.rules.families["person_card"])
    unseen = tuple([()] * (s.seats * s.seats))
    return PersonDeck(deck, nothing, nothing, zeros, zeros, nothing, (), unseen)


def cards_of(s: State, seat: int) -> Layer:
    """All cards before a seat, facedown ones first."""
    d = person_deck(s)
    return d.facedown[seat] + d.faceup[seat]


def of_type(g: Table, cards: Layer, person: int) -> list[int]:
    """Those of some cards that show a type of great person."""
    return [card for card in cards if card_row(g, card).person == person]
