"""The unique card with which the automated player begins at a higher difficulty."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.order import own_seat
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.ids import UNIQUE_OF
from ziggurat.games.new_dawn.focus.row import places_of, replace_card
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State

# The difficulties that are higher than usual (ap.ti.difficulty.unique_when).
HIGHER: Final = ("hard", "very_hard")


def lay_out_unique(s: State, seat: int) -> None:
    """Its leader's card takes the place of the card of its type, whatever level that has.

    Rules: ap.ti.difficulty.unique, ap.ti.difficulty.unique_when, ap.ti.unique.gain
    """
    g = table(s)
    own = own_seat(g)
    card = UNIQUE_OF.get(g.realms[own].leader, NONE)
    if card != NONE:
        replace_card(g, own, places_of(g, own, focus_of(g.rules, card))[0], card)
