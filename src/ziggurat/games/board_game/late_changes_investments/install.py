"""The late change of the Arabs: it comes by itself where they take part."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.investments.arabs import MERCHANTS

LESS_CULTURE: Final = 1


def install(b: Build) -> None:
    """Each resource that the Arabs spend brings them less (bx.late_changes.option)."""
    b.limit(MERCHANTS, LESS_CULTURE)


LATE_CHANGES_INVESTMENTS: Final = Module(
    "late_changes_investments",
    install,
    after=("investments", "late_changes"),
    needs=("investments", "late_changes"),
)
