"""Civilizations of Wisdom and Warfare, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.start.start_of_turn import START
from ziggurat.games.board_game.wisdom_and_warfare.civilizations.gathering import (
    ARMIES_GATHER,
    GATHER_STEP,
    SEND_STEP,
    SendArmies,
)
from ziggurat.games.board_game.wisdom_and_warfare.civilizations.rows import WISDOM_CIVILIZATIONS


def install_civilizations(b: Build) -> None:
    """Six more civilizations, one of which gathers with armies."""
    b.content("civilization").add(WISDOM_CIVILIZATIONS)
    b.content("gatherer").add((ARMIES_GATHER,))
    b.flow(START).after("gather", GATHER_STEP).after("send scouts", SEND_STEP)
    b.records((SendArmies,))
