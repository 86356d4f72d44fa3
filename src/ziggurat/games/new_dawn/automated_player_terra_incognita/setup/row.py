"""The automated player's first row with the expansion: growth comes a turn earlier."""

from __future__ import annotations

from ziggurat.games.new_dawn.automated_player.order import own_seat
from ziggurat.games.new_dawn.focus.row import swap
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State


def swap_leftmost(s: State, seat: int) -> None:
    """The two leftmost cards, both in slots numbered 1, change places.

    Rules: ap.ti.setup.row_swap, ap.ti.setup.row_swap_timing
    """
    g = table(s)
    swap(g.realms[own_seat(g)], 0, 1)
