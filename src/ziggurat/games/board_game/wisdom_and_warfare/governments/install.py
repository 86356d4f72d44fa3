"""Governments of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.wisdom_and_warfare.governments.cards import NEW_GOVERNMENTS
from ziggurat.games.board_game.wisdom_and_warfare.governments.effects import (
    FIEF_ASKER,
    FORGET_KINDS,
)
from ziggurat.games.board_game.wisdom_and_warfare.governments.facts import GOVERNMENT_FACTS
from ziggurat.games.board_game.wisdom_and_warfare.governments.reasons import GOVERNMENT_REASONS


def install_governments(b: Build) -> None:
    """New cards for everybody (ww.setup.governments_replaced, ww.setup.sheet_government_text)."""
    for name, row in NEW_GOVERNMENTS.items():
        b.content("government").replace(name, row)
    b.flow("city_management").before("actions", FORGET_KINDS)
    b.reasons.add(GOVERNMENT_REASONS)
    b.askers.add((FIEF_ASKER,))
    b.facts.add(GOVERNMENT_FACTS)
