"""The Greeks as they were changed later are the same with both expansions."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.late_changes.greeks import CHANGED_GREEKS


def install(b: Build) -> None:
    """They are put back (bx.late_changes.option)."""
    b.content("civilization").replace("greeks", CHANGED_GREEKS)


BOTH_BOXES_LATE_CHANGES: Final = Module(
    "both_boxes_late_changes",
    install,
    after=("both_boxes", "late_changes"),
    needs=("fame_and_fortune", "late_changes", "wisdom_and_warfare"),
)
