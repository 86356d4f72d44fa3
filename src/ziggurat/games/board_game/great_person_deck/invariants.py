"""What must hold of great person cards after every decision, for tests and fuzzing."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Invariant
from ziggurat.games.board_game.great_person_deck.drawing import DrawPersonCard
from ziggurat.games.board_game.great_person_deck.holding import excess
from ziggurat.games.board_game.great_person_deck.losing import LoseCards
from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.games.board_game.ids import HUT, VILLAGE
from ziggurat.games.board_game.invariants import counted
from ziggurat.games.board_game.state import table
from ziggurat.kernel.flows import Fire
from ziggurat.kernel.state import State


def person_cards(s: State) -> str:
    """Each card is once in the deck, before a seat or in a pyramid."""
    d = person_deck(s)
    found = counted((d.deck,), d.facedown + d.faceup)
    missing = 0
    for card in s.rules.families["person_card"]:
        if found[card] > 1:
            return f"'{s.rules.rows[card].name}' is in {found[card]} places"
        missing += 1 - found[card]
    blanks = len([row for row in d.blank if row])
    return "" if missing == blanks else f"{missing} great person cards are lost"


def cards_and_markers(s: State) -> str:
    """Nobody has more cards of a type than markers (bx.gpdeck.one_card_per_marker)."""
    g = table(s)
    if any([isinstance(frame, (DrawPersonCard, LoseCards, Fire)) for frame in g.stack]):
        return ""
    for seat in range(g.seats):
        for person in g.rules.families["great_person"]:
            if excess(g, seat, person) > 0:
                return f"seat {seat} has too many cards of '{g.rules.rows[person].name}'"
    return ""


def faces(s: State) -> str:
    """What was looked at lies under a token and is in its pile; what is seen is there."""
    g, d = table(s), person_deck(s)
    left = list(g.hut_bag.unknown + g.village_bag.unknown)
    for square, find, _ in d.faces:
        family = "hut" if g.tokens[square] == HUT else "village"
        if g.tokens[square] not in (HUT, VILLAGE) or find not in g.rules.families[family]:
            return f"'{g.rules.rows[find].name}' lies under no token"
        if find not in left:
            return f"there are too few of '{g.rules.rows[find].name}'"
        left.remove(find)
    for at, row in enumerate(d.seen):
        there = list(g.facedown_finds[at % g.seats])
        for find in row:
            if find not in there:
                return f"seat {at // g.seats} knows a marker that is not there"
            there.remove(find)
    return ""


DECK_INVARIANTS: Final = (
    Invariant("person cards", person_cards),
    Invariant("cards and markers", cards_and_markers),
    Invariant("faces of markers", faces),
)
