"""What can be agreed on before a game with the automated player."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Option


def normal(b: Build) -> None:
    """All cards begin at level I (ap.difficulty.choice)."""


OPTIONS: Final = (Option("difficulty", {"normal": normal}),)
