"""What Fame and Fortune is worth: metropolises, relics, fortifications and caravans.

Owns the weights of this box. It reads public facts only.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.sites import annex
from ziggurat.games.board_game.fame_and_fortune.ids import (
    ATLANTIS,
    CARAVAN,
    FIRST_RELIC_CODE,
    FORTIFICATION,
    GOLD_CODE,
)
from ziggurat.games.board_game.fame_and_fortune.state import fame
from ziggurat.games.board_game.ids import CAPITAL, NONE
from ziggurat.games.board_game.state import Table
from ziggurat.players.evaluators.board_game_map import square_yield
from ziggurat.players.evaluators.board_game_relics import claims

# A metropolis is easier to hold and better at the arts; what its new squares give comes on top.
METROPOLIS: Final = 8.0
GROWN: Final = 2.0
# What a relic gives that was claimed and has not given it yet: a tech, or two investments.
LEARNING: Final = 22.0
INVESTING: Final = 8.0
# Signs of cities; an army or a scout is worth more on the map unless there are enough.
SIGNS: Final = {FORTIFICATION: 1.2, CARAVAN: 1.5}


def terms(g: Table, seat: int) -> float:
    """What a seat has of this box."""
    f = fame(g)
    value = sum([LEARNING if relic == ATLANTIS else INVESTING for relic in f.waiting[seat]])
    value += sum([SIGNS.get(sign, 0.0) for sign in f.signs[seat]])
    return value + metropolis(g, seat) + claims(g, seat, FIRST_RELIC_CODE, GOLD_CODE)


def metropolis(g: Table, seat: int) -> float:
    """What the second square of a capital brings: the squares that only it has around it."""
    second = annex(g, seat, CAPITAL)
    if second == NONE:
        return 0.0
    centre = g.cities[seat][CAPITAL]
    around = g.layout.around
    new = [at for at in around[second] if at != centre and at not in around[centre]]
    gains = sum([square_yield(g.ground[at]) for at in new])
    return METROPOLIS + GROWN * (gains - square_yield(g.ground[second]))
