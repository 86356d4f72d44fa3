"""A game with throw-away modules: the template under another name, for tests of what goes together.

Owns modules that need, exclude and join each other, bring options and allow a fifth seat. They
install nothing, so that the game plays as the template does.
"""

from __future__ import annotations

from typing import Final

import pytest

from ziggurat import api
from ziggurat.build.build import Build
from ziggurat.build.game import Game, Module, Option
from ziggurat.games.template import TEMPLATE

NAME: Final = "fair"


def nothing(b: Build) -> None:
    """Change nothing."""


WIND: Final = Option("wind", {"calm": nothing, "storm": nothing}, needs={"storm": ("length=long",)})
FAIR: Final[Game] = TEMPLATE._replace(
    name=NAME,
    seat_names=(*TEMPLATE.seat_names, "white"),
    modules=(
        Module("harbour", nothing, options=(WIND,), seats=(5,), stage="draft"),
        Module("ferry", nothing, needs=("harbour",)),
        Module("desert", nothing, excludes=("harbour", "length=long"), no_seats=(4,)),
        Module("well", nothing, needs=("desert",)),
    ),
    joins=(Module("regatta", nothing, needs=("harbour", "ferry")),),
)


def offer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game be one of those there are, for one test."""
    monkeypatch.setattr(api, "GAMES", (*api.GAMES, FAIR))
