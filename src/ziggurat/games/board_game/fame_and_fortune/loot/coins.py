"""Coin tokens that a seat gains apart from cards.

A token that belongs to no card lies on the civilization sheet of its owner, and is kept
by the row of the civilization.
"""

from __future__ import annotations

from ziggurat.games.board_game.research.abilities import put_coin
from ziggurat.games.board_game.state import Table


def gain_coin(g: Table, seat: int) -> None:
    """Put a coin token on a seat's civilization sheet (ff.coin.tokens_on_sheet)."""
    put_coin(g, seat, g.civilization[seat])
