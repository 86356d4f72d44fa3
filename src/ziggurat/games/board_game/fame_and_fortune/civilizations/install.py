"""Civilizations of Fame and Fortune, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.fame_and_fortune.civilizations.immunity import IMMUNITY_RULE
from ziggurat.games.board_game.fame_and_fortune.civilizations.reasons import (
    FAME_CIVILIZATION_REASONS,
)
from ziggurat.games.board_game.fame_and_fortune.civilizations.rows import FAME_CIVILIZATIONS


def install_civilizations(b: Build) -> None:
    """Three more civilizations, and what it means to be immune to anarchy."""
    b.content("civilization").add(FAME_CIVILIZATIONS)
    b.content("rule").add((IMMUNITY_RULE,))
    b.reasons.add(FAME_CIVILIZATION_REASONS)
