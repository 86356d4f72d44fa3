"""What each seat may know of great person cards.

Everything lies open but the deck and facedown cards: of those, others know the type by the marker
that came with them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.great_person_deck.looking import finds_seen, known_faces
from ziggurat.games.board_game.great_person_deck.rows import card_row
from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


class PeopleView(Record):
    """The great person deck as one seat sees it.

    `deck` is how many cards can be drawn, `discards` lie faceup under it; `markers` are those of
    each type in the open supply. By seat: `hidden` are the types of facedown cards, ascending,
    `facedown` the cards themselves, for the viewer alone; `faceup`, `counters`, `blank` and
    `lowered` are as the table has them. For the viewer alone: `faces` are squares of huts and
    villages that it has looked at, with the find of each; `seen` are finds by owner that it knows.
    """

    SPEC: ClassVar[str] = (
        "deck: int, discards: tuple[int, ...], markers: tuple[int, ...], "
        "hidden: tuple[tuple[int, ...], ...], facedown: tuple[int, ...], "
        "faceup: tuple[tuple[int, ...], ...], counters: tuple[int, ...], blank: tuple[int, ...], "
        "lowered: tuple[tuple[int, ...], ...], "
        "faces: tuple[tuple[int, ...], ...], seen: tuple[tuple[int, ...], ...]"
    )

    def __init__(
        self,
        deck: int,
        discards: Ints,
        markers: Ints,
        hidden: tuple[Ints, ...],
        facedown: Ints,
        faceup: tuple[Ints, ...],
        counters: Ints,
        blank: Ints,
        lowered: tuple[Ints, ...],
        faces: tuple[Ints, ...],
        seen: tuple[Ints, ...],
    ) -> None:
        self.deck: Final = deck
        self.discards: Final = discards
        self.markers: Final = markers
        self.hidden: Final = hidden
        self.facedown: Final = facedown
        self.faceup: Final = faceup
        self.counters: Final = counters
        self.blank: Final = blank
        self.lowered: Final = lowered
        self.faces: Final = faces
        self.seen: Final = seen


def types_of(g: Table, cards: Ints) -> Ints:
    """The types of cards, ascending."""
    return tuple(sorted([card_row(g, card).person for card in cards]))


def view_people(s: State, seat: int) -> Record:
    """Build what a seat may know; a spectator knows what all know (bx.gpdeck.card_secret)."""
    g = table(s)
    d = person_deck(s)
    left = g.people_bag.unknown
    return PeopleView(
        d.deck.size(), d.deck.discard,
        tuple([left.count(person) for person in g.rules.families["great_person"]]),
        tuple([types_of(g, cards) for cards in d.facedown]),
        d.facedown[seat] if seat >= 0 else (), d.faceup, d.counters, d.blank, d.lowered,
        known_faces(d, seat), tuple([finds_seen(d, s.seats, seat, at) for at in range(s.seats)]),
    )  # fmt: skip
