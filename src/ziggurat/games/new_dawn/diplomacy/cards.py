"""Diplomacy cards: who gives them, who holds them, and how they change hands.

Owns taking and returning. Whose a card is and how many a seat may hold stands in
`givers.py`; all cards held lie openly (nd.diplomacy.public). What a card does is in its row.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.diplomacy.givers import card_limit, cards_held, cards_of
from ziggurat.games.new_dawn.focus.reasons_economy import (
    CARD_HELD,
    CARD_NOT_HELD,
    CARD_WITH_OTHERS,
    CARDS_CLOSED,
    COPIES_GONE,
    OTHER_GIVER,
    OWN_CARD,
    RETURN_FIRST,
)
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import bit, has, members
from ziggurat.games.new_dawn.moments import CARD_TAKEN
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.printed import is_city_state
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import RETURN, TAKE
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.flows import NO_THANKS, fire
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State


def holders(g: Table, card: int) -> int:
    """How many seats hold a card."""
    return sum([1 for realm in g.realms if has(realm.in_play, card)])


# What can be taken


def available_cards(g: Table, seat: int, giver: int) -> int:
    """Mask: cards a seat could take from a giver now, whatever it has to return for them.

    Those of a city-state lie beside the map in two copies (nd.citystate.two_cards), those of
    a rival in the rival's own set (nd.diplomacy.availability). Nobody takes own cards.
    """
    if giver == seat:
        return 0
    taken = 0
    if is_city_state(g.rules, giver):
        gone = holders(g, giver) >= g.rules.limits["city_state_cards"] or has(
            g.closed_city_states, giver
        )
        taken = bit(giver) if gone else cards_held(g, seat, giver)
    else:
        for realm in g.realms:
            taken |= realm.in_play
    return cards_of(g, giver) & ~taken


def against_taking(g: Table, seat: int, giver: int, card: int) -> int:
    """The reason against a card that is not among them."""
    if has(cards_of(g, seat), card):
        return OWN_CARD
    if not has(cards_of(g, giver), card):
        return OTHER_GIVER
    if has(g.realms[seat].in_play, card):
        return CARD_HELD
    if not is_city_state(g.rules, card):
        return CARD_WITH_OTHERS
    return CARDS_CLOSED if has(g.closed_city_states, card) else COPIES_GONE


# Changing hands


def take_card(g: Table, seat: int, card: int) -> None:
    """Lay a card next to the leader sheet: it acts from now on (nd.diplomacy.use_taken)."""
    g.realms[seat].in_play |= bit(card)
    g.note("took_card", seat, (card,))
    fire(g, CARD_TAKEN, seat, (card,), everyone=False)
    # Open Borders can make cities mature at once.
    step_done(g)


def return_card(g: Table, seat: int, card: int) -> None:
    """Give a card back to its giver; anybody may take it again.

    Rules: nd.diplomacy.return_place_player, nd.diplomacy.return_place_citystate
    """
    g.realms[seat].in_play &= ~bit(card)
    g.note("returned", seat, (card,))


def return_cards_of(g: Table, seat: int, giver: int) -> None:
    """Give back all cards of a giver (nd.diplomacy.attack_return_all)."""
    for card in members(cards_held(g, seat, giver)):
        return_card(g, seat, card)


class TakeCard(Listed):
    """A seat may take one card of a giver; `wanted` is the card it has decided on.

    Rules: nd.economy.card_optional, nd.economy.rival_card, nd.economy.citystate_card,
    nd.economy.rival_card_exchange
    """

    SPEC: ClassVar[str] = "seat: int, giver: int, wanted: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.economy.card_optional",
        "nd.economy.citystate_card_wording",
        "nd.economy.rival_card",
        "nd.economy.citystate_card",
        "nd.economy.rival_card_exchange",
    )

    def __init__(self, seat: int, giver: int, wanted: int = NONE) -> None:
        self.seat: Final = seat
        self.giver: Final = giver
        self.wanted: Final = wanted

    def run(self, s: State) -> bool:
        g = table(s)
        if self.wanted == NONE:
            return True
        if not is_city_state(g.rules, self.giver):
            held = cards_held(g, self.seat, self.giver).bit_count()
            if held >= card_limit(g, self.seat, self.giver):
                return True
        g.pop()
        take_card(g, self.seat, self.wanted)
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        if self.wanted != NONE:
            return tuple(naming(RETURN, cards_held(g, self.seat, self.giver)))
        return NO_THANKS + tuple(naming(TAKE, available_cards(g, self.seat, self.giver)))

    def against(self, g: Table, choice: Choice) -> int:
        if self.wanted == NONE:
            if choice[0] != TAKE:
                return OTHER_QUESTION
            return against_taking(g, self.seat, self.giver, choice[1])
        if choice[0] == RETURN:
            return CARD_NOT_HELD
        return RETURN_FIRST if choice[0] == TAKE else OTHER_QUESTION

    def question(self, s: State) -> Question:
        g = table(s)
        options = self.listed(g)
        if self.wanted != NONE:
            return ask(s, self.seat, "return_card", CARD, options, (self.wanted,))
        topic = "city_state_card" if is_city_state(g.rules, self.giver) else "rival_card"
        return ask(s, self.seat, topic, CARD, options, (self.giver,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
        elif choice[0] == TAKE:
            s.swap(TakeCard(self.seat, self.giver, choice[1]))
        else:
            return_card(table(s), self.seat, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


DIPLOMACY_FRAMES: Final = (TakeCard,)
