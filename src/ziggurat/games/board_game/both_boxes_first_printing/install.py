"""The Greeks of the first printing begin as a Democracy with both expansions, too."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.fame_and_fortune.civilizations.rows import GREEKS_ROW


def install(b: Build) -> None:
    """They are put back (bx.first_printing.option)."""
    b.content("civilization").replace("greeks", GREEKS_ROW)


BOTH_BOXES_FIRST_PRINTING: Final = Module(
    "both_boxes_first_printing",
    install,
    after=("both_boxes", "first_printing"),
    needs=("fame_and_fortune", "first_printing", "wisdom_and_warfare"),
)
