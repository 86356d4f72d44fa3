"""Throw-away modules: what an expansion may install, tried on The Board Game.

`rules_with` builds the game with one module for each function given. A probe replaces or adds what
it needs; rows that everybody has hang on Despotism, under which all seats of `laid_out` live.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.games.board_game.kit import game
from tests.kit.builds import far_or_near
from ziggurat import api
from ziggurat.build.build import Build, build
from ziggurat.build.game import Module
from ziggurat.checks import EACH_POSITION, run_suite
from ziggurat.checks.legal import Ends, Invariants
from ziggurat.games.board_game.content.governments import DESPOTISM
from ziggurat.kernel.content import Hook, Row

Install = Callable[[Build], None]
LONG: Final = 2500
SHORT: Final = 60
WHOLE: Final = far_or_near(6000, 1500)


def rules_with(*installs: Install, options: dict[str, str] | None = None) -> api.Rules:
    """The rules with throw-away modules, each of which builds on those before it."""
    names = [f"probe_{at}" for at in range(len(installs))]
    modules = [Module(names[at], install, tuple(names[:at])) for at, install in enumerate(installs)]
    return build(game()._replace(modules=tuple(modules), joins=()), tuple(names), options or {})


def despots_have(b: Build, *hooks: Hook) -> None:
    """Let hooks act for everybody who lives under Despotism."""
    despotism = Row(DESPOTISM, "despotism", hooks)
    b.content("government").replace("despotism", despotism)


def plays_through(rules: api.Rules, seats: int, seed: int, limit: int = LONG) -> None:
    """Play a random game, to the end or to the limit, and check every position of it."""
    run_suite(rules, seats, seed, far_or_near(limit, limit // 4), EACH_POSITION)


def plays_on(rules: api.Rules, seats: int, seed: int) -> None:
    """Play a whole random game in which nothing gets lost; check its first positions thoroughly."""
    plays_through(rules, seats, seed, SHORT)
    run_suite(rules, seats, seed, WHOLE, (Ends, Invariants))
