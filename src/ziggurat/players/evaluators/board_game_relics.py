"""Relics of The Board Game as a player sees them: the nearer an army, the sooner they are claimed.

Owns how near armies are; which tokens are relics, their boxes say.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.movement.figures import water_use
from ziggurat.games.board_game.state import Table
from ziggurat.players.evaluators.board_game_map import ways

RELIC: Final = 5.0


def claims(g: Table, seat: int, first: int, last: int) -> float:
    """How near the armies of a seat are to relics, whose tokens have codes in a row."""
    relics = tuple([at for at, token in enumerate(g.tokens) if first <= token <= last])
    if not relics or not g.armies[seat]:
        return 0.0
    steps = ways(g.layout, g.ground, water_use(g, seat) > 0, relics)
    return RELIC / (1 + min([steps[army] for army in g.armies[seat]]))
