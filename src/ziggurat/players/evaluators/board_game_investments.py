"""What investments are worth: what is active, and what the next marker makes active.

Owns the weights of this option. It reads public facts only.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.investments.card import Investment
from ziggurat.games.board_game.investments.ids import (
    ENDOWMENT_FOR_THE_ARTS,
    INFRASTRUCTURE,
    MILITARY_INDUSTRIAL_COMPLEX,
    PUBLIC_EDUCATION,
)
from ziggurat.games.board_game.investments.state import markers_on
from ziggurat.games.board_game.state import Table

# What each active ability is worth; that of Infrastructure for each city. A tech that was taught
# is there already, so that only the way to the next one counts.
ABILITIES: Final = {
    INFRASTRUCTURE: 2.0,
    MILITARY_INDUSTRIAL_COMPLEX: 5.0,
    PUBLIC_EDUCATION: 0.0,
    ENDOWMENT_FOR_THE_ARTS: 9.0,
}
# What the whole way to the next ability is worth; a part of it less than its share.
NEXT: Final = {
    INFRASTRUCTURE: 0.0,
    MILITARY_INDUSTRIAL_COMPLEX: 4.0,
    PUBLIC_EDUCATION: 18.0,
    ENDOWMENT_FOR_THE_ARTS: 6.0,
}


def terms(g: Table, seat: int) -> float:
    """What a seat has of this option."""
    return sum([_card(g, seat, card) for card in g.rules.families["investment"]])


def _card(g: Table, seat: int, card: int) -> float:
    row = g.rules.rows[card]
    assert isinstance(row, Investment)
    there = markers_on(g, seat, card)
    active = [needed for needed in row.tiers if needed <= there]
    later = [needed for needed in row.tiers if needed > there]
    value = ABILITIES[card] * len(active)
    if card == INFRASTRUCTURE:
        value *= len([at for at in g.cities[seat] if at != NONE])
    if later:
        start = active[-1] if active else 0
        share = (there - start) / (later[0] - start)
        value += NEXT[card] * share * share
    return value
