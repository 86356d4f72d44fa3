"""The late changes, on one screen (bx.late_changes.option)."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.fame_and_fortune.relics.relics import SCHOOL_PEOPLE
from ziggurat.games.board_game.late_changes.greeks import CHANGED_GREEKS

FEWER_PEOPLE: Final = 1


def install(b: Build) -> None:
    """Install the module."""
    b.content("civilization").replace("greeks", CHANGED_GREEKS)
    b.limit(SCHOOL_PEOPLE, FEWER_PEOPLE)


LATE_CHANGES: Final = Module(
    "late_changes",
    install,
    after=("fame_and_fortune",),
    needs=("fame_and_fortune",),
)
