"""An army of p1 that comes to a hut or has won a village."""

from __future__ import annotations

from tests.games.board_game.fame_and_fortune.kit import plain
from tests.games.board_game.kit import resting, square_of, state
from tests.kit.table import Position
from ziggurat.games.board_game.movement.villages import conquer_village


def at_a_hut(t: Position | None = None) -> Position:
    """An army of p1 has entered a hut on C12."""
    t = (t or plain().set("armies p1", "C11")).set("token C12", "hut")
    t.at(resting(0), "movement p1").play("p1 take C11 1 0", "p1 step C12")
    return t


def in_a_village(t: Position | None = None) -> Position:
    """An army of p1 on C12 has won the battle for a village."""
    t = (t or plain()).set("armies p1", "C12").set("token C12", "village").at(resting(0))
    conquer_village(state(t), 0, square_of(t, "C12"))
    return t.start() if not t.state.asked else t
