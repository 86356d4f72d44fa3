"""Moments that wonders of this box act at."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.content import DoMoment
from ziggurat.kernel.flows import fire
from ziggurat.kernel.state import State

END_OF_TURN: Final = DoMoment("end_of_turn", "a seat's card is reset and its turn about to end")


def end_of_turn(s: State, seat: int) -> None:
    """A step of the turn: let everything act that waits for its end."""
    fire(table(s), END_OF_TURN, seat, everyone=False)
