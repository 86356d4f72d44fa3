"""Concealed offers: hooks of rows that may lie facedown before a seat.

Owns what others may think of such a row. Who might have it is in `secrets.py`.
"""

from __future__ import annotations

from ziggurat.games.board_game.state import Table
from ziggurat.kernel.content import Cue, Offer


class Concealed(Offer):
    """An offer of which others cannot tell whether its owner has it."""

    def might(self, g: Table, cue: Cue) -> bool:
        """Tell whether it could be used now, for all that others know, by who might have it."""
        raise TypeError(f"{type(self).__name__} does not say what others may think")
