"""Defending: who rolls for a piece that is attacked, and the tokens spent for it.

Owns the defender's side of an attack as far as it is not a value (`values.py`).
"""

from __future__ import annotations

from ziggurat.games.new_dawn.focus.row import lying, places_of, spend_lying
from ziggurat.games.new_dawn.ids import MILITARY, NONE
from ziggurat.games.new_dawn.state import Table


def roller(g: Table, seat: int, defender: int) -> int:
    """Who rolls for the defender (nd.attack.neutral_roller)."""
    return (seat - 1) % g.seats if defender == NONE else defender


def defence_tokens(g: Table, defender: int) -> int:
    """Tokens a defender can spend, those of a city-state too; none without a military card.

    Rules: nd.citystate.token_defence, nd.attack.defence_cards
    """
    realm = g.realms[defender]
    return sum([lying(realm, place) for place in places_of(g, defender, MILITARY)])


def spend_defence(g: Table, defender: int, count: int) -> None:
    """Spend a defender's tokens, from the lowest slot on (nd.attack.defence_cards)."""
    realm = g.realms[defender]
    for place in places_of(g, defender, MILITARY):
        part = min(count, lying(realm, place))
        spend_lying(g, defender, place, part)
        count -= part
