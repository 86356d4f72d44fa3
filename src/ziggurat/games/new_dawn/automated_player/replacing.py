"""Replacing a card of the automated player by the next level of its type.

Owns what is the same for every reason to do so. When it happens stands with the type of the card.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.automated_player.ids import automated_card
from ziggurat.games.new_dawn.focus.row import replace_card
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.printed import focus_of, level_of
from ziggurat.games.new_dawn.state import Table


def improve(g: Table, seat: int, place: int) -> None:
    """Put the next level of its type in the place of a card, with everything on it.

    The new card is not resolved in this turn: what it would do after its reset is not done either.
    Rules: ap.turn.replaced_card
    """
    old = g.realms[seat].row[place]
    card = automated_card(focus_of(g.rules, old), level_of(g.rules, old) + 1)
    g.realms[seat].used_this_turn |= bit(card)
    replace_card(g, seat, place, card)
