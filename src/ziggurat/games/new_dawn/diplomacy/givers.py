"""Givers of diplomacy cards: whose a card is, who holds how many, and the limit on them.

Owns what follows when the limit falls below what a seat holds. How cards change hands
otherwise stands in `diplomacy.py`. A giver is a seat or the row of a city-state.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.content.reasons import CARD_NAMED
from ziggurat.games.new_dawn.focus.reasons_economy import CARD_NOT_HELD
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import bit, has, members
from ziggurat.games.new_dawn.moments import DIPLOMACY_LIMIT
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.printed import is_city_state, printed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import KEEP
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State


def cards_of(g: Table, giver: int) -> int:
    """Mask: the cards a giver has given out or could give (nd.component.player_diplomacy_cards)."""
    if is_city_state(g.rules, giver):
        return bit(giver)
    return printed(g.rules).sets[g.realms[giver].colour]


def giver_of(g: Table, card: int) -> int:
    """The giver of a card; `NONE` if nobody plays its colour."""
    if is_city_state(g.rules, card):
        return card
    colour = printed(g.rules).colour[card]
    for seat in range(g.seats):
        if g.realms[seat].colour == colour:
            return seat
    return NONE


def cards_held(g: Table, seat: int, giver: int) -> int:
    """Mask: cards of a giver that a seat holds."""
    return g.realms[seat].in_play & cards_of(g, giver)


def card_limit(g: Table, seat: int, giver: int) -> int:
    """How many cards of a rival a seat may hold (nd.diplomacy.limit_player)."""
    return adjusted(g, DIPLOMACY_LIMIT, seat, (giver,), 1)


# When the limit falls


def keep_to_limit(g: Table, seat: int) -> None:
    """Let a seat give back the cards of each rival above the limit (nd.diplomacy.limit_lowered)."""
    for giver in range(g.seats):
        if giver != seat:
            held = cards_held(g, seat, giver)
            if held.bit_count() > card_limit(g, seat, giver):
                g.push(KeepCards(seat, giver, held))
                _hold(g, seat, giver, held, 0)


def _hold(g: Table, seat: int, giver: int, cards: int, kept: int) -> None:
    """Let of these cards as many act as the limit allows: those kept, then the lowest."""
    room = card_limit(g, seat, giver) - kept.bit_count()
    for card in members(cards & ~kept)[: max(0, room)]:
        kept |= bit(card)
    realm = g.realms[seat]
    realm.in_play = realm.in_play & ~cards | kept


class KeepCards(Listed):
    """Say which of too many cards of a rival stay; the others have gone back to that rival.

    `cards` are all that were held, `kept` those named so far. Nobody ever holds more than the
    limit, not even while the question is open: until they are named, the lowest cards stay.
    Rules: nd.diplomacy.limit_player, nd.diplomacy.limit_lowered
    """

    SPEC: ClassVar[str] = "seat: int, giver: int, cards: int, kept: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.diplomacy.limit_player", "nd.diplomacy.limit_lowered")

    def __init__(self, seat: int, giver: int, cards: int, kept: int = 0) -> None:
        self.seat: Final = seat
        self.giver: Final = giver
        self.cards: Final = cards
        self.kept: Final = kept

    def _left(self, g: Table) -> int:
        """How many cards are still to be named."""
        return card_limit(g, self.seat, self.giver) - self.kept.bit_count()

    def run(self, s: State) -> bool:
        g = table(s)
        if self._left(g) > 0 and self.cards & ~self.kept:
            return True
        g.pop()
        for card in members(self.cards & ~self.kept):
            g.note("returned", self.seat, (card,))
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(naming(KEEP, self.cards & ~self.kept))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != KEEP:
            return OTHER_QUESTION
        return CARD_NAMED if has(self.kept, choice[1]) else CARD_NOT_HELD

    def question(self, s: State) -> Question:
        g = table(s)
        facts = (self.giver, self._left(g))
        return ask(s, self.seat, "keep_cards", CARD, self.listed(g), facts, any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        kept = self.kept | bit(choice[1])
        g.swap(KeepCards(self.seat, self.giver, self.cards, kept))
        _hold(g, self.seat, self.giver, self.cards, kept)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.giver)
