"""The late changes of civilizations, on one screen (bx.late_changes.option)."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.late_changes.greeks import CHANGED_GREEKS


def install(b: Build) -> None:
    """Install the module."""
    b.content("civilization").replace("greeks", CHANGED_GREEKS)


LATE_CHANGES: Final = Module(
    "late_changes",
    install,
    after=("fame_and_fortune",),
    needs=("fame_and_fortune",),
)
