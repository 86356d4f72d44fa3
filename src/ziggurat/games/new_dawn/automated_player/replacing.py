"""Replacing a card of the automated player by the next level of its type.

Owns which card takes the place of which, and what is the same for every reason to do so. When it
happens stands with the type of the card.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.focus.row import replace_card
from ziggurat.games.new_dawn.masks import bit, members
from ziggurat.games.new_dawn.printed import focus_of, level_of
from ziggurat.games.new_dawn.state import Table

# In the stead of a level space: a card gives way to the one of the next level.
NEXT: Final = 0


def better_cards(g: Table, seat: int, place: int, level: int) -> list[int]:
    """Cards that may take a place: of its type and the level of a space, or one level higher
    than what lies there if that is as good already.

    Rules: ap.tech.to_level, ap.tech.already, ap.tech.above
    """
    realm = g.realms[seat]
    old = realm.row[place]
    wanted = max(level, level_of(g.rules, old) + 1)
    focus = focus_of(g.rules, old)
    return [
        card
        for card in members(realm.deck)
        if focus_of(g.rules, card) == focus and level_of(g.rules, card) == wanted
    ]


def improve(g: Table, seat: int, place: int) -> None:
    """Put the next level of its type in the place of a card, with everything on it.

    The new card is not resolved in this turn: what it would do after its reset is not done either.
    Rules: ap.turn.replaced_card
    """
    card = better_cards(g, seat, place, NEXT)[0]
    g.realms[seat].used_this_turn |= bit(card)
    replace_card(g, seat, place, card)
