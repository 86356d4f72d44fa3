"""The first printing of Fame and Fortune, on one screen (bx.first_printing.option)."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.fame_and_fortune.relics.relics import SCHOOL_PEOPLE

MORE_PEOPLE: Final = 2


def install(b: Build) -> None:
    """The School of Confucius gives more."""
    b.limit(SCHOOL_PEOPLE, MORE_PEOPLE)


FIRST_PRINTING: Final = Module(
    "first_printing",
    install,
    after=("fame_and_fortune",),
    needs=("fame_and_fortune",),
    excludes=("late_changes",),
    implied_before=6,
)
