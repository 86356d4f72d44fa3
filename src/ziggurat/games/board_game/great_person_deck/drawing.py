"""Drawing great person cards: the type is seen by all, the face only by who draws it.

Owns the gain of a great person with the deck. Where the marker goes is the base game's business.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.fight import steady_draw
from ziggurat.games.board_game.culture.moments import PEOPLE_DRAWN
from ziggurat.games.board_game.culture.people import receive_person
from ziggurat.games.board_game.great_person_deck.holding import discard_card, lay_under_deck
from ziggurat.games.board_game.great_person_deck.reasons import NOT_DRAWN
from ziggurat.games.board_game.great_person_deck.rows import card_row
from ziggurat.games.board_game.great_person_deck.state import of_type, person_deck
from ziggurat.games.board_game.great_person_deck.verbs import DRAW_PERSON_CARD, KEEP_PERSON_CARD
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_PERSON
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import Chooser, chance
from ziggurat.kernel.question import CARD, PUBLIC, Question, only
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Layer, put_row, with_sorted


def draw_card(s: State, seat: int) -> None:
    """A seat gains a great person: cards are drawn, usually one, of which it keeps one.

    Rules: bx.gpdeck.gain_draws_card, bx.gpdeck.america, bx.gpdeck.greece, bx.gpdeck.extra_draws
    """
    s.push(DrawPersonCard(seat, adjusted(s, PEOPLE_DRAWN, seat, (), 1), NONE, (), ()))


def is_available(g: Table, person: int) -> bool:
    """Tell whether a marker of a type is left in the open supply."""
    return person in g.people_bag.unknown


class DrawPersonCard(Frame):
    """Cards are drawn until enough are there whose type has a marker; of several one is kept.

    All see the type of a card, and everything of one that lies faceup under the deck. `left`
    are to be drawn still; `person` is the type of the card that is being drawn, `NONE` before.
    `drawn` are cards that lie before the seat already, `people` their types.
    Rules: bx.gpdeck.gain_draws_card, bx.gpdeck.type_unavailable, bx.gpdeck.none_available,
    bx.gpdeck.reshuffle, bx.gpdeck.card_secret, bx.gpdeck.greece_rejected_card
    """

    SPEC: ClassVar[str] = (
        "seat: int, left: int, person: int, drawn: tuple[int, ...], people: tuple[int, ...]"
    )
    CITES: ClassVar[tuple[str, ...]] = (
        "bx.gpdeck.gain_draws_card", "bx.gpdeck.type_unavailable", "bx.gpdeck.card_secret",
    )  # fmt: skip

    def __init__(self, seat: int, left: int, person: int, drawn: Layer, people: Layer) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.person: Final = person
        self.drawn: Final = drawn
        self.people: Final = people

    def _draws(self, g: Table) -> bool:
        """Tell whether there is a card to draw: somebody's marker has to be left."""
        return self.left > 0 and g.people_bag.size() > 0

    def run(self, s: State) -> bool:
        g = table(s)
        d = person_deck(g)
        if self._draws(g):
            if not d.deck.size():
                d.deck = d.deck.reshuffle()
            return True
        if len(self.drawn) > 1:
            return True
        g.pop()
        if self.drawn:
            keep_card(g, self.seat, self.drawn[0])
        return False

    def question(self, s: State) -> Question:
        g = table(s)
        if not self._draws(g):
            kept = tuple([(KEEP_PERSON_CARD, card) for card in sorted(self.drawn)])
            told = only(self.seat)
            return Question(self.seat, "keep_person_card", CARD, kept, audience=told, steady=True)
        cards = person_deck(g).deck.unknown
        if self.person == NONE:
            return draw_type(g, cards)
        found = of_type(g, cards, self.person)
        options, copies = tuple([(DRAW_PERSON_CARD, card) for card in found]), (1,) * len(found)
        if is_available(g, self.person):
            return chance("draw_person_card", options, copies, only(self.seat))
        return steady_draw("draw_person_card", options, copies, PUBLIC)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == DRAW_PERSON:
            g.swap(DrawPersonCard(self.seat, self.left, choice[1], self.drawn, self.people))
        elif choice[0] == DRAW_PERSON_CARD:
            self._draw(g, choice[1])
        else:
            g.pop()
            for card in self.drawn:
                if card != choice[1]:
                    discard_card(g, seat, card)
            keep_card(g, seat, choice[1])

    def _draw(self, g: Table, card: int) -> None:
        d = person_deck(g)
        d.deck = d.deck.draw(card)
        if not is_available(g, self.person):
            g.swap(DrawPersonCard(self.seat, self.left, NONE, self.drawn, self.people))
            lay_under_deck(g, card)
            g.note("person_without_marker", self.seat, (card,))
            return
        drawn, people = (*self.drawn, card), (*self.people, self.person)
        g.swap(DrawPersonCard(self.seat, self.left - 1, NONE, drawn, people))
        d.facedown = put_row(d.facedown, self.seat, with_sorted(d.facedown[self.seat], card))
        refresh(g, self.seat)
        told = only(self.seat)
        g.note("drew_person_card", self.seat, (card,), audience=told, veiled="drew_a_person_card")

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != KEEP_PERSON_CARD or self._draws(table(s)):
            return Reason(OTHER_QUESTION)
        return None if choice[1] in self.drawn else Reason(NOT_DRAWN, choice[1:])

    def veil(self, seat: int) -> Frame:
        """Others know the types of what was drawn."""
        if seat == self.seat:
            return self
        unseen = tuple([NONE for _ in self.drawn])
        return DrawPersonCard(self.seat, self.left, self.person, unseen, self.people)

    def drawn_anew(self, g: Table, chooser: Chooser) -> DrawPersonCard:
        """The same frame with cards that lie before the seat in place of those unseen."""
        held = list(person_deck(g).facedown[self.seat])
        drawn: list[int] = []
        for person in self.people:
            fitting = of_type(g, tuple(held), person)
            drawn.append(fitting[chooser.below(len(fitting))])
            held.remove(drawn[-1])
        return DrawPersonCard(self.seat, self.left, self.person, tuple(drawn), self.people)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def draw_type(g: Table, cards: Layer) -> Question:
    """Which type the top card of the deck shows, before its face is seen."""
    people = [card_row(g, card).person for card in cards]
    found = sorted(set(people))
    options = tuple([(DRAW_PERSON, person) for person in found])
    copies = tuple([people.count(person) for person in found])
    return steady_draw("draw_person", options, copies, PUBLIC)


def keep_card(g: Table, seat: int, card: int) -> None:
    """A card stays before its owner, who takes a marker of its type.

    Rules: bx.gpdeck.matching_marker, bx.gpdeck.merchant_is_industrialist,
    bx.gpdeck.marker_rules_unchanged
    """
    person = card_row(g, card).person
    g.people_bag = g.people_bag.draw(person)
    g.note("drew_person", seat, (person,))
    receive_person(g, seat, person)
