"""Both expansions together, on one screen: it comes by itself where both are on the table.

Almost all of it follows from the boxes themselves, because each adds rows to the same piles and
acts at the same moments.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.both_boxes.greeks import GREEKS_OF_BOTH
from ziggurat.games.board_game.both_boxes.growth import GROWING_OVER_RULE


def install(b: Build) -> None:
    """Capitals may grow over city-states, and the Greeks begin under another government."""
    b.content("rule").add((GROWING_OVER_RULE,))
    b.content("civilization").replace("greeks", GREEKS_OF_BOTH)


BOTH_BOXES: Final = Module(
    "both_boxes",
    install,
    after=("fame_and_fortune", "late_changes", "wisdom_and_warfare"),
    needs=("fame_and_fortune", "wisdom_and_warfare"),
)
