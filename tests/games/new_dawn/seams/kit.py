"""Throw-away modules on the real game: what a module can install is shown by installing it.

Owns how such a module is put together with A New Dawn. Rows of these modules begin at 320,
where the game leaves room for modules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat.build.build import Build, build
from ziggurat.build.game import Module
from ziggurat.games.new_dawn.rules import NEW_DAWN
from ziggurat.kernel.rules import Rules

FIRST_ROW: Final = 320


def probed(install: Callable[[Build], None], map: str = "first-game", governed: int = 0) -> Rules:
    """A New Dawn with one module that installs what a test says, and may govern seats."""
    probe = Module("probe", install, governed=governed)
    game = NEW_DAWN._replace(modules=(*NEW_DAWN.modules, probe))
    return build(game, ("probe",), {"map": map})
