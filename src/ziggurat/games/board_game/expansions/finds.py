"""The village with wealth, which either box has, and coin tokens apart from cards.

A token that belongs to no card lies on the civilization sheet of its owner, and is kept
by the row of the civilization.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.expansions.ids import MORE_WEALTH, VILLAGE_WEALTH
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.research.abilities import put_coin
from ziggurat.games.board_game.rows.addition import Addition
from ziggurat.games.board_game.rows.find import Find
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.state import State


def gain_coin(g: Table, seat: int) -> None:
    """Put a coin token on a seat's civilization sheet (ff.coin.tokens_on_sheet)."""
    put_coin(g, seat, g.civilization[seat])


def wealth(s: State, seat: int, square: int, find: int) -> None:
    """A coin token for the civilization sheet (ff.hut.wealth, ww.hut.wealth)."""
    g = table(s)
    g.note("found_at_once", seat, (find,))
    gain_coin(g, seat)


WEALTH: Final = Find(VILLAGE_WEALTH, "village_wealth", NONE, 1, wealth)
# The one of the other box, where both are on the table.
ONE_MORE: Final = Addition(MORE_WEALTH, "more_wealth", ((VILLAGE_WEALTH, 1),))
