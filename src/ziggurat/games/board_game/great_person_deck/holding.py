"""Holding great person cards: which of them act, and how they are turned up and discarded.

Owns the way of a card from facedown to faceup and under the deck. What a card does is in its row.
"""

from __future__ import annotations

from ziggurat.games.board_game.battle.units import buried
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.culture.people import SettlePerson
from ziggurat.games.board_game.great_person_deck.ids import JIM_HENSON, SIR_ISAAC_NEWTON
from ziggurat.games.board_game.great_person_deck.reasons import NO_MARKER_ON_MAP, NOT_YOUR_CARD
from ziggurat.games.board_game.great_person_deck.rows import PersonCard, card_row
from ziggurat.games.board_game.great_person_deck.state import cards_of, of_type, person_deck
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import CITY_SLOTS
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.question import only
from ziggurat.kernel.reason import ALLOWED
from ziggurat.lib.vec import put, put_row, with_sorted, without

# Markers


def on_map(g: Table, seat: int, person: int) -> bool:
    """Tell whether a seat has a marker of a type on the map; a blockade changes nothing.

    Rules: bx.gpdeck.needs_marker_on_map, bx.gpdeck.blockaded_marker
    """
    for slot in range(CITY_SLOTS):
        for square in outskirts(g, seat, slot):
            if g.markers[square] == person:
                return True
    return False


def markers_of(g: Table, seat: int, person: int) -> int:
    """How many markers of a type a seat has, on the map, in reserve or about to be placed."""
    found = g.reserve[seat].count(person)
    for slot in range(CITY_SLOTS):
        found += [g.markers[square] for square in outskirts(g, seat, slot)].count(person)
    for frame in g.stack:
        if isinstance(frame, SettlePerson) and (frame.seat, frame.person) == (seat, person):
            found += 1
    return found


def excess(g: Table, seat: int, person: int) -> int:
    """How many cards of a type a seat has beyond its markers.

    Rules: bx.gpdeck.one_card_per_marker, bx.gpdeck.face_irrelevant
    """
    return len(of_type(g, cards_of(g, seat), person)) - markers_of(g, seat, person)


# Cards


def acting_cards(g: Table, seat: int) -> int:
    """A mask of the cards that act for a seat: those of types with a marker on the map.

    A facedown card that acts by itself does not: everybody would see what it changes.
    Rules: bx.gpdeck.needs_marker_on_map, bx.gpdeck.reveal_on_use
    """
    d = person_deck(g)
    rows = 0
    for card in d.faceup[seat]:
        if on_map(g, seat, card_row(g, card).person):
            rows |= 1 << card
    for card in d.facedown[seat]:
        row = card_row(g, card)
        if not row.constant and on_map(g, seat, row.person):
            rows |= 1 << card
    return rows


def is_unseen(g: Table, card: int) -> bool:
    """Tell whether a card may lie facedown somewhere, for all that everybody knows."""
    d = person_deck(g)
    if card in d.deck.discard or (card == SIR_ISAAC_NEWTON and max(d.blank)):
        return False
    return not any([card in row for row in d.faceup])


def might_have(g: Table, seat: int, card: int) -> bool:
    """Tell whether a seat might use a card, for all that others know (bx.gpdeck.hidden_asked)."""
    d = person_deck(g)
    if card in d.faceup[seat]:
        return g.holds(seat, card)
    if not d.facedown[seat]:
        return False
    row = g.rules.rows[card]
    if not isinstance(row, PersonCard) or not of_type(g, d.facedown[seat], row.person):
        return False
    return is_unseen(g, card) and on_map(g, seat, row.person)


def cannot_use(g: Table, seat: int, card: int) -> int:
    """The reason why a card is of no use to a seat, which only the seat may know."""
    if card not in cards_of(g, seat):
        return NOT_YOUR_CARD
    return ALLOWED if on_map(g, seat, card_row(g, card).person) else NO_MARKER_ON_MAP


def turn_up(g: Table, seat: int, card: int) -> None:
    """Turn a card faceup before its owner, if it is not yet (bx.gpdeck.reveal_on_use)."""
    d = person_deck(g)
    if card not in d.facedown[seat]:
        return
    d.facedown = put_row(d.facedown, seat, without(d.facedown[seat], card))
    d.faceup = put_row(d.faceup, seat, with_sorted(d.faceup[seat], card))
    g.unveil(only(seat))
    g.note("turned_up", seat, (card,))
    refresh(g, seat)
    check_victory(g)


def take_away(g: Table, seat: int, card: int) -> None:
    """Take a card from a seat; whoever calls says where it goes.

    Counters that lie on it are gone.
    """
    d = person_deck(g)
    if card == JIM_HENSON:
        d.counters = put(d.counters, seat, 0)
    if card in d.facedown[seat]:
        d.facedown = put_row(d.facedown, seat, without(d.facedown[seat], card))
        g.unveil(only(seat))
    else:
        d.faceup = put_row(d.faceup, seat, without(d.faceup[seat], card))
    refresh(g, seat)


def discard_card(g: Table, seat: int, card: int) -> None:
    """Lay a card of a seat faceup under the deck.

    Rules: bx.gpdeck.discard_on_use, bx.gpdeck.discard_place, bx.gpdeck.marker_stays_after_discard
    """
    take_away(g, seat, card)
    lay_under_deck(g, card)
    g.note("discarded_person", seat, (card,))


def lay_under_deck(g: Table, card: int) -> None:
    """Lay a card faceup under the deck."""
    d = person_deck(g)
    d.deck = buried(d.deck, card)
