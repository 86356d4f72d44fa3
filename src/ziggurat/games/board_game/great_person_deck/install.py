"""What the great person deck changes, on one screen."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module


def install(b: Build) -> None:
    """Install the module."""


GREAT_PERSON_DECK: Final = Module(
    "great_person_deck",
    install,
    after=("fame_and_fortune",),
    needs=("fame_and_fortune",),
    stage="draft",
)
