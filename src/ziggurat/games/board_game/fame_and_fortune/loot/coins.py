"""Coin tokens: those that a seat gains apart from cards, and those that it loses.

Owns both. A token that belongs to no card lies on the civilization sheet of its owner, and is kept
by the row of the civilization.
"""

from __future__ import annotations

from ziggurat.games.board_game.research.abilities import put_coin
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.victory import check_victory
from ziggurat.lib.vec import put_row, without


def gain_coin(g: Table, seat: int) -> None:
    """Put a coin token on a seat's civilization sheet (ff.coin.tokens_on_sheet)."""
    put_coin(g, seat, g.civilization[seat])


def coin_rows(g: Table, seat: int) -> list[int]:
    """The rows of a seat on which coin tokens lie, each once, ascending."""
    return sorted(set(g.coin_tokens[seat]))


def discard_coin(g: Table, seat: int, row: int) -> None:
    """Take a coin token of a seat out of the game (ff.coin.tokens_can_be_lost)."""
    g.coin_tokens = put_row(g.coin_tokens, seat, without(g.coin_tokens[seat], row))
    g.note("coin_lost", seat, (row,))
    check_victory(g)
