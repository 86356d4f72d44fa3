"""What the investment deck changes, on one screen, with the Arabs, who need it."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module


def install(b: Build) -> None:
    """Install the module."""


INVESTMENTS: Final = Module(
    "investments",
    install,
    after=("fame_and_fortune",),
    needs=("fame_and_fortune",),
    stage="draft",
)
